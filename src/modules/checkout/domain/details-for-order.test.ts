import { detailsForOrder } from './details-for-order.js';

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
const billing = { ...NOTHING, name: 'Billing', email: null, city: 'Paris' };
const account = { name: 'Account', email: 'account@example.com' };

it("takes the checkout's own", () => {
  expect(detailsForOrder(details('Own'), details('Sent'), billing, account).fullName).toBe('Own');
});

it('takes what was sent only where there are none', () => {
  expect(detailsForOrder(null, details('Sent'), billing, account).fullName).toBe('Sent');
});

it('passes over what was sent unsound, and fills up from the account', () => {
  const sent = { ...details('Sent'), zip: 'nonsense' };
  expect(detailsForOrder(null, sent, billing, account)).toEqual({
    fullName: 'Billing',
    email: 'account@example.com',
    phone: '',
    address: '',
    city: 'Paris',
    state: '',
    zip: '',
  });
});

it('never refuses a paid order', () => {
  expect(detailsForOrder(null, undefined, undefined, undefined).fullName).toBe('');
});
