import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { launchChromium, visit, type Visitor } from '../support/chromium.js';
import { ShopProcess } from '../support/shop-process.js';

const LIST = '/admin/dashboard/order-management';
const PENDING = `${LIST}?filter=${encodeURIComponent('{"status":"pending"}')}`;
/** Chromium itself writes down the answer to the admin who came second. */
const CONFLICT = /status of 409/;

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

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

/** Opens an address as a guest and signs in on the way. */
async function openAsAdmin(path: string, width?: number): Promise<Visitor> {
  const visitor = await visit(browser, shop.url, width);
  const { page } = visitor;
  await page.goto(path);
  await page.waitForURL('**/login**');
  await page.getByLabel('Email Address').fill('admin@vigor.test');
  await page.getByLabel('Password', { exact: true }).fill('vigor-admin');
  await button(page, 'Login').click();
  await page.waitForURL((url) => url.pathname + url.search === path);
  return visitor;
}

const firstOrder = (page: Page) => page.getByRole('link', { name: /^Details of order/ }).first();

/** Opens the newest order of a status. @returns its number */
async function openFirst(page: Page, status: string): Promise<string> {
  await page.goto(`${LIST}?filter=${encodeURIComponent(JSON.stringify({ status }))}`);
  const name = await firstOrder(page).getAttribute('aria-label');
  await firstOrder(page).click();
  const number = /\d+$/.exec(name ?? '')?.[0] ?? '';
  await heading(page, `Order ${number}`).waitFor();
  return number;
}

async function confirm(page: Page, verb: string, number: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `${verb} order ${number}?` });
  await dialog.getByRole('button', { name: `${verb} order` }).click();
}

test('a deep link leads through the login to the list, with its tabs and its search', async () => {
  const { page, complaints, context } = await openAsAdmin(PENDING);
  await heading(page, 'Orders').waitFor();
  await page.getByRole('tab', { name: /^Pending/, selected: true }).waitFor();
  const pending = Number(/\d+/.exec(await tab(page, 'Pending').innerText())?.[0]);
  expect(await page.getByRole('link', { name: /^Details of order/ }).count()).toBe(pending);

  const name = await firstOrder(page).getAttribute('aria-label');
  const number = /\d+$/.exec(name ?? '')?.[0] ?? '';
  await tab(page, 'All').click();
  await page.getByLabel('Search orders').fill(number);
  await page.getByText('1–1 of 1').waitFor();
  expect(await firstOrder(page).getAttribute('aria-label')).toBe(`Details of order ${number}`);
  await page.getByLabel('Search orders').fill('no such order');
  await page.getByText('You have not placed any orders yet.').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
}, 60_000);

test('an order is shipped after asking, and comes back without its goods', async () => {
  const { page, complaints, context } = await openAsAdmin(LIST);
  const number = await openFirst(page, 'pending');
  await button(page, 'Ship').click();
  await button(page, 'Not now').click();
  await button(page, 'Ship').click();
  await confirm(page, 'Ship', number);
  await page.getByText('shipped successfully!', { exact: true }).waitFor();

  await button(page, 'Return').click();
  const dialog = page.getByRole('dialog', { name: `Return order ${number}?` });
  await dialog.getByLabel('Put the goods back into stock').uncheck();
  const sent = page.waitForRequest(/orders\/status\/admin/);
  await confirm(page, 'Return', number);
  expect((await sent).postDataJSON()).toEqual({ status: 'returned', restock: false });
  await page.getByText('returned successfully!', { exact: true }).waitFor();
  await button(page, 'Return').waitFor({ state: 'detached' });
  expect(await button(page, 'Ship').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
}, 60_000);

test('of two admins who ship and cancel at once, one is told what the order has become', async () => {
  const [one, other] = [await openAsAdmin(LIST), await openAsAdmin(LIST)];
  const number = await openFirst(one.page, 'pending');
  await other.page.goto(new URL(one.page.url()).pathname);
  await button(one.page, 'Ship').click();
  await button(other.page, 'Cancel').click();
  await Promise.all([confirm(one.page, 'Ship', number), confirm(other.page, 'Cancel', number)]);

  const done = /^(shipped|canceled) successfully!$/;
  const refused = /^An order that is (shipped|canceled) cannot become (canceled|shipped)$/;
  const says = ({ page }: Visitor, text: RegExp) =>
    page.getByRole('status').filter({ hasText: text }).first().innerText();
  const either = new RegExp(`${done.source}|${refused.source}`);
  const said = await Promise.all([says(one, either), says(other, either)]);
  expect(said.filter((text) => done.test(text))).toHaveLength(1);
  expect(said.filter((text) => refused.test(text))).toHaveLength(1);
  const complaints = [...one.complaints, ...other.complaints];
  expect(complaints.filter((text) => !CONFLICT.test(text))).toEqual([]);
  await Promise.all([one.context.close(), other.context.close()]);
}, 60_000);

test.each([390, 1440])(
  'axe finds nothing at %i px',
  async (width) => {
    const { page, complaints, context } = await openAsAdmin(LIST, width);
    await firstOrder(page).waitFor();
    const violations = async () =>
      (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
    expect(await violations()).toEqual([]);
    await openFirst(page, 'pending');
    expect(await violations()).toEqual([]);
    await button(page, 'Ship').click();
    await page.getByRole('dialog').waitFor();
    expect(await violations()).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
  60_000,
);
