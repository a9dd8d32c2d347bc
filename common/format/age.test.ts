import { age } from './age.js';

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [7_300, '2 hours'],
  [86_400, '1 day'],
  [172_800_000, '2,000 days'],
])('%i seconds are %s', (seconds, text) => {
  expect(age(seconds)).toBe(text);
});
