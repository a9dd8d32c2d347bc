import { totalWeight } from './priced-lines.js';

const bell = { id: 'bell', weightGrams: 16_000 };
const card = { id: 'card', weightGrams: null };

it.each([
  ['of all units', [{ productId: 'bell', quantity: 3 }], 48_000],
  ['of nothing', [], 0],
  [
    'not known of one product',
    [
      { productId: 'bell', quantity: 1 },
      { productId: 'card', quantity: 1 },
    ],
    null,
  ],
  [
    'not known of the first product',
    [
      { productId: 'card', quantity: 1 },
      { productId: 'bell', quantity: 1 },
    ],
    null,
  ],
  ['not known of a lost product', [{ productId: 'lost', quantity: 1 }], null],
])('is the weight %s', (_case, lines, grams) => {
  expect(totalWeight(lines, [bell, card])).toBe(grams);
});
