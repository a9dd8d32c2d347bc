import { type Billing, detailsForOrder } from './details-for-order.js';

const details = (fullName: string) => ({
  fullName,
  email: 'ada@example.com',
  phone: '0123456789',
  address: '1 Main Street',
  city: 'London',
  state: 'LDN',
  zip: '1234',
});
const NOTHING = { phone: null, address: null, city: null, state: null, zip: null };
const billing: Billing = { ...NOTHING, name: 'Billing', email: null, city: 'Paris' };
const account = { name: 'Account', email: 'account@example.com' };
const payer = { billing, account, country: 'US' };

it('takes what was sent', () => {
  expect(detailsForOrder(details('Sent'), payer).fullName).toBe('Sent');
});

it('passes over what was sent unsound, and fills up from the account', () => {
  const sent = { ...details('Sent'), zip: 'nonsense' };
  expect(detailsForOrder(sent, payer)).toEqual({
    fullName: 'Billing',
    email: 'account@example.com',
    phone: '',
    address: '',
    city: 'Paris',
    state: '',
    zip: '',
  });
});

it.each([
  ['fullName', 'name', 'Account'],
  ['email', 'email', 'account@example.com'],
  ['phone', 'phone', ''],
  ['address', 'address', ''],
  ['city', 'city', ''],
  ['state', 'state', ''],
  ['zip', 'zip', ''],
] as const)('takes the %s from the billing details, then from the account', (field, key, left) => {
  const silent = { ...NOTHING, name: null, email: null };
  const from = (known: Billing | undefined, user: typeof account | undefined) =>
    detailsForOrder(undefined, { billing: known, account: user, country: null })[field];
  expect(from({ ...silent, [key]: 'Billed' }, account)).toBe('Billed');
  expect([from(silent, account), from(undefined, account)]).toEqual([left, left]);
  expect([from(silent, undefined), from(undefined, undefined)]).toEqual(['', '']);
});

it('never refuses a paid order', () => {
  const nobody = { billing: undefined, account: undefined, country: null };
  expect(detailsForOrder(undefined, nobody).fullName).toBe('');
});

it('goes to the country it was priced to, by its rules', () => {
  const german = { ...details('Sent'), phone: '+49301234567', state: '', zip: '10115' };
  const into = (country: string | null, sent: object) =>
    detailsForOrder(sent, { billing, account, country }).fullName;
  expect(into('DE', german)).toBe('Sent');
  expect(into('DE', { ...german, country: 'de' })).toBe('Sent');
  expect(into('US', german)).toBe('Billing');
  expect(into('DE', { ...german, country: 'AT' })).toBe('Billing');
  expect(into(null, { ...details('Sent'), country: 'US' })).toBe('Billing');
});

it('takes what was sent for a checkout of an earlier release, which has no country', () => {
  const sent = details('Sent');
  expect(detailsForOrder(sent, { billing, account, country: null })).toEqual(sent);
});
