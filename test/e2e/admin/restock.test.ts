import type { Page } from 'playwright-core';
import { dialog, openAdmin, rows, expectToasts } from '../../support/back-office.js';
import type { Product } from '../../support/product-fixtures.js';
import { button, field, holdsFocus, region, expectToast } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

const PRODUCT = /\/api\/products\/[^/?]+$/;

const lowStock = (page: Page) => region(page, 'Low Stock Products');
const read = async <Data>(path: string) => (await (await front.admin()).api.get<Data>(path)).data;

/** Opens the dialog of the first product that runs out. */
async function openRestock(page: Page): Promise<Product> {
  const [product] = await read<Product[]>('products/low-stock');
  await button(page, `Restock ${product!.name}`).click();
  await dialog(page, 'Restock Product').waitFor();
  return product!;
}

const update = (page: Page) => button(dialog(page, 'Restock Product'), 'Update').click();

test('the restock dialog opens with what there is and closes on Cancel', async () => {
  const page = await openAdmin(front);
  const { name, quantity } = await openRestock(page);
  await dialog(page, 'Restock Product').getByText(name, { exact: true }).waitFor();
  await waitUntil(() => field(page, 'Current Quantity:').inputValue()).toBe(String(quantity));
  await waitUntil(() => field(page, 'Current Quantity:').getAttribute('type')).toBe('number');
  await field(page, 'Current Quantity:').fill('77');
  await button(page, 'Cancel').click();
  await dialog(page, 'Restock Product').waitFor({ state: 'detached' });
  await openRestock(page);
  await waitUntil(() => field(page, 'Current Quantity:').inputValue()).toBe(String(quantity));
  await holdsFocus(dialog(page, 'Restock Product'));
  await page.keyboard.press('Escape');
  await dialog(page, 'Restock Product').waitFor({ state: 'detached' });
});

test('a restock is told, closes the dialog and changes the list and the stock', async () => {
  const page = await openAdmin(front);
  const { _id, name } = await openRestock(page);
  await field(page, 'Current Quantity:').fill('9');
  await expectToasts(page, PRODUCT, () => update(page), [
    'Updating...',
    'Stock updated successfully!',
  ]);
  await dialog(page, 'Restock Product').waitFor({ state: 'detached' });
  const row = rows(lowStock(page)).filter({ hasText: name });
  await row.getByRole('cell', { name: /\b9$/ }).waitFor();
  expect((await read<Product>(`products/${_id}`)).quantity).toBe(9);
});

test('what is sold while the dialog is open stays sold; below nothing is refused', async () => {
  front.browserErrors.expectStatus(409);
  const page = await openAdmin(front);
  const admin = await front.admin();
  const { _id, quantity } = await openRestock(page);
  await admin.api.put(`products/${_id}`, { quantity: quantity + 3 });
  await field(page, 'Current Quantity:').fill(String(quantity + 2));
  await update(page);
  await expectToast(page, 'Stock updated successfully!');
  expect((await read<Product>(`products/${_id}`)).quantity).toBe(quantity + 5);

  const products = await read<Product[]>('products/low-stock');
  const some = products.find((product) => product.quantity > 1)!;
  await button(page, `Restock ${some.name}`).click();
  await admin.api.put(`products/${some._id}`, { quantity: 1 });
  await field(page, 'Current Quantity:').fill('0');
  await update(page);
  await expectToast(page, 'Only 1 is left in stock now.');
  await dialog(page, 'Restock Product').waitFor();
});
