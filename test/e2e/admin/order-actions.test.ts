import type { Page, Route } from 'playwright-core';
import { ADMIN, dialog, openAdmin, rows, expectToasts } from '../../support/back-office.js';
import { count } from '../../support/calls.js';
import { Cards, GOOD_CARD } from '../../support/cards.js';
import { eventually } from '../../support/eventually.js';
import { type Product, toCents } from '../../support/product-fixtures.js';
import { button, heading, region, expectToast } from '../../support/screen.js';
import { createOrder, pay } from '../../support/shoppers.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

const STATUS = /\/api\/orders\/status\/admin\//;
const RETRY = /\/refund\/retry$/;
/** Pays, but gives nothing back. */
const NO_REFUND_CARD = '4000000000005126';

interface Order {
  _id: string;
  number: number;
  status: string;
  paymentStatus: string;
  products: { productId: string; quantity: number }[];
}

/** An order that somebody has just placed. */
async function buy(card = GOOD_CARD): Promise<Order> {
  const shopper = await front.newShopper();
  const { data } = await front.api.get<Product[]>('products?sort=asc&limit=8');
  const { _id: product, finalPrice } = data.find(({ quantity }) => quantity > 0)!;
  await shopper.api.post('cart/create-cart', { product, quantity: 1 });
  const secret = (await pay(shopper.api, toCents(finalPrice))).data;
  const { apiBase } = (await front.api.get<{ payment: { apiBase: string } }>('shop')).data.payment;
  const { id } = await new Cards(new URL(apiBase, front.url).href).confirm(secret, card);
  return (await createOrder<Order>(shopper.api, id)).data;
}

/** One that is on its way. */
async function shipped(): Promise<Order> {
  const order = await buy();
  await (await front.admin()).api.put(`orders/status/admin/${order._id}`, { status: 'shipped' });
  return order;
}

async function open(order: Order): Promise<Page> {
  const page = await openAdmin(front, `/order-management/${order._id}`);
  await heading(page, `Order ${order.number}`).waitFor();
  return page;
}

const badge = (page: Page, name: string) =>
  page.getByRole('main').locator('header').getByText(name, { exact: true }).waitFor();
const asked = (page: Page, action: string, { number }: Order) =>
  dialog(page, `${action} order ${number}?`);

/** Presses an action and says yes. */
async function act(page: Page, action: string, order: Order): Promise<void> {
  await button(page, action).click();
  await confirm(page, action, order);
}

const confirm = (page: Page, action: string, order: Order) =>
  button(asked(page, action, order), `${action} order`).click();

const stored = async ({ _id }: Order) =>
  (await (await front.admin()).api.get<Order>(`orders/${_id}`)).data;

async function stockOf({ products }: Order): Promise<number[]> {
  const found = products.map(({ productId }) => front.api.get<Product>(`products/${productId}`));
  return (await Promise.all(found)).map(({ data }) => data.quantity);
}

const back = (before: readonly number[], { products }: Order) =>
  before.map((quantity, index) => quantity + products[index]!.quantity);

/** Answers with the order as if the provider took its time. */
async function beforeTheRefund(route: Route): Promise<void> {
  const response = await route.fetch();
  const { data } = (await response.json()) as { data: Order };
  const json = { success: true, message: '', data: { ...data, paymentStatus: 'refunding' } };
  await route.fulfill({ response, json });
}

test('an order is shipped after asking, then delivered, and each step is in its timeline', async () => {
  const order = await buy();
  const page = await open(order);
  await button(page, 'Ship').click();
  await asked(page, 'Ship', order)
    .getByText('The customer gets an email that the order is on its way.')
    .waitFor();
  await button(page, 'Cancel').click();
  await asked(page, 'Ship', order).waitFor({ state: 'detached' });
  expect((await stored(order)).status).toBe('pending');

  await expectToasts(page, STATUS, () => act(page, 'Ship', order), [
    'Loading...',
    'shipped successfully!',
  ]);
  await badge(page, 'Shipped');
  await waitUntil(() => button(page, 'Cancel').count()).toBe(0);
  await expectToasts(page, STATUS, () => act(page, 'Deliver', order), [
    'Loading...',
    'delivered successfully!',
  ]);
  await badge(page, 'Delivered');
  await button(page, 'Return').waitFor({ state: 'detached' });
  const timeline = region(page, 'Timeline');
  await timeline.getByText(/^Status.*delivered/i).waitFor();
  await timeline
    .getByText(/Demo Admin/)
    .first()
    .waitFor();
});

test('Cancel gives the stock and the money back, which is seen without a reload', async () => {
  const order = await buy();
  const before = await stockOf(order);
  const page = await open(order);
  const read = new RegExp(`/api/orders/${order._id}$`);
  await page.route(read, beforeTheRefund);
  await act(page, 'Cancel', order);
  await expectToast(page, 'canceled successfully!');
  await badge(page, 'Canceled');
  const payment = region(page, 'Payment');
  await payment.getByText('Refund in progress', { exact: true }).waitFor();
  await page.unroute(read);
  await payment.getByText('Refunded', { exact: true }).waitFor();
  await waitUntil(() => stockOf(order)).toEqual(back(before, order));
});

test('an action that is confirmed with a double click is done once', async () => {
  const order = await buy();
  const page = await open(order);
  const calls = count(page, STATUS);
  await button(page, 'Ship').click();
  await button(asked(page, 'Ship', order), 'Ship order').dblclick();
  await expectToast(page, 'shipped successfully!');
  await badge(page, 'Shipped');
  expect(calls()).toBe(1);
});

test('Return puts the products back into stock', async () => {
  const order = await shipped();
  const before = await stockOf(order);
  const page = await open(order);
  await act(page, 'Return', order);
  await expectToast(page, 'returned successfully!');
  await badge(page, 'Returned');
  await waitUntil(() => stockOf(order)).toEqual(back(before, order));
});

test('Return leaves damaged products out of the stock', async () => {
  const order = await shipped();
  const before = await stockOf(order);
  const page = await open(order);
  await button(page, 'Return').click();
  const box = asked(page, 'Return', order).getByLabel('Put the products back in stock');
  await waitUntil(() => box.isChecked()).toBe(true);
  await box.uncheck();
  await confirm(page, 'Return', order);
  await expectToast(page, 'returned successfully!');
  await badge(page, 'Returned');
  await waitUntil(() => stockOf(order)).toEqual(before);
});

test('a refund that the card provider refused is shown, and asked for again', async () => {
  const order = await buy(NO_REFUND_CARD);
  const page = await open(order);
  await act(page, 'Cancel', order);
  await expectToast(page, 'canceled successfully!');
  await eventually(async () => {
    expect((await stored(order)).paymentStatus).toBe('refund_failed');
  }, 20_000);
  await page.reload();
  const payment = region(page, 'Payment');
  await payment.getByText('Refund failed', { exact: true }).waitFor();
  await payment.getByText('The refund did not reach the card.').waitFor();

  const retry = () => button(page, 'Retry refund').click();
  await expectToasts(page, RETRY, retry, ['Retrying...', 'Refund requested again.']);
  await region(page, 'Timeline')
    .getByText(/refund/i)
    .first()
    .waitFor();
});

test('of two admins who ship and cancel at once, one is told what the order has become', async () => {
  front.browserErrors.expectStatus(409);
  const order = await buy();
  const [one, other] = [await open(order), await open(order)];
  await button(one, 'Ship').click();
  await button(other, 'Cancel').click();
  const done = /^(shipped|canceled) successfully!$/;
  const refused = /^An order that is (shipped|canceled) cannot become (canceled|shipped)$/;
  const either = new RegExp(`${done.source}|${refused.source}`);
  const says = (page: Page) => page.getByRole('status').filter({ hasText: either }).innerText();
  const told = [says(one), says(other)];
  await Promise.all([confirm(one, 'Ship', order), confirm(other, 'Cancel', order)]);
  const said = await Promise.all(told);
  expect(said.filter((text) => done.test(text))).toHaveLength(1);
  expect(said.filter((text) => refused.test(text))).toHaveLength(1);
  const { status } = await stored(order);
  const name = status === 'shipped' ? 'Shipped' : 'Canceled';
  await Promise.all([badge(one, name), badge(other, name)]);
});

test('on a phone an order is shipped, too', async () => {
  const order = await buy();
  const page = await openAdmin(front, `/order-management/${order._id}`, { width: 390 });
  await act(page, 'Ship', order);
  await expectToast(page, 'shipped successfully!');
  await badge(page, 'Shipped');
  await page.goto(`${ADMIN}/order-management`);
  await page.getByRole('link', { name: `Details of order ${order.number}` }).waitFor();
  await waitUntil(() => rows(page).count()).toBe(0);
});
