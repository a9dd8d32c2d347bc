import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { ADMIN, heading, openAsAdmin } from '../../support/back-office.js';
import { launchChromium } from '../../support/chromium.js';
import { ShopProcess } from '../../support/shop-process.js';

const KB = 1_000;

let shop: ShopProcess;
let browser: Browser;

beforeAll(async () => {
  shop = await ShopProcess.start();
  browser = await launchChromium();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await shop?.close();
}, 60_000);

/** All JavaScript that a screen loads in a fresh browser, in bytes of gzip. */
async function weightOf(path: string, title: string): Promise<number> {
  const { page, context } = await openAsAdmin(browser, shop.url, path);
  await heading(page, title).waitFor();
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate<string[]>(
    "performance.getEntriesByType('resource').map(({ name }) => name)",
  );
  await context.close();
  const code = loaded.filter((name) => name.includes(`${ADMIN}/assets/`) && name.endsWith('.js'));
  const sizes = await Promise.all(code.map(sizeOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function sizeOf(address: string): Promise<number> {
  const answer = await fetch(address);
  return gzipSync(await answer.arrayBuffer(), { level: 9 }).length;
}

test.each([
  ['a list without charts', `${ADMIN}/product-management/products`, 'Products', 400],
  ['the dashboard with its charts', ADMIN, 'Admin Dashboard', 520],
])(
  '%s loads no more JavaScript than it may',
  async (_, path, title, most) => {
    const weight = await weightOf(path, title);
    expect(weight).toBeGreaterThan(100 * KB);
    expect(weight).toBeLessThanOrEqual(most * KB);
  },
  60_000,
);
