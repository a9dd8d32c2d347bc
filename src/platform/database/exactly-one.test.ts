import { exactlyOne } from './exactly-one.js';

it('gives the only row, and says what was asked where there is none or more', () => {
  expect(exactlyOne([{ sum: 0 }], 'sums')).toEqual({ sum: 0 });
  expect(exactlyOne([0], 'sums')).toBe(0);
  expect(() => exactlyOne([], 'sums')).toThrow('Expected one row and got 0: sums');
  expect(() => exactlyOne([1, 2], 'sums')).toThrow('Expected one row and got 2: sums');
});
