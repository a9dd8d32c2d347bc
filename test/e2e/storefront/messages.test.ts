import type { Locator } from 'playwright-core';
import { cut, hold } from '../../support/calls.js';
import type { Product } from '../../support/product-fixtures.js';
import { button, field, heading, open, toast, expectToast } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();

const AWAY = 'We could not reach the shop. Please check your connection and try again.';
const firstProduct = async () => (await front.api.get<Product[]>('products?limit=1')).data[0]!;
const newsletter = 'Email address for the newsletter';

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

test('a message covers no title of a page', async () => {
  const page = await front.window();
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/login');
    front.browserErrors.expectStatus(401);
    await field(page, 'Email Address').fill('nobody@example.com');
    await field(page, 'Password').fill('wrong-password');
    await button(page.getByRole('main'), 'Login').click();
    const message = page.getByRole('status').filter({ hasText: /^Invalid/ });
    await message.waitFor();
    const edges = async (place: Locator) => {
      const { y, height } = (await place.boundingBox())!;
      return { top: y, bottom: y + height };
    };
    const title = await edges(heading(page, 'Welcome back'));
    await waitUntil(async () => (await edges(message)).bottom < title.top).toBe(true);
  }
});
