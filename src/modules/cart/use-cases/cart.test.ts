import { randomUUID } from 'node:crypto';
import { CountingIds, DirectUnitOfWork } from '../../../kernel/testing/fakes.js';
import { FakeCatalog } from '../../catalog/testing/fake-catalog.js';
import { cartRules } from '../../../../common/contract/cart.js';
import { cartItemRepositoryContract } from '../testing/cart-item-repository.contract.js';
import { cartRepositoryContract } from '../testing/cart-repository.contract.js';
import { FakeCartItemRepository } from '../testing/fake-cart-item-repository.js';
import { FakeCartRepository } from '../testing/fake-cart-repository.js';
import { AddToCart } from './add-to-cart.js';
import { ChangeQuantity } from './change-quantity.js';
import { RemoveItem } from './remove-item.js';
import { ShowCart } from './show-cart.js';

const ADA = randomUUID();
const BELL = randomUUID();
const BAR = randomUUID();

/** A shop that sells five bells. */
function shop() {
  const items = new FakeCartItemRepository();
  const catalog = new FakeCatalog();
  catalog.sell(BELL, { name: 'Bell', quantity: 5 });
  const addToCart = new AddToCart(items, catalog, new CountingIds());
  const changeQuantity = new ChangeQuantity(items, catalog);
  const showCart = new ShowCart(items, catalog);
  return {
    catalog,
    add: (quantity: number, productId: string = BELL) =>
      addToCart.execute(ADA, { productId, quantity }),
    addAs: (user: string) => addToCart.execute(ADA, { user, productId: BELL, quantity: 1 }),
    change: (id: string, quantity: number, userId = ADA) =>
      changeQuantity.execute(userId, id, quantity),
    remove: (id: string, userId = ADA) => new RemoveItem(items).execute(userId, id),
    show: async () =>
      (await showCart.execute(ADA)).map(({ item, product }) => [product.name, item.quantity]),
  };
}

describe('adding', () => {
  it('answers the item with its product, and adds up', async () => {
    const { add, show } = shop();
    expect(await add(2)).toMatchObject({ item: { productId: BELL, quantity: 2 } });
    expect(await add(3)).toMatchObject({ item: { quantity: 5 }, product: { name: 'Bell' } });
    expect(await show()).toEqual([['Bell', 5]]);
  });

  it('refuses more than the stock, at the first add and later', async () => {
    const { add, show } = shop();
    await expect(add(6)).rejects.toThrow('Only 5 left in stock');
    expect(await show()).toEqual([]);
    await add(5);
    await expect(add(1)).rejects.toThrow('Only 5 left in stock');
    expect(await show()).toEqual([['Bell', 5]]);
  });

  it('does not know a product that is unknown, malformed or deleted', async () => {
    const { add, catalog } = shop();
    catalog.sell('nonsense', {});
    await expect(add(1, BAR)).rejects.toThrow('Product not found');
    await expect(add(1, 'nonsense')).rejects.toThrow('Product not found');
    catalog.sell(BELL, { available: false });
    await expect(add(1)).rejects.toThrow('Product not found');
  });

  it('refuses another’s cart; the own id may be sent, in any case', async () => {
    const { addAs, show } = shop();
    await expect(addAs(randomUUID())).rejects.toMatchObject({ code: 'not_your_cart' });
    expect(await show()).toEqual([]);
    await addAs(ADA.toUpperCase());
    expect(await show()).toEqual([['Bell', 1]]);
  });

  it('refuses one more product where the cart is full', async () => {
    const { add, catalog } = shop();
    for (let line = 0; line < cartRules.maxProducts; line++) {
      const id = randomUUID();
      catalog.sell(id, {});
      await add(1, id);
    }
    await expect(add(1)).rejects.toMatchObject({ code: 'cart_full' });
  });
});

describe('changing', () => {
  it('sets the quantity within the stock', async () => {
    const { add, change, show } = shop();
    const { item } = await add(1);
    expect(await change(item.id, 5)).toMatchObject({ item: { quantity: 5 } });
    await expect(change(item.id, 6)).rejects.toThrow('Only 5 left in stock');
    expect(await show()).toEqual([['Bell', 5]]);
  });

  it('lets a shopper step down to a stock that fell', async () => {
    const { add, change, catalog, show } = shop();
    const { item } = await add(5);
    catalog.sell(BELL, { quantity: 2 });
    await expect(change(item.id, 5)).rejects.toThrow('Only 2 left in stock');
    await change(item.id, 4);
    expect(await show()).toEqual([['Bell', 4]]);
  });

  it('refuses a product that is no longer sold', async () => {
    const { add, change, catalog } = shop();
    const { item } = await add(1);
    catalog.sell(BELL, { available: false });
    await expect(change(item.id, 1)).rejects.toThrow('"Bell" is no longer available');
    catalog.all.delete(BELL);
    await expect(change(item.id, 1)).rejects.toThrow('Product not found');
  });

  it('does not find an item that goes away meanwhile', async () => {
    const { add, change, remove, catalog } = shop();
    const { item } = await add(1);
    const products = catalog.products.bind(catalog);
    catalog.products = async (ids) => {
      await remove(item.id);
      return products(ids);
    };
    await expect(change(item.id, 2)).rejects.toThrow('Cart item not found');
  });

  it('does not find an item that is unknown, malformed or another’s', async () => {
    const { add, change, show } = shop();
    const { item } = await add(1);
    await expect(change(randomUUID(), 2)).rejects.toThrow('Cart item not found');
    await expect(change('nonsense', 2)).rejects.toThrow('Cart item not found');
    await expect(change(item.id, 2, randomUUID())).rejects.toThrow('Cart item not found');
    expect(await show()).toEqual([['Bell', 1]]);
  });
});

describe('removing', () => {
  it('takes the item out, once, for its owner only', async () => {
    const { add, remove, show } = shop();
    const { item } = await add(1);
    await expect(remove(item.id, randomUUID())).rejects.toThrow('Cart item not found');
    await expect(remove('nonsense')).rejects.toThrow('Cart item not found');
    expect(await show()).toHaveLength(1);
    await remove(item.id);
    expect(await show()).toEqual([]);
    await expect(remove(item.id)).rejects.toThrow('Cart item not found');
  });
});

describe('showing', () => {
  it('has the items oldest first, with their products as they are now', async () => {
    const { add, catalog, show } = shop();
    catalog.sell(BAR, { name: 'Bar' });
    await add(1, BAR);
    await add(2);
    catalog.sell(BAR, { name: 'Long bar', available: false });
    expect(await show()).toEqual([
      ['Long bar', 1],
      ['Bell', 2],
    ]);
  });

  it('passes over a product that is not there any more', async () => {
    const { add, catalog, show } = shop();
    await add(1);
    catalog.all.delete(BELL);
    expect(await show()).toEqual([]);
  });
});

describe('carts in memory', () => {
  cartItemRepositoryContract(() => ({
    items: new FakeCartItemRepository(),
    newUser: async () => randomUUID(),
    newProducts: async (count) => Array.from({ length: count }, () => randomUUID()),
  }));
});

describe('the checkout’s carts in memory', () => {
  cartRepositoryContract(async () => {
    const carts = new FakeCartRepository();
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()].sort();
    return {
      carts,
      unitOfWork: new DirectUnitOfWork(),
      userId: ADA,
      productIds: [first!, second!, third!],
      fill: async (lines) => carts.fill(ADA, lines),
    };
  });
});
