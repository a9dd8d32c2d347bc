import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answer, cut, hold } from '../../support/calls.js';
import { atCheckout, CARD, payWith } from '../../support/checkout-screen.js';
import type { Product } from '../../support/goods.js';
import { button, field, open, toast, told } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { soon } from '../../support/soon.js';

const front = openStorefront();

const AWAY = 'We could not reach the shop. Please check your connection and try again.';
const firstProduct = async () => (await front.api.get<Product[]>('products?limit=1')).data[0]!;
/** A picture of one pixel. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const newsletter = 'New equipment and training ideas, once in a while.';

describe('add to cart', () => {
  test('a loading toast runs, then it says that it is done', async () => {
    const page = await front.window(await front.newShopper());
    const { name } = await firstProduct();
    await open(page, '/products');
    const release = await hold(page, /create-cart$/);
    const add = button(page, `Add ${name} to cart`);
    await add.click();
    await told(page, 'Loading...');
    await soon(() => add.isDisabled()).toBe(true);
    release();
    await told(page, 'Item added to cart');
    await soon(() => toast(page, 'Loading...').count()).toBe(0);
    await soon(() => add.isEnabled()).toBe(true);
  });

  test.each([
    ['the server’s message', 409, 'Only 2 left in stock', 'Only 2 left in stock'],
    ['else the last fallback', 500, '', 'Sign up failed. Please try again.'],
  ])('a failure says %s', async (_which, status, message, text) => {
    const page = await front.window(await front.newShopper());
    const { name } = await firstProduct();
    await open(page, '/products');
    await answer(page, /create-cart$/, { status, message });
    front.complaints.expectStatus(status);
    await button(page, `Add ${name} to cart`).click();
    await told(page, text);
  });

  test('and the error where the shop cannot be reached', async () => {
    const page = await front.window(await front.newShopper());
    const { name } = await firstProduct();
    await open(page, '/products');
    await cut(page, /create-cart$/);
    front.complaints.expectNoNetwork();
    await button(page, `Add ${name} to cart`).click();
    await told(page, AWAY);
  });
});

describe('registration and login', () => {
  test.each([
    ['An account with this email already exists', 409],
    ['Sign up failed. Please try again.', 500],
  ])('a registration that fails: %s', async (text, status) => {
    const page = await front.window();
    const { email } = await front.newShopper();
    await open(page, '/register');
    front.complaints.expectStatus(status);
    if (status === 500) await answer(page, /signup$/, { status });
    await field(page, 'Full Name').fill('Ada');
    await field(page, 'Email Address').fill(email);
    await field(page, 'Password').fill('vigor-user');
    await field(page, 'Confirm Password').fill('vigor-user');
    await button(page, 'Register').click();
    await told(page, text);
  });

  test('a login that fails says why', async () => {
    const page = await front.window();
    front.complaints.expectStatus(401);
    await open(page, '/login');
    await field(page, 'Email Address').fill('user@vigor.test');
    await field(page, 'Password').fill('not the word');
    await button(page.getByRole('main'), 'Login').click();
    await told(page, 'Invalid email or password');
  });

  test.each([
    ['The demo is closed.', 'The demo is closed.'],
    ['', 'Login failed! Please try again'],
  ])('a demo login that fails: "%s"', async (message, text) => {
    const page = await front.window();
    await open(page, '/login');
    await answer(page, /auth\/login$/, { status: 503, message });
    front.complaints.expectStatus(503);
    await button(page, 'Login As Admin').click();
    await told(page, text);
  });
});

describe('newsletter', () => {
  test('a loading toast, then success, and the form is empty', async () => {
    const page = await front.window();
    await open(page, '/about');
    const email = field(page, newsletter);
    await soon(() => email.getAttribute('type')).toBe('email');
    const release = await hold(page, /newsletter\/subscribe$/);
    await email.fill('reader@example.com');
    await button(page, 'Subscribe').click();
    await told(page, 'Loading...');
    release();
    await told(page, 'Subscribed successfully!');
    await soon(() => email.inputValue()).toBe('');
  });

  test.each([
    [
      'refused with a message',
      400,
      'This address cannot be reached.',
      'This address cannot be reached.',
    ],
    ['refused without one', 200, '', 'Something went wrong. Please try again.'],
    ['failed without one', 500, '', 'Subscription. Please try again.'],
  ])('a subscription %s', async (_how, status, message, text) => {
    const page = await front.window();
    await open(page, '/about');
    await page.route(/newsletter\/subscribe$/, (route) =>
      route.fulfill({ status, json: { success: false, message } }),
    );
    front.complaints.expectStatus(status);
    await field(page, newsletter).fill('reader@example.com');
    await button(page, 'Subscribe').click();
    await told(page, text);
    await soon(() => field(page, newsletter).inputValue()).toBe('reader@example.com');
  });
});

describe('profile and images', () => {
  test('a photo that is gone when it is confirmed', async () => {
    const page = await front.window(await front.newShopper());
    await open(page, '/user/profile');
    const path = join(front.shop.dataDir, 'gone.png');
    await writeFile(path, Buffer.from(DOT, 'base64'));
    await field(page, 'Profile photo').setInputFiles(path);
    const preview = page.getByRole('main').getByRole('img');
    await soon(() => preview.evaluate((one) => one.naturalWidth)).toBe(1);
    await rm(path);
    await button(page, 'Confirm').click();
    await told(page, 'Image not found');
  });
});

describe('password', () => {
  test.each([
    ['/change-password', /change-password$/, 'Password change failed. Please try again.'],
    ['/forget-password', /forgot-password$/, 'Failed to send reset link. Please try again.'],
    ['/reset-password?token=some', /reset-password$/, 'Failed to reset password. Try again.'],
  ])('%s fails without a message', async (path, call, text) => {
    const page = await front.window(await front.newShopper());
    await open(page, path);
    await answer(page, call, { status: 500, method: 'POST' });
    front.complaints.expectStatus(500);
    const fields = page.getByRole('main').locator('form input:visible');
    await fields.first().waitFor();
    for (const one of await fields.all()) {
      await one.fill(
        (await one.getAttribute('type')) === 'email' ? 'a@example.com' : 'secret words',
      );
    }
    await page.getByRole('main').locator('button[type=submit]').click();
    await told(page, text);
  });
});

/** A card provider that draws no card. */
const CARDLESS = `{
  const part = { on() {}, off() {}, once() {}, mount() {}, update() {}, destroy() {}, unmount() {} };
  const elements = () => ({ create: () => part, getElement: () => null, update() {}, on() {}, fetchUpdates() {}, submit() {} });
  window.Stripe = () => ({ elements, createToken() {}, createPaymentMethod() {}, confirmCardPayment() {}, registerAppInfo() {}, _registerWrapper() {} });
  window.Stripe.version = 'endive';
}`;

describe('checkout', () => {
  test('a missing card element raises an error, and nothing is asked for', async () => {
    const shopper = await front.newShopper();
    const { _id: product } = await firstProduct();
    await shopper.api.post('cart/create-cart', { product, quantity: 1 });
    const page = await front.window(shopper);
    await page.route(/stripe\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: CARDLESS }),
    );
    await open(page, '/user/checkout');
    for (const label of ['Phone Number', 'ZIP Code']) await field(page, label).fill('1234567890');
    for (const label of ['Street Address', 'City', 'State/Province']) {
      await field(page, label).fill('somewhere');
    }
    front.complaints.expectError('Card element not found');
    const raised = page.waitForEvent('pageerror');
    await button(page, 'Proceed to Payment').click();
    expect((await raised).message).toBe('Card element not found');
  });

  test('the provider’s message is passed on, whatever it is', async () => {
    const { page } = await atCheckout(front, await firstProduct());
    front.complaints.expectStatus(402);
    const message = 'The bank is having lunch.';
    await page.route(/\/confirm$/, (route) =>
      route.fulfill({ status: 402, json: { error: { type: 'card_error', message } } }),
    );
    await payWith(page, CARD.good);
    await page
      .getByRole('alert')
      .filter({ hasText: `Payment failed: ${message}` })
      .waitFor();
  });
});
