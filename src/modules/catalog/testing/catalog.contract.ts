import { randomUUID } from 'node:crypto';
import type { CatalogUnderTest } from './stock.contract.js';

export function catalogContract(make: () => Promise<CatalogUnderTest>): void {
  it('tells what a product costs and how much of it is left', async () => {
    const { catalog, sell } = await make();
    const id = await sell({ name: 'Bell', priceCents: 999, discount: 25, quantity: 3 });
    const [product] = await catalog.products([id]);
    expect(product).toMatchObject({
      id,
      name: 'Bell',
      priceCents: 999,
      finalPriceCents: 749,
      discount: 25,
      hasDiscount: true,
      quantity: 3,
      available: true,
      srcset: [],
    });
    expect(product?.images).toHaveLength(1);
    const full = await sell({ quantity: 1 });
    expect(await catalog.products([full])).toMatchObject([{ discount: 0, hasDiscount: false }]);
  });

  it('tells of a deleted product as such, of each once, and of no other', async () => {
    const { catalog, sell, withdraw } = await make();
    const [gone, bell] = [await sell({ quantity: 1 }), await sell({ quantity: 1 })];
    await withdraw(gone);
    const asked = [bell, randomUUID(), gone, 'nonsense', bell.toUpperCase()];
    const products = await catalog.products(asked);
    const told = products.map(({ id, available }) => [id, available] as const);
    expect(told).toHaveLength(2);
    expect(new Map(told)).toEqual(
      new Map([
        [gone, false],
        [bell, true],
      ]),
    );
    expect(await catalog.products(['nonsense'])).toEqual([]);
  });

  it('counts what their own checkout holds as available to a user', async () => {
    const { catalog, stock, sell, inTransaction } = await make();
    const [userId, productId] = [randomUUID(), await sell({ quantity: 3 })];
    const hold = { checkoutId: randomUUID(), userId, lines: [{ productId, quantity: 2 }] };
    await inTransaction(() => stock.hold(hold));
    const quantityFor = async (user?: string) =>
      (await catalog.products([productId], user)).map(({ quantity }) => quantity);
    expect(await quantityFor()).toEqual([1]);
    expect(await quantityFor(randomUUID())).toEqual([1]);
    expect(await quantityFor(userId)).toEqual([3]);
  });
}
