import type { Page } from 'playwright-core';
import { PASSWORD } from '../../support/password.js';
import {
  button,
  errorOf,
  field,
  heading,
  link,
  open,
  expectToast,
  toast,
} from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();

const form = (page: Page) => page.getByRole('main');
const password = (page: Page) => field(page, 'Password');
let made = 0;

async function logIn(page: Page, email: string, word: string): Promise<void> {
  await field(page, 'Email Address').fill(email);
  await password(page).fill(word);
  await button(form(page), 'Login').click();
}

async function register(page: Page, email: string): Promise<void> {
  await field(page, 'Full Name').fill('Grace Hopper');
  await field(page, 'Email Address').fill(email);
  await password(page).fill(PASSWORD);
  await field(page, 'Confirm Password').fill(PASSWORD);
  await button(page, 'Register').click();
}

/** Adds the first product of the list as a guest, which leads to the login. @returns its name */
async function addAsGuest(page: Page): Promise<string> {
  await open(page, '/products?sort=asc');
  const name = await page.getByRole('article').first().getByRole('heading').innerText();
  await button(page, `Add ${name} to cart`).click();
  await expectToast(page, 'Please log in to continue');
  await page.waitForURL('**/login');
  return name;
}

test('registering: the headline, the fields, the way to the login', async () => {
  const page = await front.window();
  await open(page, '/register');
  await heading(page, 'Join the VIGOR community').waitFor();
  const word = password(page);
  await waitUntil(() => word.getAttribute('type')).toBe('password');
  await button(page, 'Show password').click();
  await waitUntil(() => word.getAttribute('type')).toBe('text');
  await button(page, 'Hide password').click();
  await waitUntil(() => word.getAttribute('type')).toBe('password');
  await waitUntil(() => word.getAttribute('autocomplete')).toBe('new-password');
  await link(form(page), 'Login').click();
  await page.waitForURL('**/login');
});

test('the login says what is wrong with its fields, and leads on', async () => {
  const page = await front.window();
  await open(page, '/login');
  await logIn(page, 'nobody', 'short');
  await waitUntil(() => errorOf(page, 'Email Address')).toBe('Invalid email address');
  await waitUntil(() => errorOf(page, 'Password')).toBe('Password must be at least 6 characters');
  await password(page).fill('x'.repeat(101));
  await waitUntil(() => errorOf(page, 'Password')).toBe('Password cannot exceed 100 characters');
  await link(page, 'Forgotten your password ?').click();
  await page.waitForURL('**/forget-password');
  await link(page, 'Back to login').click();
  await link(page, 'Create an account').click();
  await page.waitForURL('**/register');
});

test.each([
  ['Login As User', 'Account', '/'],
  ['Login As Admin', 'Account', '/'],
])('%s signs the demo account in by one press', async (name, menu, path) => {
  const page = await front.window();
  await open(page, '/login');
  await button(page, name).click();
  await expectToast(page, 'Login successful!');
  await page.waitForURL((url) => url.pathname === path);
  await button(page, menu).waitFor();
});

test.each([
  '/user/profile',
  '/user/profile/edit',
  '/user/orders?page=1',
  '/user/cart',
  '/user/success',
  '/change-password',
])('%s is guarded, and the login leads back to it', async (path) => {
  const shopper = await front.newShopper();
  const page = await front.window();
  await open(page, '/about');
  await open(page, path);
  await page.waitForURL('**/login');
  await logIn(page, shopper.email, shopper.password);
  const expected = path === '/user/success' ? '/user/orders' : path;
  await page.waitForURL((url) => url.pathname + url.search === expected);
  await page.goBack();
  await page.waitForURL('**/about');
});

test('the checkout is guarded too, and an empty cart leads on to the cart', async () => {
  const shopper = await front.newShopper();
  const page = await front.window();
  await open(page, '/user/checkout');
  await page.waitForURL('**/login');
  await logIn(page, shopper.email, shopper.password);
  await page.waitForURL('**/user/cart');
});

test.each(['/admin/profile', '/admin/profile/edit', '/admin/dashboard'])(
  '%s is for admins, and the login leads back to it',
  async (path) => {
    const page = await front.window();
    await page.goto(path);
    await page.waitForURL('**/login**');
    await logIn(page, 'admin@vigor.test', 'vigor-admin');
    await page.waitForURL((url) => url.pathname === path);
  },
);

test('the wrong role is told who is signed in, and may change; there is no loop', async () => {
  const page = await front.window(await front.admin());
  await open(page, '/user/cart');
  await page.waitForURL('**/login');
  const notice = page.getByRole('status').filter({ hasText: 'You are signed in as an admin.' });
  await notice.getByText('That page needs another account.').waitFor();
  await waitUntil(() => link(notice, 'Go to the dashboard').getAttribute('href')).toBe(
    '/admin/dashboard',
  );
  await button(notice, 'Logout').click();
  await notice.waitFor({ state: 'detached' });
  const shopper = await front.newShopper();
  await logIn(page, shopper.email, shopper.password);
  await page.waitForURL('**/user/cart');

  const other = await front.window(shopper);
  await open(other, '/admin/profile');
  await other.waitForURL('**/login');
  const text = 'You are signed in as a customer.';
  await link(other.getByRole('status').filter({ hasText: text }), 'Go to the shop').click();
  await other.waitForURL((url) => url.pathname === '/');
});

test('what a guest adds is in the cart after the login, and they are back where they were', async () => {
  const shopper = await front.newShopper();
  const page = await front.window();
  const name = await addAsGuest(page);
  await logIn(page, shopper.email, shopper.password);
  await page.waitForURL('**/products?sort=asc');
  await link(page, 'Cart, 1 item').click();
  await page.getByRole('article', { name, exact: true }).waitFor();
});

test('a double press puts one piece aside, and asks for the login once', async () => {
  const page = await front.window();
  await open(page, '/products?sort=asc');
  await button(page, /^Add .* to cart$/)
    .first()
    .dblclick();
  await page.waitForURL('**/login');
  await expectToast(page, 'Please log in to continue');
  const { email, password: word } = await front.newShopper();
  await logIn(page, email, word);
  await link(page, 'Cart, 1 item').waitFor();
});

test('and the same after registering', async () => {
  const page = await front.window();
  const name = await addAsGuest(page);
  await link(page, 'Create an account').click();
  await register(page, `grace-${++made}@example.com`);
  await expectToast(page, 'Sign up successful!');
  // A shown message goes in a moment, one that lives its four seconds out does not.
  await toast(page, 'Please log in to continue').waitFor({ state: 'detached', timeout: 2_000 });
  await page.waitForURL('**/products?sort=asc');
  await link(page, 'Cart, 1 item').click();
  await page.getByRole('article', { name, exact: true }).waitFor();
});
