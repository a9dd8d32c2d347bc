import { deliveryPromise } from './delivery-promise';

it.each([
  [{ isFree: true, freeFrom: null }, 'Free delivery on every order.'],
  [{ isFree: false, freeFrom: 100 }, 'Free delivery from $100.00 on.'],
  [{ isFree: false, freeFrom: null }, undefined],
  [undefined, undefined],
])('%j promises %s', (delivery, promise) => {
  expect(deliveryPromise(delivery)).toBe(promise);
});
