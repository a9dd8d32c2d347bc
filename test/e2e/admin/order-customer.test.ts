import { randomUUID } from 'node:crypto';
import type { Schema } from '../../../common/contract/client.js';
import { violations } from '../../support/accessible.js';
import { dialog, openAdmin, violationsOf } from '../../support/back-office.js';
import { deliveredOrder } from '../../support/delivered-order.js';
import { openStorefront } from '../../support/storefront.js';
import { money, type Product } from '../../support/product-fixtures.js';
import { button, expectToast, field, heading, link, open, region } from '../../support/screen.js';
import { buy } from '../../support/shopper.js';
import { imageFile, textFile } from '../../support/upload-files.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();

test('an address is corrected until the order ships; what is wrong is said at its field', async () => {
  const { data } = await front.api.get<Product[]>('products?sort=asc&limit=8');
  const product = data.find(({ quantity }) => quantity > 0)!;
  const { _id, number } = await buy(front.url, await front.newShopper(), [product, 1]);
  const page = await openAdmin(front, `/order-management/${_id}`, { width: 390 });
  await heading(page, `Order ${number}`).waitFor();
  await button(page, 'Correct address').click();
  const form = dialog(page, `Correct the address of order ${number}`);
  await form.getByLabel('Street Address').fill('2 Side Street');
  await form.getByLabel('Phone Number').fill('12');
  expect(await violations(page)).toEqual([]);
  front.browserErrors.expectStatus(400);
  await button(form, 'Save').click();
  await form.getByText('Enter a valid phone number').waitFor();

  await form.getByLabel('Phone Number').fill('+44 (012) 345-6780');
  await button(form, 'Save').click();
  await expectToast(page, 'Address corrected.');
  await form.waitFor({ state: 'detached' });
  await region(page, 'Shipping details').getByText('2 Side Street').waitFor();
  await region(page, 'Billing details').getByText('440123456780').waitFor();
  await region(page, 'Timeline').getByText('Address corrected').waitFor();

  const { api } = await front.admin();
  await api.put(`orders/status/admin/${_id}`, { status: 'shipped' });
  await page.reload();
  await heading(page, `Order ${number}`).waitFor();
  expect(await button(page, 'Correct address').count()).toBe(0);
});

test('an email of the order is sent again, and the staff takes a note', async () => {
  const { data } = await front.api.get<Product[]>('products?sort=asc&limit=8');
  const product = data.find(({ quantity }) => quantity > 0)!;
  const { _id, number } = await buy(front.url, await front.newShopper(), [product, 1]);
  const page = await openAdmin(front, `/order-management/${_id}`);
  await heading(page, `Order ${number}`).waitFor();
  await button(page, 'Resend email').click();
  const menu = page.getByRole('menu', { name: 'Resend email' });
  expect(await menu.getByRole('menuitem').allInnerTexts()).toEqual(['Order confirmed']);
  expect(await violations(page)).toEqual([]);
  await menu.getByRole('menuitem').click();
  await expectToast(page, 'Email resent.');

  await field(page, 'Note').fill('Deliver to the yard');
  await button(page, 'Add note').click();
  await expectToast(page, 'Note added.');
  const notes = region(page, 'Notes');
  await notes.getByText('Deliver to the yard').waitFor();
  expect(await violations(page)).toEqual([]);
});

test('a return leads from the request to the money', async () => {
  const shopper = await front.newShopper();
  const { product, order } = await deliveredOrder(front, shopper, 2);
  const { _id, number } = order;
  const page = await front.window(shopper);
  await open(page, '/user/orders');
  const own = page.getByRole('article', { name: `Order ${number}` });
  const show = button(page, `Show details of order ${number}`);
  await show.click();
  await button(own, `Return items of order ${number}`).click();
  const form = page.getByRole('dialog', { name: `Return items of order ${number}` });
  await button(form, 'Request return').click();
  await form.getByText('Choose what you want to send back').waitFor();
  await form.getByRole('checkbox', { name: product.name }).check();
  await waitUntil(() => form.getByText('Choose what you want to send back').count()).toBe(0);
  await button(form, `Decrease quantity of ${product.name}`).click();
  await field(form, 'Reason').selectOption({ label: 'It arrived damaged' });
  await form
    .getByLabel('Images', { exact: true })
    .setInputFiles([
      await imageFile('dent.png'),
      await imageFile('box.png'),
      textFile('a.txt', ''),
    ]);
  await form.getByText('a.txt: Only PNG, JPEG and WebP images can be uploaded.').waitFor();
  await button(form, 'Remove image 2').click();
  await form.getByRole('img', { name: 'dent.png' }).waitFor();
  await waitUntil(() => form.getByRole('img').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  await button(form, 'Request return').click();
  const first = region(own, 'Returns').getByRole('article', { name: 'Return 1' });
  await first.getByText('Waiting for our answer').waitFor();
  await button(first, 'Open image 1').click();
  await page.getByRole('dialog').getByRole('img', { name: 'Image 1' }).waitFor();
  await page.keyboard.press('Escape');
  await waitUntil(() => page.getByRole('dialog').count()).toBe(0);
  expect(await violations(page)).toEqual([]);

  const office = await openAdmin(front, `/order-management/${_id}`);
  await link(office, 'Return 1').click();
  await heading(office, `Return 1 of order ${number}`).waitFor();
  const question = office.getByRole('dialog');
  await button(office, 'Open image 1').click();
  await question.getByRole('img', { name: 'Image 1' }).waitFor();
  await button(question, 'Close').click();
  await waitUntil(() => question.count()).toBe(0);
  await button(office, 'Approve').click();
  await field(question, 'Text to the customer (optional)').fill('In the old box, please.');
  await button(question, 'Approve').click();
  await button(office, 'Receive').click();
  expect(await violationsOf(office)).toEqual([]);
  await button(question, 'Receive').click();
  await office.getByText('1 received, back in stock').waitFor();
  await button(office, 'Refund').click();
  const sum = money(product.finalPrice);
  await button(question, `Refund ${sum}`).click();
  await office.getByText(`${sum} · Refunded`).waitFor();
  expect(await violationsOf(office)).toEqual([]);

  await open(page, '/user/orders');
  await show.click();
  await first.getByText('Refund sent').waitFor();
  await first.getByText('In the old box, please.').waitFor();
  // The other one is still to be had back.
  await button(own, `Return items of order ${number}`).waitFor();
  await region(own, 'Documents')
    .getByRole('button', { name: /^Credit note/ })
    .waitFor();
  expect(await violations(page)).toEqual([]);
});

test('a return is closed where the money went back otherwise, and not before', async () => {
  const shopper = await front.newShopper();
  const { order } = await deliveredOrder(front, shopper, 1);
  const { api } = await front.admin();
  const lines = [{ lineId: order.products[0]!._id, quantity: 1 }];
  const asked = await shopper.api.post<Schema<'OrderReturns'>>(`orders/${order._id}/returns`, {
    key: randomUUID(),
    reason: 'damaged',
    lines,
  });
  const { _id } = asked.data.returns[0]!;
  await api.post(`returns/${_id}/approve`, {});
  await api.post(`returns/${_id}/receive`, { lines: [{ ...lines[0], restock: true }] });

  const page = await openAdmin(front, `/return-management/${_id}`);
  const question = dialog(page, `Close return 1 of order ${order.number}?`);
  const close = async () => {
    await button(page, 'Close return').click();
    expect(await violationsOf(page)).toEqual([]);
    await button(question, 'Close return').click();
  };
  front.browserErrors.expectStatus(409);
  await close();
  await expectToast(page, 'This return can be refunded. Refund it instead.');
  await button(question, 'Cancel').click();
  await question.waitFor({ state: 'detached' });

  await api.post(`orders/${order._id}/refunds`, {
    key: randomUUID(),
    reason: 'goodwill',
    total: order.totalPrice,
    amount: order.totalPrice,
  });
  await close();
  await expectToast(page, 'Return closed.');
  await page.getByText('Closed', { exact: true }).waitFor();
  await waitUntil(() => button(page, 'Close return').count()).toBe(0);

  const own = await front.window(shopper);
  await open(own, '/user/orders');
  await button(own, `Show details of order ${order.number}`).click();
  await region(own, 'Returns').getByRole('article', { name: 'Return 1' }).waitFor();
  expect(await violations(own)).toEqual([]);
});
