import { age, durationText } from './age.js';

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

test.each([
  [900_000, '15 minutes'],
  [5_400_000, '90 minutes'],
  [3_600_000, '1 hour'],
  [172_800_000, '2 days'],
  [90_500, '90 seconds'],
  [500, '0 seconds'],
])('%i ms last %s', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});
