import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { pdfTexts } from '../../../src/modules/invoices/testing/pdf-text.js';
import { violations } from '../../support/accessible.js';
import { answer, hold } from '../../support/calls.js';
import { money, type Product } from '../../support/product-fixtures.js';
import { button, heading, isFocused, link, open, region, skeletons } from '../../support/screen.js';
import { buy, type Shopper } from '../../support/shopper.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();
const ORDERS = /api\/orders\/user/;
const DOCUMENTS = /api\/invoices\/order\//;

let goods: [Product, Product];
beforeAll(async () => {
  const { data } = await front.api.get<Product[]>('products?limit=40&maxPrice=300');
  const [first, second] = data.filter(({ quantity }) => quantity >= 10);
  if (!first || !second) throw new Error('no products of which there are many');
  goods = [first, second];
});

const card = (page: Page, number: number) => page.getByRole('article', { name: `Order ${number}` });
const toggle = (page: Page, verb: 'Show' | 'Hide', number: number) =>
  button(page, `${verb} details of order ${number}`);

async function openOrders(shopper: Shopper): Promise<Page> {
  const page = await front.window(shopper);
  await open(page, '/user/orders');
  await heading(page, 'My Orders').waitFor();
  return page;
}

test('without orders it says so, and leads to the products', async () => {
  const page = await openOrders(await front.newShopper());
  await heading(page, 'You have not placed any orders yet.').waitFor();
  await link(page.getByRole('main'), 'Shop Now').click();
  await page.waitForURL('**/products');
});

test('a card has what matters; it opens to the rest, one at a time', async () => {
  const shopper = await front.newShopper();
  const [first, second] = goods;
  const older = await buy(front.url, shopper, [first, 1]);
  const newer = await buy(front.url, shopper, [first, 2], [second, 1]);
  const page = await openOrders(shopper);
  const numbers = page.getByRole('article').getByRole('heading', { level: 2 });
  await waitUntil(() => numbers.allInnerTexts()).toEqual([
    `Order ${newer.number}`,
    `Order ${older.number}`,
  ]);

  const top = card(page, newer.number);
  const day = newer.createdAt.slice(0, 10);
  for (const text of [day, money(newer.totalPrice), '$0.00', newer.transactionId]) {
    await top.getByText(text, { exact: true }).first().waitFor();
  }
  await top.getByText('Preparing for delivery').waitFor();
  const lines = newer.products;
  await link(top, lines[0]?.name ?? '').waitFor();
  await waitUntil(() => link(top, lines[1]?.name ?? '').count()).toBe(0);
  await top.getByText('and 1 more product').waitFor();

  await toggle(page, 'Show', newer.number).click();
  await link(top, lines[1]?.name ?? '').waitFor();
  const shipping = region(top, 'Shipping details');
  for (const text of [
    'Ada Lovelace',
    '1 Main Street',
    'London',
    'LDN',
    '1234',
    '0123456789',
    'ada@example.com',
  ]) {
    await waitUntil(() => shipping.innerText()).toContain(text);
  }
  await toggle(page, 'Show', older.number).click();
  await region(card(page, older.number), 'Shipping details').waitFor();
  await waitUntil(() => region(top, 'Shipping details').count()).toBe(0);
  await toggle(page, 'Hide', older.number).click();
  await waitUntil(() => region(page, 'Shipping details').count()).toBe(0);
});

test('an order has its invoice as PDF', async () => {
  const shopper = await front.newShopper();
  const { number, totalPrice } = await buy(front.url, shopper, [goods[0], 1]);
  const page = await openOrders(shopper);
  await answer(page, DOCUMENTS, { status: 500 });
  front.browserErrors.expectStatus(500);
  await toggle(page, 'Show', number).click();
  const documents = region(card(page, number), 'Documents');
  await documents.getByRole('alert').getByText('The documents could not be loaded.').waitFor();
  await page.unroute(DOCUMENTS);
  await button(documents, 'Try again').click();
  const download = page.waitForEvent('download');
  await documents.getByRole('button', { name: /^Invoice \d{6}$/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^invoice-\d{6}\.pdf$/);
  const texts = pdfTexts(await readFile(await file.path())).flat();
  expect(texts).toEqual(expect.arrayContaining([String(number), money(totalPrice)]));
});

test('more than a page of them: on and back, and the focus stands before those that come', async () => {
  const shopper = await front.newShopper();
  await buy(front.url, shopper, [goods[0], 1]);
  const { data } = await shopper.api.get<object[]>('orders/user');
  const page = await front.window(shopper);
  await answer(page, ORDERS, { data, meta: { page: 1, limit: 25, total: 26, totalIsExact: true } });
  await open(page, '/user/orders');
  const title = heading(page, 'My Orders');
  await button(page, 'Next').click();
  await page.waitForURL('**/user/orders?page=2');
  await waitUntil(() => isFocused(title)).toBe(true);
  await waitUntil(() => button(page, 'Next').isDisabled()).toBe(true);
  await button(page, 'Previous').click();
  await page.waitForURL('**/user/orders');
});

test('a page after the last one says so, and leads to the first', async () => {
  const shopper = await front.newShopper();
  const { number } = await buy(front.url, shopper, [goods[0], 1]);
  const page = await front.window(shopper);
  await open(page, '/user/orders?page=9');
  await heading(page, 'There are no orders on this page.').waitFor();
  await waitUntil(() => page.getByRole('navigation', { name: 'Pages' }).count()).toBe(0);
  await button(page, 'Show the first page').click();
  await card(page, number).waitFor();
  await waitUntil(() => new URL(page.url()).search).toBe('');
});

test('what the admin does is seen: on the way, and delivered', async () => {
  const shopper = await front.newShopper();
  const { _id, number } = await buy(front.url, shopper, [goods[1], 1]);
  const page = await openOrders(shopper);
  const { api } = await front.admin();
  await api.put(`orders/status/admin/${_id}`, { status: 'shipped' });
  await page.reload();
  await card(page, number).getByText('On the way').waitFor();
  await api.put(`orders/status/admin/${_id}`, { status: 'delivered' });
  await page.reload();
  await card(page, number).getByText('Delivered', { exact: true }).waitFor();
});

test('each parcel is seen, with a link to where it is', async () => {
  const shopper = await front.newShopper();
  const { _id, number, products } = await buy(front.url, shopper, [goods[0], 2]);
  const { api } = await front.admin();
  await api.post(`orders/${_id}/parcels`, {
    lines: [{ lineId: products[0]!._id, quantity: 1 }],
    carrier: 'usps',
    trackingNumber: '9400',
  });
  const page = await openOrders(shopper);
  await card(page, number).getByText('Partly shipped').waitFor();
  await toggle(page, 'Show', number).click();
  await waitUntil(() => button(page, `Cancel order ${number}`).count()).toBe(0);
  const parcels = region(card(page, number), 'Parcels');
  await parcels.getByText('USPS 9400').waitFor();
  const track = link(parcels, `Track parcel 1 of order ${number}`);
  expect(await track.getAttribute('href')).toMatch(/tools\.usps\.com.*tLabels=9400$/);
  expect(await violations(page)).toEqual([]);
});

test('a skeleton while it loads; a failure says so and can be tried again', async () => {
  const page = await front.window(await front.newShopper());
  const release = await hold(page, ORDERS);
  await open(page, '/user/orders');
  const loading = page.getByRole('status', { name: 'Loading your orders' });
  await loading.waitFor();
  // Three cards of five shapes.
  await waitUntil(() => skeletons(loading).count()).toBe(3 * 5);
  release();
  await heading(page, 'You have not placed any orders yet.').waitFor();
  await page.unroute(ORDERS);
  await answer(page, ORDERS, { status: 500 });
  front.browserErrors.expectStatus(500);
  await page.reload();
  await page.getByRole('alert').filter({ hasText: 'Your orders could not be loaded.' }).waitFor();
  await page.unroute(ORDERS);
  await button(page, 'Try again').click();
  await heading(page, 'You have not placed any orders yet.').waitFor();
});

test('an order is canceled until it ships, once the shopper has confirmed it', async () => {
  const shopper = await front.newShopper();
  const { number } = await buy(front.url, shopper, [goods[0], 1]);
  const page = await openOrders(shopper);
  const own = card(page, number);
  await toggle(page, 'Show', number).click();
  const cancel = button(own, `Cancel order ${number}`);
  const dialog = page.getByRole('dialog', { name: `Cancel order ${number}?` });
  await cancel.click();
  expect(await violations(page)).toEqual([]);
  await button(dialog, 'Keep order').click();
  await waitUntil(() => isFocused(cancel)).toBe(true);
  await own.getByText('Preparing for delivery').waitFor();

  await cancel.click();
  await button(dialog, 'Cancel order').click();
  await page.getByText('Your order is canceled.').waitFor();
  await own.getByText('Order canceled').first().waitFor();
  await own.getByText(/Your refund is on its way|Refunded in full/).waitFor();
  await waitUntil(() => cancel.count()).toBe(0);
  await waitUntil(() => isFocused(own)).toBe(true);
});

test('an order that has shipped meanwhile is not canceled, and is seen as it is now', async () => {
  const shopper = await front.newShopper();
  const { _id, number } = await buy(front.url, shopper, [goods[1], 1]);
  const page = await openOrders(shopper);
  await toggle(page, 'Show', number).click();
  await button(page, `Cancel order ${number}`).click();
  const { api } = await front.admin();
  await api.put(`orders/status/admin/${_id}`, { status: 'shipped' });
  front.browserErrors.expectStatus(409);
  await button(page.getByRole('dialog'), 'Cancel order').click();
  await page.getByText('This order can no longer be canceled.').waitFor();
  await card(page, number).getByText('On the way').first().waitFor();
});
