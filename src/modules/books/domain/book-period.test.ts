import { netCents, taxCents } from './book-period.js';

it('a period has its net without tax, fees and disputes, and its tax', () => {
  const period = {
    period: '2026-03',
    cents: { sale: 10_000, discount: -500, delivery: 400, tax: 990, fee: -317, dispute: -4_200 },
    refundCents: -2_000,
    refundedTaxCents: -200,
  };
  expect([netCents(period), taxCents(period)]).toEqual([7_900, 790]);
});
