import { newUser, type TestPerson } from '../support/people.js';
import { startTestApp, type TestApp } from '../support/start-test-app.js';

/** The checkout form of the specification at the API; the other forms stand with their routes. */
let shop: TestApp;
let shopper: TestPerson;
beforeAll(async () => {
  shop = await startTestApp();
  shopper = await newUser(shop);
});
afterAll(() => shop.close());

const GOOD = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '0123456789',
  address: '1 Main Street',
  city: 'London',
  state: 'LDN',
  zip: '1234',
};
const PHONE = 'Enter a valid phone number';
const ZIP = 'Enter a valid ZIP code';

it.each([
  ['fullName', '', 'Full Name is required'],
  ['email', '', 'Email Address is required'],
  ['email', 'ada', 'Invalid email format'],
  ['phone', '', 'Phone Number is required'],
  ['phone', '123456789', PHONE],
  ['phone', '1234567890123456', PHONE],
  ['phone', '012-345-6789', PHONE],
  ['address', '', 'Street Address is required'],
  ['city', '', 'City is required'],
  ['state', '', 'State/Province is required'],
  ['zip', '', 'ZIP Code is required'],
  ['zip', '123', ZIP],
  ['zip', '12345678901', ZIP],
  ['zip', 'AB12', ZIP],
])('checkout with %s %j: %s', async (field, value, message) => {
  const customerDetails = { ...GOOD, [field]: value };
  expect(await shopper.api.post('payment', { amount: 49.99, customerDetails })).toMatchObject({
    status: 400,
    code: 'invalid_input',
    message,
    errors: [{ field, message }],
  });
});

it('names every field of an empty form, in its order', async () => {
  const answer = await shopper.api.post('payment', { amount: 49.99, customerDetails: {} });
  expect(answer.errors?.map(({ field }) => field)).toEqual(Object.keys(GOOD));
});
