import { customerRules, normalizeCustomerField, type CustomerField } from './customer-details.js';

it.each<[CustomerField, string, string]>([
  ['phone', '(555) 123-4567', '5551234567'],
  ['phone', '+1 555 123 4567', '15551234567'],
  ['phone', '555.123.4567', '5551234567'],
  ['phone', '+44 20/7946–0000', '442079460000'],
  ['zip', '04101-1234', '041011234'],
  ['zip', ' 04101 1234 ', '041011234'],
])('takes the punctuation out of the %s %s, which meets the rule then', (field, typed, sent) => {
  expect(normalizeCustomerField(customerRules[field], typed)).toBe(sent);
  expect(sent).toMatch(customerRules[field].format!.pattern);
});

it.each<[CustomerField, string, string]>([
  ['phone', '555-123-HELP', '555123HELP'],
  ['zip', 'AB1 2CD', 'AB12CD'],
])('leaves the letters of the %s %s for the rule to refuse', (field, typed, sent) => {
  expect(normalizeCustomerField(customerRules[field], typed)).toBe(sent);
  expect(sent).not.toMatch(customerRules[field].format!.pattern);
});

it('only trims the other fields', () => {
  expect(normalizeCustomerField(customerRules.address, ' 12-14 Harbor Ln. (rear) ')).toBe(
    '12-14 Harbor Ln. (rear)',
  );
});
