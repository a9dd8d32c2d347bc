import { isOlder } from './release.js';

it.each([
  ['0.2.0', '0.3.0', true],
  ['0.9.0', '0.10.0', true],
  ['0.2.9', '0.2.10', true],
  ['0.10.0', '0.9.9', false],
  ['1.0.0', '0.10.0', false],
  ['0.2.0', '0.2.0', false],
])('%s came before %s: %s', (one, other, expected) => {
  expect(isOlder(one, other)).toBe(expected);
});
