import { type CodeHold, unpaidHolds } from './discount-code.js';

const hold = (from: number, isBought = false): CodeHold => ({
  from: new Date(from),
  until: new Date(from + 5),
  isBought,
});

it('are all of who has not bought', () => {
  expect(unpaidHolds([])).toEqual([]);
  expect(unpaidHolds([hold(10), hold(0)])).toEqual([hold(10), hold(0)]);
});

it('begin anew with each purchase, in whichever order they are read', () => {
  const holds = [hold(40), hold(10, true), hold(20), hold(0), hold(30, true), hold(50)];
  expect(unpaidHolds(holds)).toEqual([hold(40), hold(50)]);
  expect(unpaidHolds([hold(0), hold(10, true)])).toEqual([]);
});
