import { type BulkChange, editOf } from './bulk-change.js';

const bench = (priceCents: number) => ({ name: 'Bench', priceCents });

it.each<[number, NonNullable<BulkChange['price']>, number]>([
  [1_000, { percent: 10 }, 1_100],
  [1_000, { percent: -10 }, 900],
  [2_005, { percent: 10 }, 2_206],
  [2_004, { percent: 10 }, 2_204],
  [1_000, { percent: 0.05 }, 1_001],
  [1_000, { percent: 0.04 }, 1_000],
  [1_000, { percent: -99.9 }, 1],
  [1_000, { cents: 250 }, 1_250],
  [1_000, { cents: -999 }, 1],
  [99_999_998, { cents: 1 }, 99_999_999],
])('changes a price of %i by %j to %i', (priceCents, price, after) => {
  expect(editOf({ price }, bench(priceCents))).toEqual({ priceCents: after });
});

it.each<[number, NonNullable<BulkChange['price']>]>([
  [1_000, { cents: -1_000 }],
  [1_000, { percent: -100 }],
  [99_999_999, { cents: 1 }],
])('refuses a price of %i by %j, which leaves the range', (priceCents, price) => {
  expect(() => editOf({ price }, bench(priceCents))).toThrow(
    expect.objectContaining({
      errors: [
        {
          field: 'price',
          message: 'The price of "Bench" would not be between 0.01 and 999,999.99',
        },
      ],
    }),
  );
});

it('changes what is said, with the price or without', () => {
  const change = { discount: 5, quantity: 7, categoryId: 'c' };
  expect(editOf(change, bench(1_000))).toEqual(change);
  expect(editOf({ ...change, price: { cents: 1 } }, bench(1_000))).toEqual({
    ...change,
    priceCents: 1_001,
  });
});
