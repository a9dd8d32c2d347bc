import { accountKey } from './user.js';

it.each([
  ['Ann@Example.COM', 'ann@example.com'],
  ['vİctİm@example.com', 'victim@example.com'],
  ['ΑΣ@example.com', 'ας@example.com'.replace('ς', 'σ')],
])('%s counts as %s', (email, key) => {
  expect(accountKey(email)).toBe(key);
});
