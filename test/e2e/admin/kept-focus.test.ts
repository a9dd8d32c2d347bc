import type { Page } from 'playwright-core';
import { dialog, openAdmin } from '../../support/back-office.js';
import type { Product } from '../../support/product-fixtures.js';
import { button, field, heading, holdsFocus, region, expectToast } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

const read = async <Data>(path: string) => (await (await front.admin()).api.get<Data>(path)).data;

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test('after an action the keys go on from the next action of the order', async () => {
  const [order] = await read<{ _id: string; number: number }[]>('orders?status=pending&limit=1');
  const page = await openAdmin(front, `/order-management/${order!._id}`);
  await heading(page, `Order ${order!.number}`).waitFor();
  await button(page, 'Ship').focus();
  await press(page, 'Enter');
  await button(dialog(page, `Ship order ${order!.number}?`), 'Ship order').focus();
  await press(page, 'Enter');
  await expectToast(page, 'shipped successfully!');
  await button(page, 'Deliver').waitFor();
  await holdsFocus(page.getByRole('main').locator('header'));
  await waitUntil(async () => {
    await press(page, 'Tab');
    return page.locator(':focus').textContent();
  }).toBe('Deliver');
});

test('where a restocked product leaves the table, the keys go on from the table', async () => {
  const [product] = await read<Product[]>('products/low-stock');
  const page = await openAdmin(front);
  await button(page, `Restock ${product!.name}`).focus();
  await press(page, 'Enter');
  await field(page, 'Current Quantity:').fill('500');
  await press(page, 'Enter');
  await expectToast(page, 'Stock updated successfully!');
  await button(page, `Restock ${product!.name}`).waitFor({ state: 'detached' });
  await dialog(page, 'Restock Product').waitFor({ state: 'detached' });
  await holdsFocus(region(page, 'Low Stock Products'));
});
