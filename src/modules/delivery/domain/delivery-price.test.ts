import { type DeliveryPrice, deliveryPriceCents } from './delivery-method.js';

const FREE_FROM: DeliveryPrice = { kind: 'free_from', cents: 900, freeFromCents: 5_000 };
const BY_WEIGHT: DeliveryPrice = {
  kind: 'by_weight',
  steps: [
    { upToGrams: 1_000, cents: 500 },
    { upToGrams: 30_000, cents: 1_900 },
  ],
};

it.each<[string, DeliveryPrice, number, number | null, number | undefined]>([
  ['flat', { kind: 'flat', cents: 0 }, 1, null, 0],
  ['flat, whatever is bought', { kind: 'flat', cents: 700 }, 99_999, 9_999_999, 700],
  ['a cent below the amount for free delivery', FREE_FROM, 4_999, null, 900],
  ['the amount for free delivery', FREE_FROM, 5_000, null, 0],
  ['nothing heavy', BY_WEIGHT, 1, 0, 500],
  ['the end of a step', BY_WEIGHT, 1, 1_000, 500],
  ['a gram more', BY_WEIGHT, 1, 1_001, 1_900],
  ['the last step', BY_WEIGHT, 1, 30_000, 1_900],
  ['heavier than the last step', BY_WEIGHT, 1, 30_001, undefined],
  ['by weight, of a product without one', BY_WEIGHT, 1, null, undefined],
])('%s', (_case, price, netCents, weightGrams, cents) => {
  expect(deliveryPriceCents({ price }, { netCents, weightGrams })).toBe(cents);
});
