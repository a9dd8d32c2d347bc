import sharp from 'sharp';
import type { Browser, Page } from 'playwright-core';
import { ADMIN, button, openAsAdmin } from '../../support/back-office.js';
import { launchChromium } from '../../support/chromium.js';
import { ShopProcess } from '../../support/shop-process.js';

const ADD = `${ADMIN}/product-management/add-product`;

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

async function picture(name: string, background: string) {
  const image = { width: 40, height: 40, channels: 3 as const, background };
  const buffer = await sharp({ create: image }).png().toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

const pictures = (page: Page) => page.getByRole('img', { name: /^(Main i|I)mage/ });
const addresses = (page: Page) =>
  pictures(page).evaluateAll((all) => all.map((one) => one.getAttribute('src')));
const focused = (page: Page) =>
  page.evaluate<string>("document.activeElement.getAttribute('aria-label')");

test('pictures are put in order by keys, and the focus stays with the one that moves', async () => {
  const { page, complaints, context } = await openAsAdmin(browser, shop.url, ADD);
  const files = await Promise.all([
    picture('a.png', '#c62f38'),
    picture('b.png', '#1e7b4f'),
    picture('c.png', '#1f5fbf'),
  ]);
  await page.getByLabel('Choose images').setInputFiles(files);
  await pictures(page).nth(2).waitFor();
  const [a, b, c] = await addresses(page);

  await button(page, 'Move image 3 left').focus();
  await page.keyboard.press('Enter');
  expect(await addresses(page)).toEqual([a, c, b]);
  await page.getByText('Moved to place 2 of 3').waitFor();
  expect(await focused(page)).toBe('Move image 2 left');
  await page.keyboard.press('Enter');
  expect(await addresses(page)).toEqual([c, a, b]);
  // It cannot go further left, so the way back has the focus.
  expect(await focused(page)).toBe('Move image 1 right');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(await addresses(page)).toEqual([a, b, c]);

  await pictures(page).nth(2).dragTo(pictures(page).nth(0));
  expect(await addresses(page)).toEqual([c, a, b]);
  expect(complaints).toEqual([]);
  await context.close();
}, 60_000);

test('a product is not saved before its pictures have arrived', async () => {
  const { page, complaints, context } = await openAsAdmin(browser, shop.url, ADD);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/api/images', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.getByLabel('Choose images').setInputFiles(await picture('a.png', '#c62f38'));
  await page.getByText('Uploading...').waitFor();
  expect(await button(page, 'Add Product').isDisabled()).toBe(true);
  arrive();
  await pictures(page).first().waitFor();
  expect(await button(page, 'Add Product').isEnabled()).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
}, 60_000);
