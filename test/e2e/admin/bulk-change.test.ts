import type { Locator, Page } from 'playwright-core';
import { ADMIN, dialog, loaded, openAdmin, rows, expectToasts } from '../../support/back-office.js';
import { answer, cut, hold } from '../../support/calls.js';
import { money, type Product } from '../../support/product-fixtures.js';
import { button, field, expectToast } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

const LIST = '/product-management/products';
const BULK = /\/api\/products\/bulk\?dryRun=false/;
const REHEARSAL = /\/api\/products\/bulk\?dryRun=true/;

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

test.each([
  [
    'Price by an amount',
    '-5',
    (product: Product) => `Price: ${money(product.price)} → ${money(product.price - 5)}`,
  ],
  ['Discount', '33', (product: Product) => `Discount: ${product.discount}% → 33%`],
  ['Quantity', '123', (product: Product) => `Quantity: ${product.quantity} → 123`],
] as const)('%s is shown first and then done', async (what, value, line) => {
  const isNew = ({ discount, quantity }: Product) => discount !== 33 && quantity !== 123;
  const product = (await list('limit=8&sort=desc')).find(isNew);
  const page = await openAdmin(front, LIST);
  await openFor(page, [product!]);
  await preview(page, what, value);
  await waitUntil(() => lines(change(page)).first().innerText()).toContain(line(product!));
  await button(change(page), 'Change 1 product').click();
  await expectToast(page, 'Products updated successfully!');
  expect(await stored(product!)).not.toMatchObject({
    ...{ price: product!.price, discount: product!.discount, quantity: product!.quantity },
  });
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

test('more than can be changed at a time are not asked for, and it says why', async () => {
  const page = await front.window(await front.admin());
  await page.route(/\/api\/products\/admin\?/, async (route) => {
    const response = await route.fetch();
    const { meta, ...rest } = (await response.json()) as { meta: object };
    await route.fulfill({ response, json: { ...rest, meta: { ...meta, total: 1_001 } } });
  });
  await page.goto(ADMIN + LIST);
  await button(page, 'Change all 1,001').click();
  await change(page)
    .getByText(/^You chose 1,001 products\. At most 1,000 can be changed at a time/)
    .waitFor();
  await waitUntil(() => button(change(page), 'Preview').isDisabled()).toBe(true);
});

test('nothing typed, nothing changed and what the server refuses is said', async () => {
  front.browserErrors.expectStatus(400);
  const [product] = await list('limit=1&sort=desc');
  const page = await openAdmin(front, LIST);
  await openFor(page, [product!]);
  const alert = change(page).getByRole('alert');
  await preview(page, 'Price by percent', '');
  await alert.getByText('Enter a new value.', { exact: true }).waitFor();
  await preview(page, 'Discount', '100');
  await alert.getByText('Discount must be between 0 and 99', { exact: true }).waitFor();
  await preview(page, 'Quantity', String(product!.quantity));
  await change(page).getByText('No product would change.', { exact: true }).waitFor();
  await button(change(page), 'Cancel').click();
  await change(page).waitFor({ state: 'detached' });
  await button(page, 'Clear selection').click();
  await page.getByText('1 selected', { exact: true }).waitFor({ state: 'hidden' });
});

/** Lets a held preview go, and waits until the page has its answer. */
async function arrives(page: Page, release: () => void): Promise<void> {
  const answered = page.waitForResponse(REHEARSAL);
  release();
  await (await answered).finished();
  // What is answered after it is also read after it.
  await page.evaluate("fetch('/api/shop').then((shop) => shop.text())");
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(drawn))');
}

test.each([
  ['Change by', (page: Page) => change(page).getByLabel('Change by').fill('-50')],
  ['Field', (page: Page) => field(change(page), 'Field').selectOption('Discount')],
] as const)('a preview that comes after another %s is not shown', async (_, edit) => {
  const [product] = await list('limit=1&sort=desc');
  const page = await openAdmin(front, LIST);
  await openFor(page, [product!]);
  const release = await hold(page, REHEARSAL, 1);
  await preview(page, 'Price by percent', '-10');
  await edit(page);
  await arrives(page, release);
  expect(await button(change(page), 'Preview').count()).toBe(1);
  expect(await change(page).getByText('1 product would change').count()).toBe(0);
});

test('what is applied is what was previewed, also when an older preview comes later', async () => {
  const [product] = await list('limit=1&sort=desc');
  const half = Math.round(product!.price * 50) / 100;
  const page = await openAdmin(front, LIST);
  await openFor(page, [product!]);
  const release = await hold(page, REHEARSAL, 1);
  await preview(page, 'Price by percent', '-10');
  await preview(page, 'Price by percent', '-50');
  const shown = change(page).getByText(`Price: ${money(product!.price)} → ${money(half)}`, {
    exact: true,
  });
  await shown.waitFor();
  await arrives(page, release);
  expect(await shown.count()).toBe(1);
  await button(change(page), 'Change 1 product').click();
  await expectToast(page, 'Products updated successfully!');
  expect((await stored(product!)).price).toBe(half);
});

test('a change that fails says why, and the dialog stays', async () => {
  front.browserErrors.expectStatus(500);
  front.browserErrors.expectNoNetwork();
  const [product] = await list('limit=1&sort=desc');
  const more = String(product!.quantity + 1);
  const page = await openAdmin(front, LIST);
  await openFor(page, [product!]);
  await answer(page, REHEARSAL, { status: 500 });
  await preview(page, 'Quantity', more);
  await change(page).getByRole('alert').getByText('Failed to update the products').waitFor();
  await page.unroute(REHEARSAL);
  await preview(page, 'Quantity', more);
  const apply = () => button(change(page), 'Change 1 product').click();
  await answer(page, BULK, { status: 500, message: 'The forklift is broken.' });
  await apply();
  await expectToast(page, 'The forklift is broken.');
  await change(page).getByRole('alert').getByText('It may have been applied').waitFor();
  await cut(page, BULK);
  await preview(page, 'Quantity', more);
  await apply();
  await expectToast(page, 'Failed to update the products');
  await change(page).getByRole('alert').getByText('It may have been applied').waitFor();
  await page.unroute(BULK);
  await preview(page, 'Quantity', more);
  await apply();
  await expectToast(page, 'Products updated successfully!');
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

test('while a preview is awaited this is to be seen', async () => {
  const [product] = await list('limit=1');
  const page = await openAdmin(front, LIST);
  await openFor(page, [product!]);
  const release = await hold(page, REHEARSAL);
  await preview(page, 'Quantity', '9');
  const bar = change(page).getByRole('progressbar', { name: 'Loading preview' });
  await bar.waitFor();
  await waitUntil(() => button(change(page), 'Preview').isDisabled()).toBe(true);
  release();
  await change(page).getByText('1 product would change', { exact: true }).waitFor();
  await bar.waitFor({ state: 'detached' });
});
