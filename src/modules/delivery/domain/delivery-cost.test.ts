import { deliveryMethod } from '../testing/delivery-fixtures.js';
import { deliveryCost } from './delivery-terms.js';
import type { DeliveryMethod } from './delivery-method.js';

const say = (homeMethods: readonly DeliveryMethod[], hasOtherPlaces = false) =>
  deliveryCost({ isFree: false, homeMethods, hasOtherPlaces });
const priced = (name: string, price: DeliveryMethod['price']) => deliveryMethod(name, { price });

it('says that delivery is free only where it is', () => {
  expect(deliveryCost({ isFree: true, homeMethods: [], hasOtherPlaces: true })).toBe(
    'Delivery is free on every order, whatever its size and weight.',
  );
});

it('names each method with its price', () => {
  const steps = [
    { upToGrams: 1_000, cents: 495 },
    { upToGrams: 90_000, cents: 4_900 },
  ];
  expect(
    say([
      priced('Pickup', { kind: 'flat', cents: 0 }),
      priced('Express', { kind: 'flat', cents: 1_500 }),
      priced('Standard', { kind: 'free_from', cents: 795, freeFromCents: 10_000 }),
      priced('Freight', { kind: 'by_weight', steps }),
    ]),
  ).toBe(
    'Pickup is free. Express costs $15.00. Standard costs $7.95 and is free on orders of $100.00 or more. ' +
      'Freight costs $4.95 to $49.00, by weight.',
  );
});

it('leaves to the checkout what depends on the address', () => {
  expect(say([])).toBe('What delivery costs is shown at checkout, before you pay.');
  expect(say([priced('Pickup', { kind: 'flat', cents: 0 })], true)).toBe(
    'Pickup is free. What delivery to other places costs is shown at checkout, before you pay.',
  );
});
