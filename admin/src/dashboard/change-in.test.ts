import { changeIn } from './change-in';

test.each([
  [112, 100, '12% more than'],
  [50, 100, '50% less than'],
  [0, 100, '100% less than'],
  [100.1, 100, 'Under 1% more than'],
  [2_500, 100, '2,400% more than'],
  [100, 100, 'Same as'],
  [0, 0, 'Same as'],
  [5, 0, '$0.00 in'],
])('%d after %d is %s', (now, before, text) => {
  expect(changeIn(now, before)).toBe(text);
});
