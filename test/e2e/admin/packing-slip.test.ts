import type { Browser, Page } from 'playwright-core';
import { ADMIN, button, heading, openAsAdmin, violationsOf } from '../../support/back-office.js';
import { launchChromium } from '../../support/chromium.js';
import { ShopProcess } from '../../support/shop-process.js';

const LIST = `${ADMIN}/order-management`;

let shop: ShopProcess;
let browser: Browser;

beforeAll(async () => {
  shop = await ShopProcess.start({ SHOP_NAME: 'Iron & Oak' });
  browser = await launchChromium();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await shop?.close();
}, 60_000);

const slips = (page: Page) => page.getByRole('article', { name: /^Packing slip/ });

/** How many sheets of paper it takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', printBackground: false });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('an order’s slip says what goes where, without prices, on a sheet of its own', async () => {
  const { page, complaints, context } = await openAsAdmin(browser, shop.url, LIST);
  await page
    .getByRole('link', { name: /^Details of order/ })
    .first()
    .click();
  await button(page, 'Ship').waitFor();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const number = /\d+/.exec(title)![0];
  const name = await page.locator('table td').nth(1).innerText();
  expect(await page.title()).toBe(`Order ${number} · Iron & Oak`);

  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Packing slip' }).click();
  const paper = await opening;
  await heading(paper, 'Packing slip').waitFor();
  const text = await slips(paper).innerText();
  for (const part of ['IRON & OAK', number, name, 'Ship to', 'Quantity']) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('$');
  expect(await violationsOf(paper)).toEqual([]);
  expect(await sheets(paper)).toBe(1);

  await paper.evaluate("window.print = () => (document.title = 'printed')");
  await button(paper, 'Print').click();
  expect(await paper.title()).toBe('printed');
  await paper.emulateMedia({ media: 'print' });
  expect(await button(paper, 'Print').isVisible()).toBe(false);
  expect(complaints).toEqual([]);
  await context.close();
}, 60_000);

test('the slips of ticked orders take a sheet each', async () => {
  const { page, complaints, context } = await openAsAdmin(browser, shop.url, LIST);
  const boxes = page.getByLabel(/^Select order/);
  for (const index of [0, 1, 2]) await boxes.nth(index).check();
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Packing slips' }).click();
  const paper = await opening;
  await paper.getByText('3 packing slips').waitFor();
  expect(await slips(paper).count()).toBe(3);
  expect(await sheets(paper)).toBe(3);
  expect(complaints).toEqual([]);
  await context.close();
}, 60_000);

test('an order that nobody knows says so', async () => {
  const path = `${LIST}/packing-slips?ids=01900000-0000-7000-8000-000000000000`;
  const { page, context } = await openAsAdmin(browser, shop.url, path);
  await page.getByText('Order not found').waitFor();
  await context.close();
}, 60_000);
