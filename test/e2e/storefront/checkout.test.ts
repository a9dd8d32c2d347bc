import { MINUTE_MS } from '../../../src/kernel/time.js';
import { hold } from '../../support/calls.js';
import {
  atCheckout,
  CARD,
  fillCard,
  paid,
  payButton,
  payWith,
  plentifulProduct,
} from '../../support/checkout-screen.js';
import { money, type Product } from '../../support/product-fixtures.js';
import {
  button,
  expectFieldError,
  field,
  heading,
  link,
  open,
  region,
  skeletons,
  textOf,
} from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();

let product: Product;
beforeAll(async () => {
  product = await plentifulProduct(front);
});

const FIELDS = [
  'Full Name',
  'Email Address',
  'Phone Number',
  'Street Address',
  'City',
  'State/Province',
  'ZIP Code',
];
const REQUIRED = 'is required';

test('what is known is filled in, of the phone the digits; the summary adds up', async () => {
  const shopper = await front.newShopper('Ada Lovelace');
  await shopper.api.put('users', { phone: '+1 207 555 0142', address: '18 Harbor Lane' });
  await shopper.api.post('cart/create-cart', { product: product._id, quantity: 3 });
  const page = await front.window(shopper);
  await open(page, '/user/checkout');
  await field(page, 'Full Name').waitFor();
  const values = () => Promise.all(FIELDS.map((label) => field(page, label).inputValue()));
  await waitUntil(values).toEqual([
    'Ada Lovelace',
    shopper.email,
    '12075550142',
    '18 Harbor Lane',
    '',
    '',
    '',
  ]);
  for (const title of ['Billing details', 'Shipping address', 'Payment']) {
    await heading(page, title).waitFor();
  }
  const total = money(Math.round(product.finalPrice * 300) / 100);
  const summary = () => textOf(region(page, 'Order summary'));
  await waitUntil(summary).toContain(`${product.name} Quantity: 3 ${total}`);
  await waitUntil(summary).toContain(
    `Subtotal ${total} Delivery Charge $0.00 Total Total ${total}`,
  );
  // Number, expiry, CVC: the postal code is asked for above.
  await waitUntil(() => region(page, 'Payment').getByRole('textbox').count()).toBe(3);
  await link(page, 'Edit cart').click();
  await page.waitForURL('**/user/cart');
});

test('every field says what is wrong with it, and so does the card', async () => {
  const { page } = await atCheckout(front, product);
  for (const label of FIELDS) await field(page, label).fill('');
  await payButton(page).click();
  for (const label of FIELDS) await expectFieldError(page, label, `${label} ${REQUIRED}`);
  await waitUntil(() => page.locator(':focus').getAttribute('name')).toBe('fullName');
  const bad: [string, string[], string, string][] = [
    ['Email Address', ['nobody', 'a@b'], 'Invalid email format', 'ada@example.com'],
    [
      'Phone Number',
      ['123456789', '1234567890123456', '12345abcde'],
      'Enter a valid phone number',
      '1234567890',
    ],
    ['ZIP Code', ['123', '12345678901', '1234a'], 'Enter a valid ZIP code', '1234'],
    ['Full Name', [''], `Full Name ${REQUIRED}`, 'Ada'],
  ];
  for (const [label, values, error, good] of bad) {
    for (const value of values) {
      await field(page, label).fill(value);
      await expectFieldError(page, label, error);
      await field(page, label).fill(good);
      await expectFieldError(page, label, '');
    }
  }
  for (const label of ['Street Address', 'City', 'State/Province']) {
    await field(page, label).fill('somewhere');
  }
  await payButton(page).click();
  await page.getByRole('alert').filter({ hasText: 'Please fill in your card details.' }).waitFor();
  await field(page, 'Card number').fill('4242424242424241');
  await page.getByRole('alert').filter({ hasText: 'Your card number is invalid.' }).waitFor();
});

test('a phone number, a state and a ZIP+4 go through as people write them', async () => {
  const { page, shopper } = await atCheckout(front, product);
  for (const label of FIELDS)
    expect(await field(page, label).getAttribute('autocomplete')).toBeTruthy();
  await field(page, 'Phone Number').fill('(207) 555-0142');
  await field(page, 'ZIP Code').fill('04101-1234');
  const state = field(page, 'State/Province');
  const choices = page.locator(`datalist[id="${await state.getAttribute('list')}"] option`);
  expect(await choices.evaluateAll((all) => all.map(({ value }) => value))).toContain('ME');
  await state.fill('Maine');
  await payWith(page, CARD.good);
  await paid(page);
  const orders = await shopper.api.get<{ customerDetails: object }[]>('orders/user');
  expect(orders.data[0]?.customerDetails).toMatchObject({
    phone: '2075550142',
    state: 'ME',
    zip: '041011234',
  });
});

test('while it pays: Processing... behind a loader; then success and three ways on', async () => {
  const { page, shopper } = await atCheckout(front, product);
  await fillCard(page, CARD.good);
  const release = await hold(page, /api\/payment$/);
  await payButton(page).click();
  await button(page, 'Processing...').waitFor({ state: 'attached' });
  const loader = page.getByRole('status').filter({ hasText: 'Processing...' });
  await waitUntil(() => loader.boundingBox()).toMatchObject({ x: 0, y: 0, height: 900 });
  release();
  await paid(page);
  const { data } = await shopper.api.get<{ number: number }[]>('orders/user');
  await page.getByText(`Your order ${data[0]?.number} is placed.`).waitFor();
  await link(page, 'Cart, empty').waitFor();
  const main = page.getByRole('main');
  await waitUntil(() => link(main, 'Home').getAttribute('href')).toBe('/');
  await waitUntil(() => link(main, 'View My Orders').getAttribute('href')).toBe('/user/orders');
  await link(main, 'Continue Shopping').click();
  await page.waitForURL('**/products');
});

test('the products are held until a time, which is said', async () => {
  const { page } = await atCheckout(front, product);
  front.browserErrors.expectStatus(402);
  await payWith(page, CARD.declined);
  const note = page.getByRole('status').filter({ hasText: 'Your items are held for you until' });
  const until = Date.parse((await note.locator('time').getAttribute('datetime')) ?? '');
  const minutes = (until - Date.now()) / MINUTE_MS;
  expect(minutes).toBeGreaterThan(13);
  expect(minutes).toBeLessThanOrEqual(15);
});

test('a skeleton while it loads', async () => {
  const shopper = await front.newShopper();
  await shopper.api.post('cart/create-cart', { product: product._id, quantity: 1 });
  const page = await front.window(shopper);
  const release = await hold(page, /api\/users\/user$/);
  await open(page, '/user/checkout');
  const loading = page.getByRole('status', { name: 'Loading the checkout' });
  await loading.waitFor();
  await waitUntil(() => skeletons(loading).count()).toBe(9);
  release();
  await field(page, 'Full Name').waitFor();
});
