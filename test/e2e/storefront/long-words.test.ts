import type { Page } from 'playwright-core';
import { answer } from '../../support/calls.js';
import type { Product } from '../../support/product-fixtures.js';
import { button, heading, open } from '../../support/screen.js';
import { buy } from '../../support/shopper.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();
const WORD = 'Superkalifragilistikexpialigetischverlängert';
const WIDTH = 360;

const expectNoSidewaysScroll = (page: Page) =>
  waitUntil(() => page.evaluate('document.documentElement.scrollWidth')).toBe(WIDTH);

test('a product’s name and text never widen the page', async () => {
  const { data } = await front.api.get<Product[]>('products?limit=1');
  const { api } = await front.admin();
  const path = `products/${data[0]?._id}`;
  await api.put(path, { name: WORD, description: WORD.repeat(4) });
  const page = await front.window(undefined, { width: WIDTH });
  await open(page, `/${path}`);
  await heading(page, WORD).first().waitFor();
  await expectNoSidewaysScroll(page);
  await open(page, '/products');
  await heading(page, WORD).waitFor();
  await expectNoSidewaysScroll(page);
});

test('nor does what a user has typed: in the profile, and in the details of an order', async () => {
  const shopper = await front.newShopper(WORD);
  await shopper.api.put('users', { address: WORD.repeat(2) });
  const { data } = await front.api.get<Product[]>('products?limit=1&sort=asc');
  await buy(front.url, shopper, [data[0], 1]);
  const page = await front.window(shopper, { width: WIDTH });
  await open(page, '/user/profile');
  await page.getByText(WORD.repeat(2)).waitFor();
  await expectNoSidewaysScroll(page);

  const orders = await shopper.api.get<{ customerDetails: object }[]>('orders/user');
  const customerDetails = { ...orders.data[0]?.customerDetails, address: WORD.repeat(2) };
  const shown = [{ ...orders.data[0], customerDetails }];
  await answer(page, /\/api\/orders\/user/, { data: shown, meta: orders.meta });
  await open(page, '/user/orders');
  await button(page, /^Show details/).click();
  await page.getByText(WORD.repeat(2)).waitFor();
  await expectNoSidewaysScroll(page);
});

test('the headline’s own words stay whole', async () => {
  const page = await front.window(undefined, { width: WIDTH });
  await open(page, '/');
  const lines = `(() => {
    const headline = document.querySelector('h1');
    const { lineHeight } = getComputedStyle(headline);
    return Math.round(headline.clientHeight / parseFloat(lineHeight));
  })()`;
  await waitUntil(() => page.evaluate(lines)).toBe(3);
});
