import { taxOf } from './make-quote.js';

it.each([
  ['added', 1_000, 82_500, false, 83],
  ['added, half a cent up', 100, 5_000, false, 1],
  ['added, less than half a cent', 99, 5_000, false, 0],
  ['contained', 11_900, 190_000, true, 1_900],
  ['contained, rounded up', 101, 50_000, true, 5],
  ['no rate', 1_000, 0, true, 0],
  ['the largest amount', 99_999_999, 1_000_000, false, 99_999_999],
])('%s', (_case, cents, rate, isIncluded, tax) => {
  expect(taxOf(cents, rate, isIncluded)).toBe(tax);
});
