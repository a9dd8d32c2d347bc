import { InvalidInput } from '../../../kernel/domain-error.js';
import { readCountry, readCustomerDetails } from './customer-details.js';

const GOOD = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '0123456789',
  address: '1 Main Street',
  city: 'London',
  state: 'LDN',
  zip: '1234',
};

const errorsOf = (sent: unknown) => {
  try {
    readCustomerDetails(sent);
  } catch (error) {
    if (error instanceof InvalidInput) return error.errors;
    throw error;
  }
  return [];
};

it('keeps the seven fields, trimmed, and nothing else', () => {
  expect(readCustomerDetails({ ...GOOD, city: ' London ', isAdmin: true })).toEqual(GOOD);
});

it('names every missing field as in the form', () => {
  expect(errorsOf({})).toEqual([
    { field: 'fullName', message: 'Full Name is required' },
    { field: 'email', message: 'Email Address is required' },
    { field: 'phone', message: 'Phone Number is required' },
    { field: 'address', message: 'Street Address is required' },
    { field: 'city', message: 'City is required' },
    { field: 'state', message: 'State/Province is required' },
    { field: 'zip', message: 'ZIP Code is required' },
  ]);
  for (const sent of ['text', null, undefined, 7]) expect(errorsOf(sent)).toHaveLength(7);
});

it('takes a field of 200 letters', () => {
  expect(errorsOf({ ...GOOD, city: 'x'.repeat(200) })).toEqual([]);
});

it.each([
  ['email', 'ada', 'Invalid email format'],
  ['email', 'ada@example', 'Invalid email format'],
  ['email', 'ada@example.com\nBcc: all@example.com', 'Invalid email format'],
  ['phone', '123456789', 'Enter a valid phone number'],
  ['phone', '1234567890123456', 'Enter a valid phone number'],
  ['phone', '+441234567890', 'Enter a valid phone number'],
  ['zip', '123', 'Enter a valid ZIP code'],
  ['zip', '12345678901', 'Enter a valid ZIP code'],
  ['zip', 'AB12', 'Enter a valid ZIP code'],
  ['city', ' ', 'City is required'],
  ['city', 7, 'City is required'],
  ['city', 'x'.repeat(201), 'City is too long'],
])('refuses %s %j', (field, value, message) => {
  expect(errorsOf({ ...GOOD, [field]: value })).toEqual([{ field, message }]);
});

it('reads a country in any case, and an empty one as none', () => {
  expect(readCountry({ country: ' de ' })).toBe('DE');
  for (const sent of [{}, { country: null }, { country: ' ' }, null, 'DE']) {
    expect(readCountry(sent)).toBeUndefined();
  }
  expect(() => readCountry({ country: 7 })).toThrow(InvalidInput);
});
