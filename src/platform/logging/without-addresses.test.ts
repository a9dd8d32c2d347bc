import { withoutAddresses } from './without-addresses.js';

it.each([
  ['550 5.1.1 <jane@example.com>: unknown', '550 5.1.1 <…>: unknown'],
  ['550 Jane.O’Neil+shop@mail.example.com.', '550 ….'],
  ['no ("jane doe"@example.com, jürgen@bücher.example)', 'no (…, …)'],
  ['Recipient:jane@localhost', 'Recipient:…'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
  ['Cannot find node_modules/@nestjs/core', 'Cannot find node_modules/@nestjs/core'],
  ['jane@a@b.example', '…'],
])('%s is logged as %s', (text, logged) => expect(withoutAddresses(text)).toBe(logged));

it('takes no longer for a long text without an end', () => {
  const text = 'a'.repeat(1_000_000);
  expect(withoutAddresses(text)).toBe(text);
});
