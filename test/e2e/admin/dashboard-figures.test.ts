import type { Browser, Page } from 'playwright-core';
import { ADMIN, button, heading, openAsAdmin, violationsOf } from '../../support/back-office.js';
import { launchChromium } from '../../support/chromium.js';
import { ShopProcess } from '../../support/shop-process.js';

let shop: ShopProcess;
let browser: Browser;

beforeAll(async () => {
  shop = await ShopProcess.start({ LOW_STOCK_THRESHOLD: '5', SHOP_NAME: 'Iron & Oak' });
  browser = await launchChromium();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await shop?.close();
}, 60_000);

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const filterOf = (page: Page) => JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}');

test('every figure leads to the list behind it', async () => {
  const { page, complaints, context } = await openAsAdmin(browser, shop.url, ADMIN);
  const follow = async (name: RegExp | string, title: string, filter: object) => {
    await page.getByRole('link', { name }).first().click();
    await heading(page, title).waitFor();
    expect(filterOf(page)).toEqual(filter);
    await page.goBack();
    await heading(page, 'Admin Dashboard').waitFor();
  };
  await follow(/^Total Users: \d+$/, 'Users', {});
  await follow(/^Admins: \d+$/, 'Users', { role: 'admin' });
  await follow(/^Users: \d+$/, 'Users', { role: 'user' });
  await follow(/^Total Products: \d+$/, 'Products', {});
  await follow(/^Pending Shipments: \d+$/, 'Orders', { status: 'pending' });
  await follow(/^\d+ canceled$/, 'Orders', { status: 'canceled' });
  const day = (offset: number) =>
    new Date(Date.now() - offset * 86_400_000).toISOString().slice(0, 10);
  await follow(/^\$[\d,.]+$/, 'Orders', { from: day(29), to: day(0) });
  await panel(page, 'Low Stock Products').locator('tbody a').first().click();
  await heading(page, 'Edit Product').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
}, 90_000);

test('revenue is compared with the period before, and the pie has five see-through colours', async () => {
  const { page, complaints, context } = await openAsAdmin(browser, shop.url, ADMIN);
  const revenue = panel(page, 'Revenue Overview');
  await revenue.getByText(/(than|as|in) the 30 days before$/i).waitFor();
  const before = await revenue.getByRole('link').innerText();
  await revenue.getByLabel('Period').selectOption('90 days');
  await revenue.getByText(/the 90 days before$/).waitFor();
  expect(await revenue.getByRole('link').innerText()).not.toBe(before);
  await revenue.getByLabel('Revenue').selectOption('Trailing 7 days');

  const slices = panel(page, 'Order Status Breakdown').locator('path[data-index]');
  await slices.nth(4).waitFor();
  const looks = await slices.evaluateAll((all) =>
    all.map((slice) => {
      const style = (slice.ownerDocument.defaultView as unknown as Styles).getComputedStyle(slice);
      return [style.fillOpacity, style.strokeWidth, style.fill === style.stroke];
    }),
  );
  expect(looks).toEqual(Array(5).fill(['0.6', '1px', true]));
  expect(await page.title()).toBe('Admin Dashboard · Iron & Oak');
  expect(complaints).toEqual([]);
  await context.close();
}, 60_000);

interface Styles {
  getComputedStyle(of: unknown): {
    fillOpacity: string;
    strokeWidth: string;
    fill: string;
    stroke: string;
  };
}

test('what is low is what the shop says is low', async () => {
  const { page, context } = await openAsAdmin(browser, shop.url, ADMIN);
  const rows = panel(page, 'Low Stock Products').locator('tbody').getByRole('row');
  await rows.first().waitFor();
  for (const row of await rows.allInnerTexts()) expect(row).toMatch(/Low|Sold out/);
  await context.close();
}, 60_000);

test('figures that fail say so in their place, and come when they are asked for again', async () => {
  const { page, complaints, context } = await openAsAdmin(browser, shop.url, `${ADMIN}/audit`);
  await page.route('**/api/analytics/**', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'Away for a moment' } }),
  );
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  const revenue = panel(page, 'Revenue Overview');
  await revenue.getByText('Away for a moment').waitFor();
  expect(await page.getByText('Away for a moment').count()).toBe(3);
  expect(await violationsOf(page)).toEqual([]);
  await page.unroute('**/api/analytics/**');
  for (const name of ['Figures', 'Revenue Overview', 'Order Status Breakdown']) {
    await panel(page, name).getByRole('button', { name: 'Try again' }).click();
  }
  await page.getByText('Away for a moment').first().waitFor({ state: 'detached' });
  await revenue.getByText(/the 30 days before$/).waitFor();
  expect(complaints.filter((text) => !text.includes('503'))).toEqual([]);
  await context.close();
}, 60_000);

test.each([390, 1440])(
  'axe finds nothing at %i px, and nothing is wider than the window',
  async (width) => {
    const { page, complaints, context } = await openAsAdmin(browser, shop.url, ADMIN, width);
    await panel(page, 'Order Status Breakdown').locator('path[data-index]').first().waitFor();
    await page
      .getByRole('link', { name: /^Details of order/ })
      .first()
      .waitFor();
    await button(page, 'Next').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const wide = 'document.documentElement.scrollWidth > window.innerWidth';
    expect(await page.evaluate<boolean>(wide)).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  },
  60_000,
);
