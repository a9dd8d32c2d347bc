import { cut, hold } from '../../support/calls.js';
import type { Product } from '../../support/product-fixtures.js';
import { button, field, open, toast, expectToast } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();

const AWAY = 'We could not reach the shop. Please check your connection and try again.';
const firstProduct = async () => (await front.api.get<Product[]>('products?limit=1')).data[0]!;
const newsletter = 'New equipment and training ideas, once in a while.';

describe('add to cart', () => {
  test('a loading toast runs, then it says that it is done', async () => {
    const page = await front.window(await front.newShopper());
    const { name } = await firstProduct();
    await open(page, '/products');
    const release = await hold(page, /create-cart$/);
    const add = button(page, `Add ${name} to cart`);
    await add.click();
    await expectToast(page, 'Loading...');
    await waitUntil(() => add.isDisabled()).toBe(true);
    release();
    await expectToast(page, 'Item added to cart');
    await waitUntil(() => toast(page, 'Loading...').count()).toBe(0);
    await waitUntil(() => add.isEnabled()).toBe(true);
  });

  test('and the error where the shop cannot be reached', async () => {
    const page = await front.window(await front.newShopper());
    const { name } = await firstProduct();
    await open(page, '/products');
    await cut(page, /create-cart$/);
    front.browserErrors.expectNoNetwork();
    await button(page, `Add ${name} to cart`).click();
    await expectToast(page, AWAY);
  });
});

describe('registration and login', () => {
  test('a registration with an email that is taken', async () => {
    const page = await front.window();
    const { email } = await front.newShopper();
    await open(page, '/register');
    front.browserErrors.expectStatus(409);
    await field(page, 'Full Name').fill('Ada');
    await field(page, 'Email Address').fill(email);
    await field(page, 'Password').fill('vigor-user');
    await field(page, 'Confirm Password').fill('vigor-user');
    await button(page, 'Register').click();
    await expectToast(page, 'An account with this email already exists');
  });

  test('a login that fails says why', async () => {
    const page = await front.window();
    front.browserErrors.expectStatus(401);
    await open(page, '/login');
    await field(page, 'Email Address').fill('user@vigor.test');
    await field(page, 'Password').fill('not the word');
    await button(page.getByRole('main'), 'Login').click();
    await expectToast(page, 'Invalid email or password');
  });
});

describe('newsletter', () => {
  test('a loading toast, then success, and the form is empty', async () => {
    const page = await front.window();
    await open(page, '/about');
    const email = field(page, newsletter);
    await waitUntil(() => email.getAttribute('type')).toBe('email');
    const release = await hold(page, /newsletter\/subscribe$/);
    await email.fill('reader@example.com');
    await button(page, 'Subscribe').click();
    await expectToast(page, 'Loading...');
    release();
    await expectToast(page, 'Subscribed successfully!');
    await waitUntil(() => email.inputValue()).toBe('');
  });
});
