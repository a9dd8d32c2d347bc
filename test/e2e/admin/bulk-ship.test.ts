import type { Page } from 'playwright-core';
import { violations } from '../../support/accessible.js';
import { dialog, openAdmin } from '../../support/back-office.js';
import type { Product } from '../../support/product-fixtures.js';
import { button, expectToast, heading, region } from '../../support/screen.js';
import { buy } from '../../support/shopper.js';
import type { Order } from '../../support/shoppers.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const LIST = '/order-management';

const front = openStorefront();

test('ticked orders are shipped after asking, with a result for each', async () => {
  const page = await openAdmin(front, LIST);
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
  await heading(dialog, 'Ship 1 order?').waitFor();
  await dialog.getByText(`${gone}: Only pending orders can be shipped.`).waitFor();
  await button(page, 'Ship 1 order').click();

  await heading(dialog, '1 of 1 order shipped').waitFor();
  await waitUntil(() => dialog.getByRole('listitem').allInnerTexts()).toEqual([`${going} Shipped`]);
  await button(page, 'Close').click();
  await page.getByText('1 selected').waitFor();
  await page
    .getByRole('row', { name: new RegExp(going) })
    .getByText('Shipped')
    .waitFor();
  await waitUntil(() => row('Pending').count()).toBe(pending - 1);
  await button(page, 'Clear selection').click();
  await page.getByText('1 selected').waitFor({ state: 'hidden' });
});

test('one tick takes the whole page, and another page comes on top', async () => {
  const page = await openAdmin(front, LIST);
  await page.getByLabel('Select all on this page').check();
  await page.getByText('25 selected').waitFor();
  await button(page, 'Next').click();
  await page.getByText('26–44 of 44').waitFor();
  // The rows of the page before stand until its own are here.
  await page.getByRole('checkbox', { name: 'Select all on this page', checked: false }).waitFor();
  await page.getByLabel('Select all on this page').check();
  await page.getByText('44 selected').waitFor();
  await page.getByLabel('Select all on this page').uncheck();
  await page.getByText('25 selected').waitFor();
});

test('orders are ticked on a phone, too', async () => {
  const page = await openAdmin(front, LIST, { width: 390 });
  await page
    .getByLabel(/^Select order/)
    .first()
    .check();
  await page.getByText('1 selected').waitFor();
});

async function bought(quantity: number): Promise<Order> {
  const { data } = await front.api.get<Product[]>('products?sort=asc&limit=8');
  const product = data.find((each) => each.quantity >= quantity)!;
  return buy(front.url, await front.newShopper(), [product, quantity]);
}

async function openOrder({ _id, number }: Order): Promise<Page> {
  const page = await openAdmin(front, `${LIST}/${_id}`);
  await heading(page, `Order ${number}`).waitFor();
  return page;
}

const badge = (page: Page, name: string) =>
  page.getByRole('main').locator('header').getByText(name, { exact: true }).waitFor();

test('an order ships in two parcels, each with its tracking, which is corrected', async () => {
  const order = await bought(3);
  const page = await openOrder(order);
  await button(page, 'Ship part').click();
  const part = dialog(page, `Ship part of order ${order.number}`);
  await button(part, 'Ship part').click();
  await part.getByText('Choose at least one product').waitFor();
  await part.getByLabel(/^Units of/).fill('1');
  await part.getByLabel('Carrier').selectOption('UPS');
  await part.getByLabel('Tracking number').fill('1Z1');
  await button(part, 'Ship part').click();
  await expectToast(page, 'Part shipped.');
  await badge(page, 'Partly shipped');
  await waitUntil(() => button(page, 'Cancel').count()).toBe(0);
  const parcels = region(page, 'Parcels');
  const link = parcels.getByRole('link', { name: 'UPS 1Z1' });
  expect(await link.getAttribute('href')).toBe('https://www.ups.com/track?tracknum=1Z1');
  expect(await violations(page)).toEqual([]);

  await button(page, 'Ship').click();
  const rest = dialog(page, `Ship order ${order.number}?`);
  await rest.getByLabel('Carrier').selectOption('Other');
  await button(rest, 'Ship order').click();
  await rest.getByText('Enter the name of the carrier').waitFor();
  await rest.getByLabel('Name of the carrier').fill('Bike courier');
  await button(rest, 'Ship order').click();
  await expectToast(page, 'shipped successfully!');
  await badge(page, 'Shipped');
  await waitUntil(() => button(parcels, /^Undo/).count()).toBe(0);
  await button(parcels, 'Edit tracking of parcel 2').click();
  const tracking = dialog(page, 'Tracking of parcel 2');
  await tracking.getByLabel('Tracking number').fill('B 7');
  await button(tracking, 'Save').click();
  await expectToast(page, 'Tracking saved.');
  await parcels.getByText('Bike courier B 7').waitFor();
});

test('a parcel that has not left is undone', async () => {
  const order = await bought(2);
  const [line] = order.products;
  await (
    await front.admin()
  ).api.post(`orders/${order._id}/parcels`, {
    lines: [{ lineId: line!._id, quantity: 1 }],
  });
  const page = await openOrder(order);
  await badge(page, 'Partly shipped');
  await button(page, 'Undo parcel 1').click();
  await button(dialog(page, `Undo parcel 1 of order ${order.number}?`), 'Undo parcel 1').click();
  await expectToast(page, 'Parcel undone.');
  await badge(page, 'Pending');
  await button(page, 'Cancel').waitFor();
});

test('the orders of a file are shipped after a preview', async () => {
  const { number } = await bought(1);
  const page = await openAdmin(front, LIST);
  await button(page, 'Ship from CSV').click();
  const ships = dialog(page, 'Ship orders from a file');
  const buffer = Buffer.from(`order,carrier,tracking\n${number},UPS,1Z\n7,,`);
  await ships
    .locator('input[type=file]')
    .setInputFiles({ name: 'shipments.csv', mimeType: 'text/csv', buffer });
  await ships.getByText('1 to ship, 1 with errors').waitFor();
  await waitUntil(() => ships.getByRole('listitem').allInnerTexts()).toEqual([
    'Row 3: 7 Order not found',
    `Row 2: ${number} Will be shipped`,
  ]);
  expect(await violations(page)).toEqual([]);
  await button(ships, 'Ship 1 order').click();
  await heading(page.getByRole('dialog'), '1 order shipped').waitFor();
  await button(page, 'Close').click();
  await page
    .getByRole('row', { name: new RegExp(String(number)) })
    .getByText('Shipped')
    .waitFor();
});

test('what is left of a partly shipped order is canceled: its money goes back, and it is shipped', async () => {
  const order = await bought(3);
  const [line] = order.products;
  const { api } = await front.admin();
  await api.post(`orders/${order._id}/parcels`, { lines: [{ lineId: line!._id, quantity: 1 }] });
  const page = await openOrder(order);
  await button(page, 'Cancel the rest').click();
  const rest = dialog(page, `Cancel the rest of order ${order.number}`);
  expect(await rest.getByLabel('Put the products back in stock').isChecked()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await button(rest, /^Cancel and refund \$/).click();
  await expectToast(page, 'Rest of the order canceled.');
  await badge(page, 'Shipped');
  await region(page, 'Payment').getByText('Partially refunded').waitFor();
  await region(page, 'Refunds').getByText(`2 × ${line!.name}`).waitFor();
});
