import { violations } from '../../support/accessible.js';
import { dialog, openAdmin } from '../../support/back-office.js';
import { openStorefront } from '../../support/storefront.js';
import type { Product } from '../../support/product-fixtures.js';
import { button, expectToast, field, heading, region } from '../../support/screen.js';
import { buy } from '../../support/shopper.js';

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
