import { randomUUID } from 'node:crypto';
import type { Catalog, CatalogProduct } from '../ports/catalog.js';
import type { Stock } from '../ports/stock.js';

/** A catalog and what the contract needs to set it up. */
export interface CatalogUnderTest {
  readonly catalog: Catalog;
  readonly stock: Stock;
  /** Adds a product with one image; returns its id, which sorts after the previous one. */
  sell(
    product: Pick<CatalogProduct, 'quantity'> &
      Partial<Pick<CatalogProduct, 'name' | 'priceCents' | 'discount'>>,
  ): Promise<string>;
  withdraw(productId: string): Promise<void>;
  unitsSold(productId: string): Promise<number>;
  inTransaction<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function stockContract(make: () => Promise<CatalogUnderTest>): void {
  const setUp = async (...quantities: number[]) => {
    const { catalog, stock, inTransaction, ...given } = await make();
    const ids: string[] = [];
    for (const quantity of quantities) ids.push(await given.sell({ name: 'Bell', quantity }));
    const linesOf = (...pieces: number[]) =>
      pieces.map((quantity, index) => ({ productId: ids[index]!, quantity }));
    return {
      ...given,
      ids,
      linesOf,
      hold: (lines: ReturnType<typeof linesOf>, checkoutId: string = randomUUID()) =>
        inTransaction(() => stock.hold({ checkoutId, userId: randomUUID(), lines })).then(
          () => checkoutId,
        ),
      release: (checkoutId: string) => inTransaction(() => stock.release(checkoutId)),
      commit: (checkoutId: string) => inTransaction(() => stock.commit(checkoutId, randomUUID())),
      returnUnits: (orderId: string, pieces: number, restock: boolean) =>
        inTransaction(() => stock.returnUnits(orderId, linesOf(pieces), { restock })),
      takeBack: (orderId: string, pieces: number, restock: boolean) =>
        inTransaction(() => stock.takeBack(orderId, linesOf(pieces), { restock })),
      putBack: (orderId: string, pieces: number) =>
        inTransaction(() => stock.putBack(orderId, linesOf(pieces))),
      left: async () => {
        const products = await catalog.products(ids);
        return ids.map((id) => products.find((product) => product.id === id)?.quantity);
      },
    };
  };

  it('holds all lines, adding up those of one product, and releases them once', async () => {
    const { ids, hold, release, left } = await setUp(5, 2);
    const [bell, mat] = [ids[0]!, ids[1]!];
    const checkoutId = await hold([
      { productId: mat, quantity: 2 },
      { productId: bell, quantity: 1 },
      { productId: bell, quantity: 3 },
    ]);
    expect(await left()).toEqual([1, 0]);
    await release(checkoutId);
    await release(checkoutId);
    expect(await left()).toEqual([5, 2]);
  });

  it('holds no line where one is refused, and names the first product of those', async () => {
    const { ids, hold, release, linesOf, left } = await setUp(9, 3, 0);
    const checkoutId = randomUUID();
    await expect(hold(linesOf(1, 4, 1).reverse(), checkoutId)).rejects.toMatchObject({
      code: 'out_of_stock',
      message: 'Only 3 of "Bell" left in stock',
      data: { productId: ids[1], left: 3 },
    });
    await release(checkoutId);
    expect(await left()).toEqual([9, 3, 0]);
  });

  it('refuses a product that is deleted, and does not know others', async () => {
    const { ids, hold, linesOf, withdraw } = await setUp(5);
    await withdraw(ids[0]!);
    await expect(hold(linesOf(1))).rejects.toMatchObject({
      code: 'out_of_stock',
      message: '"Bell" is no longer available',
      data: { left: 0 },
    });
    for (const productId of [randomUUID(), 'nonsense']) {
      const taking = hold([{ productId, quantity: 1 }]);
      await expect(taking).rejects.toMatchObject({ kind: 'not_found' });
    }
  });

  it('lets a checkout hold once', async () => {
    const { hold, linesOf, left } = await setUp(5);
    const checkoutId = await hold(linesOf(1));
    await expect(hold(linesOf(1), checkoutId)).rejects.toThrow();
    expect(await left()).toEqual([4]);
  });

  it('sells what a checkout holds, once, and nothing where it holds nothing', async () => {
    const { ids, hold, release, commit, linesOf, left, unitsSold } = await setUp(5);
    const checkoutId = await hold(linesOf(2));
    await commit(checkoutId);
    await commit(checkoutId);
    await release(checkoutId);
    await commit(randomUUID());
    expect([await left(), await unitsSold(ids[0]!)]).toEqual([[3], 2]);
  });

  it('takes an order back once, and restocks it where that is asked for', async () => {
    const { ids, hold, commit, returnUnits, linesOf, left, unitsSold } = await setUp(9);
    await commit(await hold(linesOf(7)));
    const [first, second] = [randomUUID(), randomUUID()];
    await returnUnits(first, 2, true);
    await returnUnits(first, 2, true);
    expect([await left(), await unitsSold(ids[0]!)]).toEqual([[4], 5]);
    await returnUnits(second, 1, false);
    await returnUnits(second, 1, true);
    expect([await left(), await unitsSold(ids[0]!)]).toEqual([[4], 4]);
  });

  it('puts units of a return in stock, which are sold until they are taken back', async () => {
    const { ids, hold, commit, putBack, takeBack, linesOf, left, unitsSold } = await setUp(9);
    await commit(await hold(linesOf(7)));
    const orderId = randomUUID();
    await putBack(orderId, 2);
    await putBack(orderId, 1);
    expect([await left(), await unitsSold(ids[0]!)]).toEqual([[5], 7]);
    await takeBack(orderId, 3, false);
    expect([await left(), await unitsSold(ids[0]!)]).toEqual([[5], 4]);
  });

  it('takes parts of an order back, each of them, and then what is left of it', async () => {
    const { ids, hold, commit, takeBack, returnUnits, linesOf, left, unitsSold } = await setUp(9);
    await commit(await hold(linesOf(7)));
    const orderId = randomUUID();
    await takeBack(orderId, 2, true);
    await takeBack(orderId, 2, true);
    await takeBack(orderId, 1, false);
    expect([await left(), await unitsSold(ids[0]!)]).toEqual([[6], 2]);
    await returnUnits(orderId, 2, true);
    expect([await left(), await unitsSold(ids[0]!)]).toEqual([[8], 0]);
  });
}
