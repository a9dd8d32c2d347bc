import { randomUUID } from 'node:crypto';
import { cartRules } from '../../../../common/contract/cart.js';
import { CountingIds } from '../../../kernel/testing/fakes.js';
import type { CartItemRepository } from '../ports/cart-repository.js';

export interface CartItemRepositoryUnderTest {
  readonly items: CartItemRepository;
  /** The id of a user whose cart is empty. */
  newUser(): Promise<string>;
  /** The ids of that many products. */
  newProducts(count: number): Promise<string[]>;
}

export function cartItemRepositoryContract(given: () => CartItemRepositoryUnderTest): void {
  const ids = new CountingIds();
  const setUp = async (products = 1) => {
    const { items, newUser, newProducts } = given();
    const userId = await newUser();
    const productIds = await newProducts(products);
    const add = (quantity: number, most = 10, productId = productIds[0]!) =>
      items.add(userId, { id: ids.next(), productId, quantity }, most);
    return { items, userId, productIds, add };
  };

  it('puts a product in, and finds it for its user only', async () => {
    const { items, userId, productIds, add } = await setUp();
    const [productId] = productIds as [string];
    const added = (await add(2))!;
    expect(added).toEqual({ id: added.id, productId, quantity: 2 });
    expect(await items.of(userId)).toEqual([added]);
    expect(await items.find(userId, added.id)).toEqual(added);
    expect(await items.hasProduct(userId, productId)).toBe(true);
    const other = await given().newUser();
    expect(await items.of(other)).toEqual([]);
    expect(await items.find(other, added.id)).toBeUndefined();
    expect(await items.hasProduct(other, productId)).toBe(false);
  });

  it('adds up under the first id, to the most and no further', async () => {
    const { items, userId, add } = await setUp();
    const first = await add(2, 5);
    const second = await add(3, 5);
    expect(second).toEqual({ ...first, quantity: 5 });
    expect(await add(1, 5)).toBeUndefined();
    expect(await items.of(userId)).toEqual([second]);
  });

  it('holds so many different products, oldest first, and more of those', async () => {
    const { items, userId, productIds, add } = await setUp(cartRules.maxProducts + 1);
    for (const productId of productIds.slice(0, -1)) await add(1, 10, productId);
    expect(await add(1, 10, productIds.at(-1))).toBeUndefined();
    expect(await add(1, 10, productIds[0])).toMatchObject({ quantity: 2 });
    const listed = (await items.of(userId)).map(({ productId }) => productId);
    expect(listed).toEqual(productIds.slice(0, -1));
  });

  it('looks for well-formed ids only', async () => {
    const { items, userId } = await setUp();
    await expect(items.find(userId, 'nonsense')).rejects.toThrow();
    await expect(items.delete(userId, 'nonsense')).rejects.toThrow();
  });

  it('sets a quantity and deletes, for its user only', async () => {
    const { items, userId, add } = await setUp();
    const added = (await add(1))!;
    const { id } = added;
    const other = await given().newUser();
    expect(await items.setQuantity(other, id, 3)).toBeUndefined();
    expect(await items.setQuantity(userId, randomUUID(), 3)).toBeUndefined();
    expect(await items.setQuantity(userId, id, 3)).toEqual({ ...added, quantity: 3 });
    expect(await items.delete(other, id)).toBe(false);
    expect(await items.of(userId)).toMatchObject([{ id, quantity: 3 }]);
    expect(await items.delete(userId, id)).toBe(true);
    expect(await items.delete(userId, id)).toBe(false);
    expect(await items.of(userId)).toEqual([]);
  });
}
