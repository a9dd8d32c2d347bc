import { deliveryDaysText } from './delivery.js';

it.each([
  [null, null, undefined],
  [1, 1, '1 working day'],
  [0, 1, '0 to 1 working days'],
  [2, 2, '2 working days'],
])('reads the days %p to %p as %s', (from, to, text) => {
  expect(deliveryDaysText(from, to)).toBe(text);
});
