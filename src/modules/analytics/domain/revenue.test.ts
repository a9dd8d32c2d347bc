import { revenueOf } from './revenue.js';

it.each([
  [5_000, 0, 0, 5_000],
  [5_000, 1_999, 0, 3_001],
  [5_000, 0, 1_234, 3_766],
  [5_000, 1_000, 1_000, 3_000],
  [5_000, 5_000, 1_000, 0],
])('%i less %i lost and %i refunded is %i', (totalCents, lostCents, partRefundedCents, cents) => {
  expect(revenueOf({ totalCents, lostCents, partRefundedCents })).toBe(cents);
});
