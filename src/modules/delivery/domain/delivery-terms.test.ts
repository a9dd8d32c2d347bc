import { deliveryMethod, deliveryZone } from '../testing/delivery-fixtures.js';
import { deliveryTerms, freeFromCents } from './delivery-terms.js';

const free = deliveryMethod('Standard');
const express = deliveryMethod('Express', { price: { kind: 'flat', cents: 1_500 } });
const germany = (methods: (typeof free)[]) =>
  deliveryZone('Germany', { regions: [{ country: 'DE', states: [] }], methods });

it('is free where every method that can be chosen costs nothing', () => {
  const off = { ...express, isActive: false };
  const zones = [deliveryZone('Home', { methods: [free, off] })];
  expect(deliveryTerms(zones, 'US')).toEqual({
    isFree: true,
    homeMethods: [free],
    hasOtherPlaces: false,
  });
});

it.each([
  ['at home', [deliveryZone('Home', { methods: [free, express] })], [free, express], false],
  ['elsewhere', [deliveryZone('Home', { methods: [free] }), germany([express])], [free], true],
  ['nowhere at home', [germany([express])], [], true],
] as const)(
  'is not free where a method has a price: %s',
  (_, zones, homeMethods, hasOtherPlaces) => {
    expect(deliveryTerms(zones, 'US')).toEqual({ isFree: false, homeMethods, hasOtherPlaces });
  },
);

it('is not free where there is no delivery', () => {
  expect(deliveryTerms([], 'US').isFree).toBe(false);
});

it.each([
  [0, true],
  [400, false],
])('weighs every step: with a last one of %d cents, free is %s', (cents, isFree) => {
  const steps = [
    { upToGrams: 1_000, cents: 0 },
    { upToGrams: 9_000, cents },
  ];
  const byWeight = deliveryMethod('Freight', { price: { kind: 'by_weight', steps } });
  expect(deliveryTerms([deliveryZone('Home', { methods: [byWeight] })], 'US').isFree).toBe(isFree);
});

it('knows the least sum from which delivery is free', () => {
  const from = (freeFromCents: number) =>
    deliveryMethod('Standard', { price: { kind: 'free_from', cents: 500, freeFromCents } });
  expect(freeFromCents([free, express])).toBeUndefined();
  expect(freeFromCents([from(9_000), express, from(5_000)])).toBe(5_000);
});
