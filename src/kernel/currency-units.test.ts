import { toCurrencyUnits } from './currency-units.js';

it.each([
  ['usd', 1_234, 12.34],
  ['eur', -5, -0.05],
  ['jpy', 1_234, 1_234],
  ['kwd', 1_234, 1.234],
  ['isk', 500, 5],
  ['ugx', 500, 5],
  ['rsd', 1_250, 12.5],
])('reads %s %i as %d', (currency, smallest, units) => {
  expect(toCurrencyUnits(smallest, currency)).toBe(units);
});
