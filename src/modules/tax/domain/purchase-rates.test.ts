import type { TaxClass } from '../../../../common/contract/tax.js';
import { taxRate } from '../testing/tax-rate-fixtures.js';
import { ratesInto } from './purchase-rates.js';
import type { TaxRate } from './tax-rate.js';

const RATES: readonly TaxRate[] = [
  taxRate({ country: 'DE', rateMillionths: 190_000 }),
  taxRate({ country: 'DE', taxClass: 'reduced', rateMillionths: 70_000 }),
  taxRate({ country: 'US', state: 'NY', rateMillionths: 88_750 }),
  taxRate({ country: 'US', rateMillionths: 10_000, taxesDelivery: false }),
  taxRate({ country: 'US', state: 'NJ', taxClass: 'reduced' }),
];

it.each<[string, string, string | null, TaxClass[], number[], number]>([
  ['each class', 'DE', null, ['standard', 'reduced'], [190_000, 70_000], 190_000],
  ['delivery as the highest of its lines', 'DE', null, ['reduced'], [70_000], 70_000],
  ['no exempt product', 'DE', null, ['exempt', 'reduced'], [0, 70_000], 70_000],
  ['nothing where all is exempt', 'DE', null, ['exempt'], [0], 0],
  ['a state with its rate', 'US', 'new york', ['standard'], [88_750], 88_750],
  ['another state with that of the country, delivery not', 'US', 'OR', ['standard'], [10_000], 0],
  ['an unknown state with that of the country', 'US', 'N Y C', ['standard'], [10_000], 0],
  ['no state with that of the country', 'US', null, ['standard'], [10_000], 0],
  ['a class without a rate with nothing', 'US', 'NY', ['reduced'], [0], 0],
  ['nothing elsewhere', 'FR', 'NY', ['standard'], [0], 0],
  ['nothing of nothing', 'DE', null, [], [], 0],
])('taxes %s', (_case, country, state, classes, lines, delivery) => {
  const purchase = classes.map((taxClass, index) => ({ productId: `p${index}`, taxClass }));
  const rates = ratesInto({ country, state, zip: null }, purchase, RATES);
  expect(rates).toMatchObject({ lines, delivery });
});

it('names the tax of each line, and that of the delivery', () => {
  const rates = [
    taxRate({ country: 'DE', name: 'MwSt.', rateMillionths: 190_000 }),
    taxRate({ country: 'DE', name: 'MwSt. ermäßigt', taxClass: 'reduced', rateMillionths: 70_000 }),
  ];
  const classes: TaxClass[] = ['reduced', 'standard', 'exempt'];
  const purchase = classes.map((taxClass, index) => ({ productId: `p${index}`, taxClass }));
  const { names } = ratesInto({ country: 'DE', state: null, zip: null }, purchase, rates);
  expect(names).toEqual({ lines: ['MwSt. ermäßigt', 'MwSt.', null], delivery: 'MwSt.' });
});
