import type { Page } from 'playwright-core';
import {
  ADMIN,
  dialog,
  loading,
  noteOf,
  openAdmin,
  rows,
  tells,
} from '../../support/back-office.js';
import { answer, cut, hold } from '../../support/calls.js';
import { eventually } from '../../support/eventually.js';
import { money, type Product } from '../../support/goods.js';
import { button, field, heading, link, region, told } from '../../support/screen.js';
import { soon } from '../../support/soon.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

const PRODUCT = /\/api\/products\/[^/?]+$/;
const REVENUE = /\/api\/analytics\/revenue/;
const STATUS = /\/api\/analytics\/order-status/;
const RANGE = 'Quantity must be a whole number from 0 to 1,000,000';
const STATUSES = ['pending', 'shipped', 'delivered', 'canceled', 'returned'];

const lowStock = (page: Page) => region(page, 'Low Stock Products');
const revenue = (page: Page) => region(page, 'Revenue Overview');
const lines = (page: Page) => revenue(page).locator('path.MuiLineChart-line');
const breakdown = (page: Page) => region(page, 'Order Status Breakdown');
const read = async <Data>(path: string) => (await (await front.admin()).api.get<Data>(path)).data;
const count = (value: number) => value.toLocaleString('en-US');

/** Opens the dialog of the first product that runs out. */
async function openRestock(page: Page): Promise<Product> {
  const [product] = await read<Product[]>('products/low-stock');
  await button(page, `Restock ${product!.name}`).click();
  await dialog(page, 'Restock Product').waitFor();
  return product!;
}

const update = (page: Page) => button(dialog(page, 'Restock Product'), 'Update').click();

test('three cards count people, products and what to ship, and lead to them', async () => {
  const stats = await read<{
    totalUsers: { total: number; admin: number; user: number };
    totalProducts: { uniqueProducts: number; totalStockUnits: number };
    pendingShipments: number;
  }>('analytics/stats');
  const { totalUsers: people, totalProducts: goods } = stats;
  const page = await openAdmin(front);
  const leadsTo = async (card: string, figure: string, title: string) => {
    await link(region(page, card), figure).click();
    await heading(page, title).waitFor();
  };
  for (const [card, figure, title] of [
    ['Total Users', `Total Users: ${count(people.total)}`, 'Users'],
    ['Total Users', `Admins: ${count(people.admin)}`, 'Users'],
    ['Total Users', `Users: ${count(people.user)}`, 'Users'],
    ['Total Products', `Total Products: ${count(goods.uniqueProducts)}`, 'Products'],
    ['Total Products', `Unique Products: ${count(goods.uniqueProducts)}`, 'Products'],
    ['Total Products', `Total Stock: ${count(goods.totalStockUnits)}`, 'Products'],
  ] as const) {
    await leadsTo(card, figure, title);
    await page.goBack();
  }
  await leadsTo('Pending Shipments', `Pending Shipments: ${stats.pendingShipments}`, 'Orders');
  await page.getByRole('tab', { name: /^Pending/, selected: true }).waitFor();
  await eventually(async () => expect(await rows(page).count()).toBe(stats.pendingShipments));
});

test('the revenue is drawn by day or trailing, for three periods, beside the period before', async () => {
  const page = await openAdmin(front);
  await revenue(page).getByText('This period').waitFor();
  await revenue(page).getByText('Period before').waitFor();
  await soon(() => lines(page).count()).toBe(2);
  const drawn = () => lines(page).last().getAttribute('d');
  let last = await drawn();
  const redraws = () =>
    eventually(async () => {
      const now = await drawn();
      expect(now).not.toBe(last);
      last = now;
    });
  for (const name of ['Trailing 7 days', 'Trailing 30 days', 'By day']) {
    await field(page, 'Revenue').selectOption(name);
    await redraws();
  }
  for (const days of ['90', '365', '30']) {
    const asked = page.waitForRequest((call) =>
      call.url().includes(`revenue?days=${days}&compare=true`),
    );
    await field(page, 'Period').selectOption(`${days} days`);
    if (days !== '30') await asked;
    await redraws();
  }
});

test('a pie shows the orders by status, and each count leads to its orders', async () => {
  const counts = await read<{ status: string; count: number }[]>('analytics/order-status');
  const page = await openAdmin(front);
  await breakdown(page).locator('.MuiPieChart-arc').first().waitFor();
  await soon(() => breakdown(page).locator('.MuiChartsLegend-label').allInnerTexts()).toEqual(
    STATUSES,
  );
  await soon(() => breakdown(page).locator('.MuiPieChart-arc').count()).toBe(5);
  const links = await breakdown(page).getByRole('link').allInnerTexts();
  expect(links).toEqual(counts.map(({ status, count: orders }) => `${orders} ${status}`));
  await breakdown(page)
    .getByRole('link', { name: /returned$/ })
    .click();
  await page.getByRole('tab', { name: /^Returned/, selected: true }).waitFor();
});

test('charts pulse while they load, and say when they cannot', async () => {
  front.complaints.expectStatus(503);
  const page = await front.window(await front.admin());
  const [releaseRevenue, releaseStatus] = [await hold(page, REVENUE), await hold(page, STATUS)];
  await page.goto(ADMIN);
  await loading(revenue(page)).waitFor();
  await loading(breakdown(page)).waitFor();
  releaseRevenue();
  releaseStatus();
  await loading(page).first().waitFor({ state: 'detached' });

  const texts = { stats: 'No stats', revenue: 'No revenue', 'order-status': 'No statuses' };
  for (const [call, message] of Object.entries(texts)) {
    await answer(page, new RegExp(`/api/analytics/${call}`), { status: 503, message });
  }
  await page.reload();
  for (const message of Object.values(texts)) {
    await page.getByRole('status').filter({ hasText: message }).waitFor();
  }
  await heading(page, 'Low Stock Products').waitFor();
});

test('what runs out is listed, the scarcest first, below its columns', async () => {
  const products = await read<Product[]>('products/low-stock?limit=10');
  const page = await openAdmin(front);
  await rows(lowStock(page)).first().waitFor();
  const head = lowStock(page).getByRole('columnheader');
  await soon(() => head.allInnerTexts()).toEqual(['Image', 'Name', 'Price', 'Quantity', 'Actions']);
  const names = products.map(({ name, quantity }) => `${name} ${quantity}`);
  const shown = await rows(lowStock(page)).all();
  const cells = await Promise.all(
    shown.map(async (row) => {
      const [, name, , quantity] = await row.getByRole('cell').allInnerTexts();
      return `${name} ${/\d+/.exec(quantity!)?.[0]}`;
    }),
  );
  expect(cells).toEqual(names);
  await lowStock(page).getByText('Sold out').first().waitFor();
});

test('on a narrow screen each of them still says its price and how many there are', async () => {
  const [first] = await read<Product[]>('products/low-stock?limit=10');
  const page = await openAdmin(front, '', { width: 390 });
  const card = lowStock(page).getByRole('listitem').first();
  await soon(() => card.innerText()).toContain(money(first!.finalPrice));
  await soon(() => card.innerText()).toContain(`${first!.quantity} in stock`);
});

test('the restock dialog opens with what there is and closes on Cancel', async () => {
  const page = await openAdmin(front);
  const { name, quantity } = await openRestock(page);
  await dialog(page, 'Restock Product').getByText(name, { exact: true }).waitFor();
  await soon(() => field(page, 'Current Quantity:').inputValue()).toBe(String(quantity));
  await soon(() => field(page, 'Current Quantity:').getAttribute('type')).toBe('number');
  await field(page, 'Current Quantity:').fill('77');
  await button(page, 'Cancel').click();
  await dialog(page, 'Restock Product').waitFor({ state: 'detached' });
  await openRestock(page);
  await soon(() => field(page, 'Current Quantity:').inputValue()).toBe(String(quantity));
  await page.keyboard.press('Escape');
  await dialog(page, 'Restock Product').waitFor({ state: 'detached' });
});

test('a restock is told, closes the dialog and changes the list and the stock', async () => {
  const page = await openAdmin(front);
  const { _id, name } = await openRestock(page);
  await field(page, 'Current Quantity:').fill('9');
  await tells(page, PRODUCT, () => update(page), ['Updating...', 'Stock updated successfully!']);
  await dialog(page, 'Restock Product').waitFor({ state: 'detached' });
  const row = rows(lowStock(page)).filter({ hasText: name });
  await row.getByRole('cell', { name: /\b9$/ }).waitFor();
  expect((await read<Product>(`products/${_id}`)).quantity).toBe(9);
});

test('what is sold while the dialog is open stays sold; below nothing is refused', async () => {
  front.complaints.expectStatus(409);
  const page = await openAdmin(front);
  const admin = await front.admin();
  const { _id, quantity } = await openRestock(page);
  await admin.api.put(`products/${_id}`, { quantity: quantity + 3 });
  await field(page, 'Current Quantity:').fill(String(quantity + 2));
  await update(page);
  await told(page, 'Stock updated successfully!');
  expect((await read<Product>(`products/${_id}`)).quantity).toBe(quantity + 5);

  const products = await read<Product[]>('products/low-stock');
  const some = products.find((product) => product.quantity > 1)!;
  await button(page, `Restock ${some.name}`).click();
  await admin.api.put(`products/${some._id}`, { quantity: 1 });
  await field(page, 'Current Quantity:').fill('0');
  await update(page);
  await told(page, 'Only 1 is left in stock meanwhile.');
  await dialog(page, 'Restock Product').waitFor();
});

test('no bad number is sent', async () => {
  const page = await openAdmin(front);
  await openRestock(page);
  for (const typed of ['', '-1', '1.5', '1000001']) {
    await field(page, 'Current Quantity:').fill(typed);
    await update(page);
    await eventually(async () => expect(await noteOf(page, 'Current Quantity:')).toBe(RANGE));
  }
});

test('a restock that fails says why', async () => {
  front.complaints.expectStatus(503);
  front.complaints.expectNoNetwork();
  const page = await openAdmin(front);
  await openRestock(page);
  await answer(page, PRODUCT, { method: 'PUT', status: 503, message: 'The shelf is locked.' });
  await update(page);
  await told(page, 'The shelf is locked.');
  await answer(page, PRODUCT, { method: 'PUT', status: 503 });
  await update(page);
  await told(page, 'update failed. Try again.');
  await cut(page, PRODUCT);
  await update(page);
  await page.getByText('update failed. Try again.').nth(1).waitFor();
  await dialog(page, 'Restock Product').waitFor();
});

test('the latest orders come first and lead to themselves', async () => {
  const orders = await read<{ number: number }[]>('orders?limit=5&sort=-createdAt');
  const page = await openAdmin(front);
  const latest = region(page, 'Latest Orders').getByRole('link', { name: /^Details/ });
  await latest.first().waitFor();
  const names = await latest.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(names).toEqual(orders.map(({ number }) => `Details of order ${number}`));
  await latest.first().click();
  await heading(page, `Order ${orders[0]!.number}`).waitFor();
});
