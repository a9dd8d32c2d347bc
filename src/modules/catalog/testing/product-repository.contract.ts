import { eachText } from '../../../../common/contract/product.js';
import type { CategoryRepository } from '../ports/category-repository.js';
import type { ProductRepository } from '../ports/product-repository.js';
import { bench, CARDIO, idOf, STRENGTH } from './fixtures.js';

/** The contract of every product repository. `make` returns an empty catalog. */
export function productRepositoryContract(
  make: () => Promise<{
    products: ProductRepository;
    categories: CategoryRepository;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  }>,
): void {
  const opened = async () => {
    const { products, categories, inTransaction } = await make();
    await inTransaction(async () => {
      await categories.add(STRENGTH);
      await categories.add(CARDIO);
    });
    const save = (...writes: Parameters<typeof products.save>[0]) =>
      inTransaction(async () => {
        for (const { before } of writes) if (before) await products.lock(before.id);
        await products.save(writes);
      });
    const lock = (id: string) => inTransaction(() => products.lock(id));
    const sizeOf = async ({ id }: { id: string }) =>
      (await inTransaction(() => categories.lock(id)))?.products;
    return { products, inTransaction, save, lock, sizeOf };
  };

  it('gives back what was put in, locked or not, in the order of ids', async () => {
    const { products, inTransaction, save, lock } = await opened();
    const all = [
      bench(1, { ...eachText((name) => `The ${name}`), weightGrams: 21_500 }),
      bench(2, { featured: true, discount: 5 }),
    ];
    await save({ after: all[1]! }, { after: all[0]! });
    const ids = [idOf(2), 'no id', idOf(3), idOf(1)];
    expect(await products.find(ids, { locked: false })).toEqual(all);
    expect(await inTransaction(() => products.find(ids, { locked: true }))).toEqual(all);
    expect([await lock(idOf(1)), await lock(idOf(3)), await lock('no id')]).toEqual([
      all[0],
      undefined,
      undefined,
    ]);
  });

  it('stores every detail of an edit, beside new products', async () => {
    const { save, lock } = await opened();
    const before = bench();
    await save({ after: before });
    const after = bench(1, {
      name: 'Press',
      description: 'A press to lie under',
      priceCents: 12_345,
      discount: 10,
      categoryId: CARDIO.id,
      images: ['two.webp', 'one.webp'],
      featured: true,
      ...eachText((name) => `Another ${name}`),
      weightGrams: 90_000,
      taxClass: 'reduced',
      quantity: 7,
      version: 2,
    });
    await save({ before, after }, { after: bench(2) });
    expect([await lock(idOf(1)), await lock(idOf(2))]).toEqual([after, bench(2)]);
  });

  it('counts the products of each category', async () => {
    const { products, inTransaction, save, sizeOf } = await opened();
    await save({ after: bench(1) }, { after: bench(2) }, { after: bench(3) });
    const moved = bench(1, { categoryId: CARDIO.id, version: 2 });
    await save({ before: bench(1), after: moved });
    await inTransaction(() => products.remove(bench(2)));
    expect([await sizeOf(STRENGTH), await sizeOf(CARDIO)]).toEqual([1, 1]);
  });

  it.each([idOf(9), 'no id'])('refuses the unknown category %s', async (categoryId) => {
    const { save, lock } = await opened();
    await expect(save({ after: bench(1, { categoryId }) })).rejects.toThrow('Category not found');
    expect(await lock(idOf(1))).toBeUndefined();
  });

  it('knows a removed product no more', async () => {
    const { products, inTransaction, save, lock } = await opened();
    await save({ after: bench() });
    await inTransaction(() => products.remove(bench()));
    expect(await lock(idOf(1))).toBeUndefined();
    expect(await products.find([idOf(1)], { locked: false })).toEqual([]);
  });

  it('tells how many are done', async () => {
    const { products, inTransaction } = await opened();
    const told: number[] = [];
    const writes = [1, 2, 3].map((number) => ({ after: bench(number) }));
    await inTransaction(() => products.save(writes, (done) => told.push(done)));
    expect(told.at(-1)).toBe(3);
  });
}
