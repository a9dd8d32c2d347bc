import type { Page } from 'playwright-core';
import { DAY_MS } from '../../../src/kernel/time.js';
import { openAdmin, rows } from '../../support/back-office.js';
import { farFromMidnight } from '../../support/midnight.js';
import { field, heading, region } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront({ LOW_STOCK_THRESHOLD: '5', SHOP_NAME: 'Iron & Oak' });

beforeEach(farFromMidnight);

const filterOf = (page: Page) => JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}');

test('every figure leads to the list behind it', async () => {
  const page = await openAdmin(front);
  const follow = async (name: RegExp | string, title: string, filter: object) => {
    await page.getByRole('link', { name }).first().click();
    await heading(page, title).waitFor();
    await waitUntil(() => filterOf(page) as object).toEqual(filter);
    await page.goBack();
    await heading(page, 'Admin Dashboard').waitFor();
  };
  await follow(/^Total Users: \d+$/, 'Users', {});
  await follow(/^Admins: \d+$/, 'Users', { role: 'admin' });
  await follow(/^Users: \d+$/, 'Users', { role: 'user' });
  await follow(/^Total Products: \d+$/, 'Products', {});
  await follow(/^Pending Shipments: \d+$/, 'Orders', {
    status: 'pending',
    shipping: 'ready',
  });
  await follow(/^\d+ canceled$/, 'Orders', { status: 'canceled' });
  const day = (offset: number) => new Date(Date.now() - offset * DAY_MS).toISOString().slice(0, 10);
  await follow(/^\$[\d,.]+$/, 'Orders', { from: day(29), to: day(0) });
  await region(page, 'Low Stock Products').locator('tbody a').first().click();
  await heading(page, 'Edit Product').waitFor();
});

test('a day of the revenue and a slice of the pie lead to their orders', async () => {
  const page = await openAdmin(front);
  const chart = region(page, 'Revenue Overview')
    .locator('svg')
    .filter({ has: page.locator('.MuiLineChart-line') });
  await chart.hover();
  const shown = await page.locator('caption').innerText();
  await chart.click();
  await heading(page, 'Orders').waitFor();
  await waitUntil(() => filterOf(page) as object).toEqual({ from: shown, to: shown });

  await page.goBack();
  await region(page, 'Order Status Breakdown').locator('.MuiPieChart-arc').nth(2).click();
  await page.getByRole('tab', { name: /^Delivered/, selected: true }).waitFor();
  await waitUntil(() => filterOf(page) as object).toEqual({ status: 'delivered' });
});

test('revenue is compared with the period before, and the pie has five see-through colors', async () => {
  const page = await openAdmin(front);
  const revenue = region(page, 'Revenue Overview');
  await revenue.getByText(/(than|as|in) the previous 30 days$/i).waitFor();
  const before = await revenue.getByRole('link').innerText();
  await field(revenue, 'Period').selectOption('90 days');
  await revenue.getByText(/the previous 90 days$/).waitFor();
  await waitUntil(() => revenue.getByRole('link').innerText()).not.toBe(before);
  await field(revenue, 'Revenue').selectOption('Trailing 7 days');

  const slices = region(page, 'Order Status Breakdown').locator('path[data-index]');
  await slices.nth(4).waitFor();
  const looks = () =>
    slices.evaluateAll((all) =>
      all.map((slice) => {
        const style = (slice.ownerDocument.defaultView as unknown as Styles).getComputedStyle(
          slice,
        );
        return [style.fillOpacity, style.strokeWidth, style.fill === style.stroke];
      }),
    );
  await waitUntil(looks).toEqual(Array(5).fill(['0.6', '1px', true]));
  await waitUntil(() => page.title()).toBe('Admin Dashboard · Iron & Oak');
});

interface Styles {
  getComputedStyle(of: unknown): {
    fillOpacity: string;
    strokeWidth: string;
    fill: string;
    stroke: string;
  };
}

test('what is low is what the shop says is low', async () => {
  const page = await openAdmin(front);
  const low = rows(region(page, 'Low Stock Products'));
  await low.first().waitFor();
  for (const row of await low.allInnerTexts()) expect(row).toMatch(/Low|Sold out/);
});
