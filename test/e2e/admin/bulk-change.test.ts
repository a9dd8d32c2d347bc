import type { Locator, Page } from 'playwright-core';
import { dialog, loaded, openAdmin, rows, expectToasts } from '../../support/back-office.js';
import { money, type Product } from '../../support/product-fixtures.js';
import { button, field, expectToast } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

const LIST = '/product-management/products';
const BULK = /\/api\/products\/bulk\?dryRun=false/;

const change = (page: Page) => dialog(page, 'Change products');
const list = async (query: string) => (await front.api.get<Product[]>(`products?${query}`)).data;
const stored = async ({ _id }: Product) => (await front.api.get<Product>(`products/${_id}`)).data;
const lines = (place: Locator) => place.getByRole('listitem');

/** Ticks the first products of the list and opens the dialog for them. */
async function openFor(page: Page, products: readonly Product[]): Promise<void> {
  for (const { name } of products) await field(page, `Select ${name}`).check();
  await page.getByText(`${products.length} selected`, { exact: true }).waitFor();
  await button(page, 'Change selected').click();
  await change(page).waitFor();
}

async function preview(page: Page, what: string, value: string): Promise<void> {
  await field(change(page), 'Field').selectOption(what);
  await (what === 'Category'
    ? field(change(page), 'Change to').selectOption(value)
    : change(page)
        .getByLabel(/^Change (by|to)$/)
        .fill(value));
  await button(change(page), 'Preview').click();
}

test('ticked products get another price after a preview', async () => {
  const products = (await list('limit=8&sort=desc')).slice(0, 2);
  const page = await openAdmin(front, LIST);
  await openFor(page, products);
  await preview(page, 'Price by percent', '-10');
  await change(page).getByText('2 products would change', { exact: true }).waitFor();
  const texts = await lines(change(page)).allInnerTexts();
  for (const { name, price } of products) {
    const cut10 = Math.round(price * 90) / 100;
    const line = texts.find((text) => text.startsWith(name));
    expect(line).toContain(`Price: ${money(price)} → ${money(cut10)}`);
    expect(line).toContain('Final price:');
  }
  expect((await stored(products[0]!)).price).toBe(products[0]!.price);

  await expectToasts(page, BULK, () => button(change(page), 'Change 2 products').click(), [
    'Updating...',
    'Products updated successfully!',
  ]);
  await change(page).waitFor({ state: 'detached' });
  const expected = Math.round(products[0]!.price * 90) / 100;
  expect((await stored(products[0]!)).price).toBe(expected);
});

test('all that a filter finds go to another category', async () => {
  const page = await openAdmin(front, LIST);
  await loaded(page);
  await field(page, 'Search products').fill('kettlebell');
  const found = await list('limit=100&searchTerm=kettlebell');
  await page.waitForURL(/filter=/);
  await rows(page).first().waitFor();
  const here = found.at(-1)!.category.title;
  const there = here === 'Accessories' ? 'Cardio' : 'Accessories';
  await button(page, `Change all ${found.length}`).click();
  await preview(page, 'Category', there);
  const moved = found.filter(({ category }) => category.title !== there);
  await change(page).getByText(`${moved.length} products would change`, { exact: true }).waitFor();
  await change(page).getByText(`Category: ${here} → ${there}`).first().waitFor();
  await button(change(page), `Change ${moved.length} products`).click();
  await expectToast(page, 'Products updated successfully!');
  expect((await stored(moved[0]!)).category.title).toBe(there);
});

test('a ticked product that is deleted does not keep the others from being changed', async () => {
  const { api } = await front.admin();
  const [other] = await list('limit=1&sort=desc');
  const { price, description, category, images } = other!;
  const spare = { name: 'Spare plate', price, quantity: 1, description, images };
  await api.post('products/create-product', { ...spare, category: category._id });
  const page = await openAdmin(front, LIST);
  for (const name of [spare.name, other!.name]) await field(page, `Select ${name}`).check();
  await page.getByText('2 selected', { exact: true }).waitFor();
  await button(page, `Delete ${spare.name}`).click();
  await button(dialog(page, `Delete ${spare.name}?`), 'Delete').click();
  await page.getByText('1 selected', { exact: true }).waitFor();
});
