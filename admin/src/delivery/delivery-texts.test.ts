import { priceText, regionsText } from './delivery-texts';

const NOTHING = { amount: null, freeFrom: null, steps: null };
const steps = [
  { upToGrams: 1_000, price: 5 },
  { upToGrams: 9_000, price: 19.5 },
];

it.each([
  [{ ...NOTHING, kind: 'flat' as const, amount: 0 }, 'Free'],
  [{ ...NOTHING, kind: 'flat' as const, amount: 7.5 }, '$7.50'],
  [
    { ...NOTHING, kind: 'free_from' as const, amount: 9, freeFrom: 200 },
    '$9.00, free from $200.00',
  ],
  [{ ...NOTHING, kind: 'by_weight' as const, steps }, 'By weight, $5.00 to $19.50'],
  [{ ...NOTHING, kind: 'by_weight' as const, steps: steps.slice(1) }, 'By weight, $19.50'],
])('reads the price %p as %s', (price, text) => {
  expect(priceText(price)).toBe(text);
});

it('reads the regions of a zone', () => {
  const regions = [
    { country: null, states: [] },
    { country: 'CA', states: ['BC', 'ON'] },
  ];
  expect(regionsText({ regions })).toBe('The country of the shop, Canada (BC, ON)');
});
