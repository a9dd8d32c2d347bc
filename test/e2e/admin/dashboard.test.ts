import type { Page } from 'playwright-core';
import { openAdmin, rows } from '../../support/back-office.js';
import { eventually } from '../../support/eventually.js';
import { money, type Product } from '../../support/product-fixtures.js';
import { field, heading, link, region } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

const STATUSES = ['pending', 'shipped', 'delivered', 'canceled', 'returned'];

const lowStock = (page: Page) => region(page, 'Low Stock Products');
const revenue = (page: Page) => region(page, 'Revenue Overview');
const lines = (page: Page) => revenue(page).locator('path.MuiLineChart-line');
const breakdown = (page: Page) => region(page, 'Order Status Breakdown');
const read = async <Data>(path: string) => (await (await front.admin()).api.get<Data>(path)).data;
const count = (value: number) => value.toLocaleString('en-US');

test('three cards count users, products and what to ship, and lead to them', async () => {
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
  await waitUntil(() => rows(page).count()).toBe(stats.pendingShipments);
});

test('the revenue is drawn by day or trailing, for three periods, beside the period before', async () => {
  const page = await openAdmin(front);
  await revenue(page).getByText('This period').waitFor();
  await revenue(page).getByText('Previous period').waitFor();
  await waitUntil(() => lines(page).count()).toBe(2);
  const drawn = () => lines(page).last().getAttribute('d');
  let last = await drawn();
  const redraws = () =>
    eventually(async () => {
      const now = await drawn();
      expect(now).not.toBe(last);
      last = now;
    });
  for (const name of ['Trailing 7 days', 'Trailing 30 days', 'Daily']) {
    await field(page, 'Revenue').selectOption(name);
    await redraws();
  }
  for (const days of ['90', '365', '30']) {
    const call = `revenue?days=${days}&compare=true`;
    // Those of the last 30 days are there already.
    const asked = days !== '30' && page.waitForRequest((request) => request.url().includes(call));
    await field(page, 'Period').selectOption(`${days} days`);
    await asked;
    await redraws();
  }
});

test('a pie shows the orders by status, and each count leads to its orders', async () => {
  const counts = await read<{ status: string; count: number }[]>('analytics/order-status');
  const page = await openAdmin(front);
  await breakdown(page).locator('.MuiPieChart-arc').first().waitFor();
  await waitUntil(() => breakdown(page).locator('.MuiChartsLegend-label').allInnerTexts()).toEqual(
    STATUSES,
  );
  await waitUntil(() => breakdown(page).locator('.MuiPieChart-arc').count()).toBe(5);
  const links = await breakdown(page).getByRole('link').allInnerTexts();
  expect(links).toEqual(counts.map(({ status, count: orders }) => `${orders} ${status}`));
  await breakdown(page)
    .getByRole('link', { name: /returned$/ })
    .click();
  await page.getByRole('tab', { name: /^Returned/, selected: true }).waitFor();
});

test('what runs out is listed, the scarcest first, below its columns', async () => {
  const [{ _id }] = (await read<Product[]>('products/low-stock')) as [Product];
  await (await front.admin()).api.put(`products/${_id}`, { quantity: 0 });
  const products = await read<Product[]>('products/low-stock?limit=10');
  const page = await openAdmin(front);
  await rows(lowStock(page)).first().waitFor();
  const head = lowStock(page).getByRole('columnheader');
  await waitUntil(() => head.allInnerTexts()).toEqual([
    'Image',
    'Name',
    'Price',
    'Quantity',
    'Actions',
  ]);
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
  await waitUntil(() => card.innerText()).toContain(money(first!.finalPrice));
  await waitUntil(() => card.innerText()).toContain(`${first!.quantity} in stock`);
});

test('the latest orders come first and lead to themselves', async () => {
  const orders = await read<{ number: number }[]>('orders?limit=5&sort=-createdAt');
  const page = await openAdmin(front);
  const latest = region(page, 'Latest orders').getByRole('link', { name: /^Details/ });
  await latest.first().waitFor();
  const names = await latest.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(names).toEqual(orders.map(({ number }) => `Details of order ${number}`));
  await latest.first().click();
  await heading(page, `Order ${orders[0]!.number}`).waitFor();
});
