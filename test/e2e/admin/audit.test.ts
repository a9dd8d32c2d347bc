import type { Browser, Page } from 'playwright-core';
import { ADMIN, openAsAdmin, violationsOf } from '../../support/back-office.js';
import { launchChromium } from '../../support/chromium.js';
import { ShopProcess } from '../../support/shop-process.js';

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

/** Calls the API as the admin who is signed in. */
async function call(page: Page, path: string, method: string, body: object) {
  const token = await page.evaluate<string>("localStorage.getItem('accessToken')");
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.fetch(`/api/${path}`, { method, headers, data: body });
  return ((await answer.json()) as { data: { _id: string } }).data;
}

test('each change by an admin is found by who, what, when and any word of it', async () => {
  const { page, complaints, context } = await openAsAdmin(browser, shop.url, `${ADMIN}/audit`);
  await page.getByText('No Entries Found').waitFor();
  const { _id } = await call(page, 'categories/create-category', 'POST', { title: 'Ropes' });
  await call(page, `categories/${_id}`, 'PUT', { title: 'Ropes and Rings' });
  await page.reload();

  const rows = page.locator('tbody').getByRole('row');
  await rows.nth(1).waitFor();
  const [edited, created] = await rows.allInnerTexts();
  expect(edited).toMatch(/Demo Admin\s+categories\.edit\s+Ropes and Rings/);
  expect(edited).toContain('title: Ropes → Ropes and Rings');
  expect(created).toContain('categories.create');
  expect(await violationsOf(page)).toEqual([]);

  await page.getByLabel('Search audit').fill('and rings');
  await page.getByText('1–1 of 1').waitFor();
  await page.getByLabel('Search audit').fill('');
  await page.getByText('1–2 of 2').waitFor();
  await page.getByLabel('What').selectOption('Products');
  await page.getByText('No Entries Found').waitFor();
  await page.getByLabel('What').selectOption('Categories');
  await page.getByLabel('Who').selectOption('Demo Admin');
  await page.getByLabel('To', { exact: true }).fill(new Date().toISOString().slice(0, 10));
  await page.getByText('1–2 of 2').waitFor();
  await page.getByLabel('To', { exact: true }).fill('2020-01-31');
  await page.getByText('No Entries Found').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('link', { name: 'Ropes and Rings' }).first().click();
  await page.getByRole('heading', { name: 'Edit Category' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
}, 60_000);

test('on a phone, too', async () => {
  const { page, complaints, context } = await openAsAdmin(browser, shop.url, `${ADMIN}/audit`, 390);
  await page.getByText('categories.create').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
}, 60_000);
