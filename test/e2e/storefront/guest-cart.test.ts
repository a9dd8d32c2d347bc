import type { Page } from 'playwright-core';
import type { Product } from '../../support/product-fixtures.js';
import { button, field, heading, link, open, region, expectToast } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();

async function logIn(page: Page): Promise<void> {
  const { email, password } = await front.newShopper();
  await field(page, 'Email Address').fill(email);
  await field(page, 'Password').fill(password);
  await button(page.getByRole('main'), 'Login').click();
}

test('what a guest has chosen stays in sight, and is theirs after the login', async () => {
  const page = await front.window();
  await open(page, '/products?sort=asc');
  const name = await page.getByRole('article').first().getByRole('heading').innerText();
  await button(page, `Add ${name} to cart`).click();
  await page.waitForURL('**/login');
  const waiting = region(page, 'Waiting in your cart');
  await waiting.getByText(name, { exact: true }).waitFor();
  await link(page, 'Cart, 1 item').waitFor();

  await link(page, 'Create an account').click();
  await waiting.getByText(name, { exact: true }).waitFor();
  await open(page, '/about');
  await link(page, 'Cart, 1 item').click();
  await page.waitForURL('**/login');
  await logIn(page);
  await page.waitForURL('**/user/cart');
  await page.getByRole('article', { name, exact: true }).waitFor();
  await link(page, 'Cart, 1 item').waitFor();
  await expectToast(page, 'Item added to cart');
  await waitUntil(() => page.evaluate('localStorage.cartItems ?? null')).toBe(null);
});

test('the message of an item added leads to the cart', async () => {
  const page = await front.window(await front.newShopper());
  await open(page, '/products?sort=asc');
  await button(page, /^Add .* to cart$/)
    .first()
    .click();
  await expectToast(page, 'Item added to cart');
  await link(page, 'View cart').click();
  await page.waitForURL('**/user/cart');
  await heading(page, 'Cart Items').waitFor();

  const guest = await front.window();
  await open(guest, '/products?sort=asc');
  await button(guest, /^Add .* to cart$/)
    .first()
    .click();
  await guest.waitForURL('**/login');
  await logIn(guest);
  await expectToast(guest, 'Item added to cart');
  await link(guest, 'View cart').click();
  await guest.waitForURL('**/user/cart');
});

test('of what there is too little, the product is named and stays chosen', async () => {
  const { data } = await front.api.get<Product[]>('products?limit=40');
  const scarce = data.find(({ quantity }) => quantity >= 10)!;
  const chosen = [{ product: scarce._id, quantity: scarce.quantity + 1 }];
  const page = await front.window();
  await open(page, '/about');
  await page.evaluate(`localStorage.setItem('cartItems', '${JSON.stringify(chosen)}')`);
  await open(page, '/login');
  front.browserErrors.expectStatus(409);
  await logIn(page);
  await expectToast(page, `${scarce.name}: Only ${scarce.quantity} left in stock`);
  expect(await page.evaluate('localStorage.cartItems')).toBe(JSON.stringify(chosen));
});

test('what is no longer sold does not wait in the cart', async () => {
  front.browserErrors.expectStatus(404);
  const { data } = await front.api.get<Product[]>('products?limit=1');
  const gone = { product: '01900000-0000-7000-8000-000000000000', quantity: 1 };
  const page = await front.window();
  await open(page, '/about');
  const keep = (items: unknown) =>
    page.evaluate(`localStorage.setItem('cartItems', '${JSON.stringify(items)}')`);
  await keep([gone, { product: data[0]!._id, quantity: 2 }]);
  await open(page, '/login');
  const waiting = region(page, 'Waiting in your cart');
  await waitUntil(() => waiting.getByRole('listitem').allInnerTexts()).toEqual([
    `2 × ${data[0]!.name}`,
  ]);

  await keep([gone]);
  const asked = page.waitForResponse((response) => response.url().endsWith(gone.product));
  await open(page, '/login');
  await asked;
  await waitUntil(() => waiting.count()).toBe(0);
});
