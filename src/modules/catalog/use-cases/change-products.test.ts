import type { ChangeOptions } from './change-products.js';
import type { ProductChange } from './edit-product.js';
import { catalogFixture } from '../testing/catalog-fixture.js';
import { bench, CARDIO, idOf, STRENGTH } from '../testing/fixtures.js';

const ADMIN = { id: idOf(500) };
const REAL = { isDryRun: false };
const DRY_RUN = { isDryRun: true };
const YOGA = { ...CARDIO, id: idOf(103), title: 'Yoga' };

function changesIn(changes: readonly ProductChange[] | { changed: number }) {
  if ('changed' in changes) throw new Error('It was made before.');
  return changes;
}

/** Benches with these prices, the first with the id 1. */
function fixtureWith(...prices: readonly number[]) {
  const fixture = catalogFixture();
  for (const [at, priceCents] of prices.entries()) {
    fixture.catalog.products.set(idOf(at + 1), bench(at + 1, { priceCents }));
  }
  const stored = () => [...fixture.catalog.products.values()];
  return { ...fixture, prices: () => stored().map(({ priceCents }) => priceCents), stored };
}

describe('one change for many products', () => {
  it('changes each once, in the order of ids', async () => {
    const { changeProducts, prices, audited } = fixtureWith(1_000, 2_005);
    const ids = [idOf(2), idOf(1), idOf(2).toUpperCase()];
    const changes = await changeProducts.execute(ADMIN, { ids }, { price: { percent: 10 } }, REAL);
    expect(changesIn(changes).map(({ before, after }) => [before.id, after.priceCents])).toEqual([
      [idOf(1), 1_100],
      [idOf(2), 2_206],
    ]);
    expect(prices()).toEqual([1_100, 2_206]);
    expect(audited()).toEqual([1, 2].map((number) => `products.edit product ${idOf(number)}`));
  });

  it('is in the audit log of each with what was before', async () => {
    const { changeProducts, auditLog } = fixtureWith(1_000, 2_000);
    await changeProducts.execute(ADMIN, { filter: {} }, { price: { cents: 500 } }, REAL);
    const entryOf = (number: number, priceCents: number) => ({
      actor: ADMIN,
      subject: `product ${idOf(number)}`,
      before: bench(number, { priceCents }),
      after: bench(number, { priceCents: priceCents + 500, version: 2 }),
    });
    expect(auditLog).toMatchObject([entryOf(1, 1_000), entryOf(2, 2_000)]);
  });

  it('locks many in the order of their ids, whatever the order in which they are sent', async () => {
    const { changeProducts, stored } = fixtureWith(...Array.from({ length: 501 }, () => 1_000));
    const ids = stored().map(({ id }) => id);
    await changeProducts.execute(ADMIN, { ids: ids.reverse() }, { quantity: 7 }, REAL);
    expect(stored().every(({ quantity }) => quantity === 7)).toBe(true);
  });

  it('changes all that a filter finds', async () => {
    const { changeProducts, stored } = fixtureWith(1_000, 2_000);
    const change = { discount: 5, quantity: 7, categoryId: CARDIO.id };
    await changeProducts.execute(ADMIN, { filter: {} }, change, REAL);
    expect(stored()).toMatchObject([change, change]);
  });

  it.each([REAL, DRY_RUN])('changes none where a filter finds none: %j', async (options) => {
    const { changeProducts, catalog } = fixtureWith();
    catalog.products.clear();
    const changes = await changeProducts.execute(ADMIN, { filter: {} }, { discount: 5 }, options);
    expect(changes).toEqual([]);
  });

  it('moves products to a category, as its dry run says', async () => {
    const { changeProducts, catalog, stored } = fixtureWith(1_000, 2_000);
    catalog.categories.set(YOGA.id, YOGA);
    catalog.products.set(idOf(2), bench(2, { categoryId: YOGA.id }));
    const move = (options: ChangeOptions) =>
      changeProducts.execute(ADMIN, { filter: {} }, { categoryId: YOGA.id }, options);
    const announced = await move(DRY_RUN);
    expect(stored()).toMatchObject([{ categoryId: STRENGTH.id }, { categoryId: YOGA.id }]);
    expect(await move(REAL)).toEqual(announced);
    expect(stored()).toMatchObject([{ categoryId: YOGA.id }, { categoryId: YOGA.id }]);
  });

  it('reads no further than it can change', async () => {
    const { changeProducts, lists } = fixtureWith();
    const batch = Array.from({ length: 600 }, (_, number) => ({ id: idOf(number) }));
    lists.allProducts = async function* () {
      yield batch as never;
      yield batch as never;
      throw new Error('It reads too far.');
    };
    const changing = changeProducts.execute(ADMIN, { filter: {} }, { discount: 5 }, REAL);
    await expect(changing).rejects.toMatchObject({ errors: [{ field: 'ids' }] });
  });

  it('answers the same for a dry run, and locks and writes nothing', async () => {
    const { changeProducts, prices, catalog, audited } = fixtureWith(1_000, 2_000);
    const lock = jest.spyOn(catalog, 'lock');
    const change = { price: { cents: -500 } };
    const changes = await changeProducts.execute(ADMIN, { filter: {} }, change, DRY_RUN);
    expect(changesIn(changes).map(({ after }) => after.priceCents)).toEqual([500, 1_500]);
    expect([prices(), audited(), lock.mock.calls]).toEqual([[1_000, 2_000], [], []]);
  });

  it('is made once under a key, whatever a dry run had', async () => {
    const { changeProducts, prices } = fixtureWith(1_000);
    const key = idOf(700);
    const lower = (options: ChangeOptions) =>
      changeProducts.execute(ADMIN, { filter: {} }, { price: { percent: -10 } }, options);
    await lower({ ...DRY_RUN, key });
    expect(await lower({ ...REAL, key })).toHaveLength(1);
    expect(await lower({ ...REAL, key })).toEqual({ changed: 1 });
    expect(prices()).toEqual([900]);
    await lower({ ...REAL, key: idOf(701) });
    expect(prices()).toEqual([810]);
  });

  it('is made as often as it is sent without a key, and is not stored', async () => {
    const { changeProducts, prices, catalog } = fixtureWith(1_000);
    const lower = () =>
      changeProducts.execute(ADMIN, { filter: {} }, { price: { percent: -10 } }, REAL);
    expect([await lower(), await lower()]).toMatchObject([{ length: 1 }, { length: 1 }]);
    expect([prices(), catalog.imports.size]).toEqual([[810], 0]);
  });

  it('can be made again under its key where it was refused', async () => {
    const { changeProducts, prices } = fixtureWith(1_000);
    const options = { ...REAL, key: idOf(700) };
    const by = (cents: number) =>
      changeProducts.execute(ADMIN, { filter: {} }, { price: { cents } }, options);
    await expect(by(-1_000)).rejects.toThrow('would not be between');
    await by(-100);
    expect(prices()).toEqual([900]);
  });

  it.each([
    ['one is not there', { ids: [idOf(1), idOf(9)] }, { discount: 5 }, 'Product not found'],
    ['one has no price', { ids: [idOf(9)] }, { price: { percent: 5 } }, 'Product not found'],
    [
      'a price would be too low',
      { filter: {} },
      { price: { cents: -1_000 } },
      'would not be between',
    ],
    ['the category is not there', { filter: {} }, { categoryId: idOf(9) }, 'Category not found'],
  ])('changes none where %s, dry run or not', async (_, which, change, message) => {
    const { changeProducts, stored } = fixtureWith(2_000, 1_000);
    const before = stored();
    for (const options of [REAL, DRY_RUN]) {
      const refused = changeProducts.execute(ADMIN, which, change, options);
      await expect(refused).rejects.toThrow(message);
    }
    expect(stored()).toEqual(before);
  });

  it('takes 1,000 at a time, by ids or by a filter', async () => {
    const most = Array.from({ length: 1_000 }, () => 1_000);
    const { changeProducts, catalog } = fixtureWith(...most);
    const change = (which: { ids: string[] } | { filter: object }) =>
      changeProducts.execute(ADMIN, which, { discount: 5 }, DRY_RUN);
    const ids = [...catalog.products.keys()];
    expect([await change({ ids }), await change({ filter: {} })]).toMatchObject([
      { length: 1_000 },
      { length: 1_000 },
    ]);
    catalog.products.set(idOf(1_001), bench(1_001));
    const tooMany = { errors: [{ message: 'At most 1,000 products can be changed at a time' }] };
    const refused = [change({ ids: [...ids, idOf(1_001)] }), change({ filter: {} })];
    for (const each of refused) await expect(each).rejects.toMatchObject(tooMany);
  });
});
