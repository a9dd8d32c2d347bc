import type { Page } from 'playwright-core';
import {
  atCheckout,
  CARD,
  paid,
  payWith,
  plentifulProduct,
} from '../../support/checkout-screen.js';
import type { Product } from '../../support/product-fixtures.js';
import { button, heading, link, open, region, styleOf } from '../../support/screen.js';
import { buy } from '../../support/shopper.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();
const WIDTHS = [390, 768, 1440];

let product: Product;
beforeAll(async () => (product = await plentifulProduct(front)));

/** What can be pressed in the page and lies below an element that floats over it, by name. */
const coveredBy = (page: Page, floating: string): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const floating = document.querySelector(${JSON.stringify(floating)});
    if (!floating || getComputedStyle(floating).visibility === 'hidden') return [];
    const over = floating.getBoundingClientRect();
    const meets = ({ left, right, top, bottom, width }) => width > 0 &&
      left < over.right && over.left < right && top < over.bottom && over.top < bottom;
    return [...document.querySelectorAll(':is(main, footer) :is(a, button, input)')]
      .filter((one) => meets(one.getBoundingClientRect()) && !one.closest('.sr-only'))
      .map((one) => one.textContent || one.getAttribute('aria-label') || one.tagName);
  })()`);

/** The headings, outside of rows that scroll, whose text goes beyond the screen. */
const cutHeadings = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll(':is(h1, h2, h3)')]
    .filter((one) => !one.closest('.track, .sr-only'))
    .filter((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const { left, right, width } = range.getBoundingClientRect();
      return width > 1 && (left < -1 || right > innerWidth + 1);
    })
    .map((one) => one.textContent)`);

const toEnd = (page: Page) =>
  page.evaluate(`window.scrollTo({ top: document.body.scrollHeight + 999, behavior: 'instant' })`);

test.each(WIDTHS)(
  'at the end of a page of %d px the way back to the top covers no link',
  async (width) => {
    const page = await front.window(undefined, { width });
    await open(page, '/about');
    await toEnd(page);
    const up = button(page, 'Back to top');
    await up.waitFor();
    await waitUntil(() => coveredBy(page, '[aria-label="Back to top"]')).toEqual([]);
    await waitUntil(() => up.isVisible()).toBe(true);
  },
);

test.each(WIDTHS)(
  'without a network the bar covers nothing at the end of a page of %d px',
  async (width) => {
    const page = await front.window(undefined, { width });
    await open(page, `/products/${product._id}`);
    front.browserErrors.expectNoNetwork();
    await page.context().setOffline(true);
    await page
      .getByRole('status')
      .getByText(/^You are offline\./)
      .waitFor();
    await toEnd(page);
    await waitUntil(() => coveredBy(page, '[data-offline-bar]')).toEqual([]);
    await page.context().setOffline(false);
  },
);

test('orders on paper: whose shop it is, and nothing to press', async () => {
  const shopper = await front.newShopper();
  const { number } = await buy(front.url, shopper, [product, 1]);
  const page = await front.window(shopper);
  await open(page, '/user/orders');
  await button(page, `Show details of order ${number}`).click();
  await heading(page, 'Shipping details').waitFor();
  await page.emulateMedia({ media: 'print' });
  await waitUntil(() => page.getByRole('button').count()).toBe(0);
  await page.getByRole('img', { name: 'VIGOR' }).first().waitFor();
  await page.getByText(new URL(front.url).host).first().waitFor();
  await heading(page, `Order ${number}`).waitFor();
});

test('in forced colors a button has a border', async () => {
  const page = await front.window();
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/login');
  for (const one of [
    button(page.getByRole('main'), 'Login'),
    button(page, 'Subscribe'),
    button(page, 'Show password'),
  ]) {
    await waitUntil(() => styleOf(one, 'borderTopWidth')).toBe('1px');
  }
});

test.each(['/', '/products', '/about', '/contact', '/user/cart', '/register'])(
  'with letters twice as large no headline of %s is cut, and nothing is wider than the page',
  async (path) => {
    const page = await front.window(
      path.startsWith('/user') ? await front.newShopper() : undefined,
      {
        width: 390,
      },
    );
    await open(page, path);
    await page.getByRole('heading').first().waitFor();
    await page.addStyleTag({ content: ':root { font-size: 200% }' });
    await waitUntil(() => cutHeadings(page)).toEqual([]);
    await waitUntil(() => page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  },
);

test('a slider that goes on shows the beginning of its next slide', async () => {
  const page = await front.window(undefined, { width: 390 });
  await open(page, '/');
  const third = region(page, 'Product Categories').getByRole('listitem').nth(2);
  await waitUntil(async () => ((await third.boundingBox())?.x ?? 999) < 375).toBe(true);
});

test('another tab says that the order was placed, once it is looked at', async () => {
  const { page } = await atCheckout(front, product);
  const other = await page.context().newPage();
  await open(other, '/user/cart');
  await button(other, 'Proceed to Checkout').waitFor();
  await payWith(page, CARD.good);
  await paid(page);
  await other.getByText(/^Order \d+ was placed in another tab\.$/).waitFor();
  await heading(other, 'Your cart is empty.').waitFor();
  await link(other, 'View My Orders').click();
  await heading(other, 'My Orders').waitFor();
});

test('an email leads to its order, open, and says so where it is in another account', async () => {
  const shopper = await front.newShopper();
  const older = await buy(front.url, shopper, [product, 1]);
  const newer = await buy(front.url, shopper, [product, 2]);
  const page = await front.window(shopper);
  await open(page, `/user/orders?order=${older._id}`);
  await heading(page, `Order ${older.number}`).waitFor();
  await heading(page, 'Shipping details').waitFor();
  await waitUntil(() => heading(page, `Order ${newer.number}`).count()).toBe(0);
  await link(page, 'View all orders').click();
  await heading(page, `Order ${newer.number}`).waitFor();
  front.browserErrors.expectStatus(404);
  const stranger = await front.window(await front.newShopper());
  await open(stranger, `/user/orders?order=${older._id}`);
  await heading(stranger, 'This order is not in your account.').waitFor();
});
