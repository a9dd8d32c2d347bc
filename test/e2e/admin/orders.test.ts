import type { Page } from 'playwright-core';
import { ADMIN, loaded, openAdmin, rows } from '../../support/back-office.js';
import { eventually } from '../../support/eventually.js';
import { money } from '../../support/product-fixtures.js';
import { button, field, heading, link, region } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

const LIST = '/order-management';
const STATUSES = ['pending', 'shipped', 'delivered', 'canceled', 'returned'] as const;

interface Order {
  _id: string;
  number: number;
  createdAt: string;
  status: string;
  transactionId: string;
  totalPrice: number;
  shippingCharge: number;
  products: { name: string; price: number; quantity: number; subtotal: number }[];
  customerDetails: Record<string, string>;
  user: { name: string; email: string };
  history: { at: string; what: string; detail: string; by: string }[];
}

const orders = async (query: string) =>
  (await (await front.admin()).api.get<Order[]>(`orders?${query}`)).data;
const capital = (status: string) => status[0]!.toUpperCase() + status.slice(1);
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const numbers = (page: Page) => page.locator('tbody strong').allInnerTexts();
const shows = (page: Page, found: readonly Order[]) =>
  eventually(async () =>
    expect(await numbers(page)).toEqual(found.map(({ number }) => String(number))),
  );
const day = (time: string) => time.slice(0, 10);

test('twenty-five a page, the newest first, with all that a row says', async () => {
  const first = await orders('sort=-createdAt');
  const page = await openAdmin(front, LIST);
  await shows(page, first);
  const heads = await page.getByRole('columnheader').allInnerTexts();
  expect(heads).toEqual(
    expect.arrayContaining(['Order', 'Date', 'Customer', 'Status', 'Total', 'Actions']),
  );
  const { number, createdAt, customerDetails, status, totalPrice } = first[0]!;
  const row = await rows(page).first().innerText();
  for (const part of [
    String(number),
    day(createdAt),
    customerDetails.fullName!,
    capital(status),
    money(totalPrice),
    'Details',
  ]) {
    expect(row).toContain(part);
  }
  await button(page, 'Next').click();
  await shows(page, await orders('sort=-createdAt&page=2'));
  await waitUntil(() => button(page, 'Next').isDisabled()).toBe(true);
  await button(page, 'Previous').click();
  await shows(page, first);
});

test('each tab counts its orders and shows them', async () => {
  const page = await openAdmin(front, LIST);
  await loaded(page);
  let sum = 0;
  for (const status of STATUSES) {
    const found = await orders(`sort=-createdAt&limit=100&status=${status}`);
    sum += found.length;
    const first = found.slice(0, 25);
    await tab(page, capital(status)).click();
    await shows(page, first);
    await waitUntil(() => tab(page, capital(status)).innerText()).toMatch(
      new RegExp(`\\s${found.length}$`),
    );
    const states = await rows(page).getByText(capital(status), { exact: true }).count();
    expect(states).toBe(first.length);
  }
  await waitUntil(() => tab(page, 'All').innerText()).toMatch(new RegExp(`\\s${sum}$`));
  await page.reload();
  await page.getByRole('tab', { name: /^Returned/, selected: true }).waitFor();
  await tab(page, 'All').click();
  await shows(page, await orders('sort=-createdAt'));
});

test('the headings sort by number, date and total', async () => {
  const page = await openAdmin(front, LIST);
  await loaded(page);
  for (const [name, ascending] of [
    ['Order', 'number'],
    ['Total', 'totalPrice'],
    ['Date', 'createdAt'],
  ] as const) {
    const head = page.getByRole('columnheader', { name }).getByRole('button');
    await head.click();
    await shows(page, await orders(`sort=${ascending}`));
    await head.click();
    await shows(page, await orders(`sort=-${ascending}`));
  }
});

test('an order is found by number, id, transaction, name and email', async () => {
  const [order] = await orders('sort=-createdAt');
  const page = await openAdmin(front, LIST);
  await loaded(page);
  const search = field(page, 'Search orders');
  const nobody = page.getByText('You have not placed any orders yet.', { exact: true });
  for (const term of [String(order!.number), order!._id, order!.transactionId]) {
    await search.fill('no such order');
    await nobody.waitFor();
    await search.fill(term);
    await shows(page, [order!]);
  }
  for (const term of [order!.customerDetails.fullName!, order!.user.email]) {
    await search.fill(term);
    const found = await orders(`sort=-createdAt&searchTerm=${encodeURIComponent(term)}`);
    expect(found.map(({ _id }) => _id)).toContain(order!._id);
    await shows(page, found);
  }
  await search.fill('no such order');
  await nobody.waitFor();
  await button(page, 'Clear filters').click();
  await shows(page, await orders('sort=-createdAt'));
});

test('two dates narrow the list, and a search within them', async () => {
  const all = await orders('sort=-createdAt&limit=100');
  const [from, to] = [day(all.at(-3)!.createdAt), day(all.at(5)!.createdAt)];
  const page = await openAdmin(front, LIST);
  await loaded(page);
  await field(page, 'From').fill(from);
  await field(page, 'To').fill(to);
  const within = await orders(`sort=-createdAt&from=${from}&to=${to}`);
  expect(within.length).toBeLessThan(all.length);
  await shows(page, within);
  await tab(page, 'Delivered').click();
  await shows(page, await orders(`sort=-createdAt&from=${from}&to=${to}&status=delivered`));
});

test('an order says what was bought, by whom, where it goes and what has happened', async () => {
  const [order] = await orders('sort=-createdAt&status=delivered');
  const page = await openAdmin(front, LIST);
  await tab(page, 'Delivered').click();
  await link(page, `Details of order ${order!.number}`).click();
  await heading(page, `Order ${order!.number}`).waitFor();
  await page.getByRole('main').getByText('Delivered', { exact: true }).waitFor();
  await page.getByText(day(order!.createdAt), { exact: true }).first().waitFor();

  const goods = region(page, 'Products');
  const heads = await goods.getByRole('columnheader').allInnerTexts();
  expect(heads).toEqual(['Image', 'Name', 'Quantity', 'Price', 'Subtotal']);
  const lines = await rows(goods).allInnerTexts();
  expect(lines).toHaveLength(order!.products.length);
  for (const [index, { name, price, quantity, subtotal }] of order!.products.entries()) {
    for (const part of [name, money(price), String(quantity), money(subtotal)]) {
      expect(lines[index]).toContain(part);
    }
  }
  await waitUntil(() => goods.innerText()).toMatch(
    new RegExp(`Shipping\\s+\\$0\\.00\\s+Total\\s+${money(order!.totalPrice).replace('$', '\\$')}`),
  );
  const { fullName, email, phone, address, city, state, zip } = order!.customerDetails;
  const says = async (name: string, parts: readonly (string | undefined)[]) => {
    const text = await region(page, name).innerText();
    for (const part of parts) expect(text).toContain(part);
  };
  await says('Customer', [order!.user.name, order!.user.email]);
  await says('Billing details', [fullName, email, phone]);
  await says('Shipping details', [address, city, state, zip]);
  await says('Payment', ['Paid', order!.transactionId]);
  const events = await region(page, 'Timeline').getByRole('listitem').allInnerTexts();
  const { data } = await (await front.admin()).api.get<Order>(`orders/${order!._id}`);
  expect(events).toHaveLength(data.history.length);
  for (const [index, { detail, by, at }] of data.history.toReversed().entries()) {
    expect(events[index]).toContain(detail);
    expect(events[index]).toContain(by);
    expect(events[index]).toContain(day(at));
  }
  for (const action of ['Cancel', 'Ship', 'Deliver', 'Return']) {
    await waitUntil(() => button(page, action).count()).toBe(0);
  }
});

test('Back to Orders leads to the list as it was', async () => {
  const page = await openAdmin(front, LIST);
  await tab(page, 'Delivered').click();
  await shows(page, await orders('sort=-createdAt&status=delivered'));
  const { search } = new URL(page.url());
  await rows(page).first().click();
  await link(page, 'Back to Orders').click();
  await page.waitForURL((url) => url.pathname === ADMIN + LIST && url.search === search);
  await page.getByRole('tab', { name: /^Delivered/, selected: true }).waitFor();
});

test('on a phone the orders are cards', async () => {
  const first = await orders('sort=-createdAt');
  const page = await openAdmin(front, LIST, { width: 390 });
  const cards = page.getByRole('link', { name: /^Details of order/ });
  await cards.first().waitFor();
  await waitUntil(() => cards.count()).toBe(first.length);
  const text = await cards.first().locator('xpath=ancestor::li').innerText();
  for (const part of [
    String(first[0]!.number),
    capital(first[0]!.status),
    day(first[0]!.createdAt),
  ])
    expect(text).toContain(part);
  await cards.first().click();
  await heading(page, `Order ${first[0]!.number}`).waitFor();
});
