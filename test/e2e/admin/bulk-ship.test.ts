import type { Browser } from 'playwright-core';
import { ADMIN, button, openAsAdmin, violationsOf } from '../../support/back-office.js';
import { launchChromium } from '../../support/chromium.js';
import { ShopProcess } from '../../support/shop-process.js';

const LIST = `${ADMIN}/order-management`;

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

test('ticked orders are shipped after asking, with a result for each', async () => {
  const { page, complaints, context } = await openAsAdmin(browser, shop.url, LIST);
  const row = (status: string) => page.getByRole('row').filter({ hasText: status });
  await row('Pending').first().waitFor();
  const pending = await row('Pending').count();
  const numberIn = async (status: string) =>
    /\d{6}/.exec(await row(status).first().innerText())![0];
  const [going, gone] = [await numberIn('Pending'), await numberIn('Shipped')];
  await page.getByLabel(`Select order ${going}`).check();
  await page.getByLabel(`Select order ${gone}`).check();
  await page.getByText('2 selected').waitFor();

  await button(page, 'Ship').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Ship 2 orders?' }).waitFor();
  await dialog.getByText('1 order of them cannot be shipped').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await button(page, 'Ship 2 orders').click();

  await dialog.getByRole('heading', { name: '1 of 2 orders shipped' }).waitFor();
  expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual([
    `${gone} An order that is shipped cannot become shipped`,
    `${going} Shipped`,
  ]);
  expect(await violationsOf(page)).toEqual([]);
  await button(page, 'Close').click();
  await page.getByText('1 selected').waitFor();
  await page
    .getByRole('row', { name: new RegExp(going) })
    .getByText('Shipped')
    .waitFor();
  expect(await row('Pending').count()).toBe(pending - 1);
  await button(page, 'Clear selection').click();
  await page.getByText('1 selected').waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
  await context.close();
}, 60_000);

test('one tick takes the whole page, and another page comes on top', async () => {
  const { page, complaints, context } = await openAsAdmin(browser, shop.url, LIST);
  await page.getByLabel('Select all on this page').check();
  await page.getByText('25 selected').waitFor();
  await button(page, 'Next').click();
  await page.getByText('26–44 of 44').waitFor();
  await page.getByLabel('Select all on this page').check();
  await page.getByText('44 selected').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('Select all on this page').uncheck();
  await page.getByText('25 selected').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
}, 60_000);

test('on a phone, too', async () => {
  const { page, complaints, context } = await openAsAdmin(browser, shop.url, LIST, 390);
  await page
    .getByLabel(/^Select order/)
    .first()
    .check();
  await page.getByText('1 selected').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
}, 60_000);
