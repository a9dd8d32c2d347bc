import { type AddressFormat, customerRulesFor, phoneRuleFor } from './address-format.js';
import { addressFormatOf } from './address-formats.js';
import {
  type CustomerField,
  customerFieldProblem,
  customerRules,
  normalizeCustomerField,
} from './customer-details.js';

const rulesOf = (country: string) => customerRulesFor(addressFormatOf(country));
const problemOf = (country: string, field: CustomerField, value: string) =>
  customerFieldProblem(rulesOf(country)[field], value);

it('has the rules and texts of the specification in the US', () => {
  expect(rulesOf('US')).toBe(customerRules);
});

it.each<[string, CustomerField, string, string | undefined]>([
  ['DE', 'zip', '10115', undefined],
  ['DE', 'zip', '1011', 'Enter a valid postal code of this country'],
  ['DE', 'zip', '', 'Postal code is required'],
  ['DE', 'state', '', undefined],
  ['DE', 'state', 'Bayern', undefined],
  ['DE', 'state', 'BY', undefined],
  ['DE', 'state', 'Texas', 'Choose a state or province of this country'],
  ['CA', 'state', '', 'State/Province is required'],
  ['CA', 'state', 'ON', undefined],
  ['CA', 'zip', 'K1A 0B1', undefined],
  ['CA', 'zip', '12345', 'Enter a valid postal code of this country'],
  ['GB', 'zip', 'sw1a 1aa', undefined],
  ['IE', 'zip', 'D02 AF30', undefined],
  ['NL', 'zip', '1012 AB', undefined],
  ['AE', 'zip', '', undefined],
  ['AE', 'zip', '12345', 'This country has no postal codes'],
  ['HN', 'zip', '', undefined],
  ['DE', 'phone', '+49301234567', undefined],
  ['DE', 'phone', '0301234567', 'Enter the phone number with + and its country code'],
  ['DE', 'phone', '+123456', 'Enter the phone number with + and its country code'],
  ['DE', 'phone', '+1234567890123456', 'Enter the phone number with + and its country code'],
  ['DE', 'city', '', 'City is required'],
])('in %s says of the %s %p: %s', (country, field, value, problem) => {
  expect(problemOf(country, field, value)).toBe(problem);
});

it.each<[string, CustomerField, string, string]>([
  ['NL', 'zip', ' 1012  ab ', '1012 AB'],
  ['DE', 'phone', '+49 (30) 123-456', '+4930123456'],
  ['DE', 'state', ' Bayern ', 'Bayern'],
])('in %s takes the %s as people write it: %p', (country, field, typed, sent) => {
  expect(normalizeCustomerField(rulesOf(country)[field], typed)).toBe(sent);
});

it('keeps its rules as JSON, in which the form gets them', () => {
  const sent = JSON.parse(JSON.stringify(addressFormatOf('GB'))) as AddressFormat;
  expect(customerRulesFor(sent)).toEqual(rulesOf('GB'));
});

it('knows the phone rule without the rest, and that of the US for an older order', () => {
  expect(phoneRuleFor('DE')).toBe(rulesOf('DE').phone);
  expect([phoneRuleFor('US'), phoneRuleFor(null)]).toEqual([
    customerRules.phone,
    customerRules.phone,
  ]);
});
