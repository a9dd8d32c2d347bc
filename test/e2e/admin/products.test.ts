import type { Page } from 'playwright-core';
import { ADMIN, dialog, loaded, openAdmin, rows, expectToasts } from '../../support/back-office.js';
import { count } from '../../support/calls.js';
import { eventually } from '../../support/eventually.js';
import { money, type Product } from '../../support/product-fixtures.js';
import { typing } from '../../support/timing.js';
import { button, field, heading, link } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

const LIST = '/product-management/products';
const PRODUCT = /\/api\/products\/[^/?]+$/;

const list = async (query: string) => (await front.api.get<Product[]>(`products?${query}`)).data;
const total = async () => Number((await front.api.get('products?limit=1')).meta?.total);
const named = (products: readonly Product[]) => products.map(({ name }) => name);
const names = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.children[2]?.textContent));
const shows = (page: Page, products: readonly Product[]) =>
  eventually(async () => expect(await names(page)).toEqual(named(products)));
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

/** Asks for the deletion of the first product of the list. */
async function askToDelete(page: Page): Promise<string> {
  // While a question is still closing, the rows behind it are not there for anybody.
  await rows(page).first().waitFor();
  const [name] = await names(page);
  await button(page, `Delete ${name}`).click();
  return name!;
}

const confirm = async (page: Page, name: string) =>
  button(dialog(page, `Delete ${name}?`), 'Delete').click();

test('eight a page, the dearest first, with all that a row says', async () => {
  const page = await openAdmin(front, LIST);
  const first = await list('limit=8&sort=desc');
  await shows(page, first);
  await waitUntil(() => field(page, 'Sort').locator('option:checked').innerText()).toBe(
    'Price: high to low',
  );
  const heads = await page.getByRole('columnheader').allInnerTexts();
  expect(heads).toEqual(expect.arrayContaining(['Image', 'Name', 'Price', 'Quantity', 'Actions']));
  const cut20 = first.find(({ hasDiscount }) => hasDiscount)!;
  const row = rows(page).filter({ hasText: cut20.name });
  await waitUntil(() => row.innerText()).toContain(money(cut20.finalPrice));
  await waitUntil(() => row.locator('s').innerText()).toBe(money(cut20.price));
  await waitUntil(() => row.locator('img').getAttribute('src')).toMatch(/^\/media\//);
  await link(row, `Edit ${cut20.name}`).click();
  await heading(page, 'Edit Product').waitFor();
});

test('Previous and Next lead through all pages, and Back and reload keep the place', async () => {
  const page = await openAdmin(front, LIST);
  await loaded(page);
  const all = await total();
  const last = Math.ceil(all / 8);
  const [previous, next] = [button(page, 'Previous'), button(page, 'Next')];
  await pages(page).getByText(`1–8 of ${all}`).waitFor();
  await waitUntil(() => previous.isDisabled()).toBe(true);
  for (let number = 2; number <= last; number++) {
    await next.click();
    await shows(page, await list(`limit=8&sort=desc&page=${number}`));
    await waitUntil(() => pages(page).getByLabel(`Page ${number}`).innerText()).toBe(
      String(number),
    );
  }
  await waitUntil(() => next.isDisabled()).toBe(true);
  await previous.click();
  await shows(page, await list(`limit=8&sort=desc&page=${last - 1}`));
  await page.reload();
  await shows(page, await list(`limit=8&sort=desc&page=${last - 1}`));
  await page.goBack();
  await shows(page, await list(`limit=8&sort=desc&page=${last}`));
});

test('the cheapest first', async () => {
  const page = await openAdmin(front, LIST);
  await loaded(page);
  await field(page, 'Sort').selectOption('Price: low to high');
  await shows(page, await list('limit=8&sort=asc'));
  await page.reload();
  await shows(page, await list('limit=8&sort=asc'));
});

test('a search is asked once, after the last key, and found again by reload', async () => {
  const page = await openAdmin(front, LIST);
  await loaded(page);
  const asked = count(page, /\/api\/products\/admin\?.*searchTerm/);
  await field(page, 'Search products').focus();
  // In one go: on a busy machine a key may come half a second after the one before.
  await page.evaluate([...'kettlebell'].map(typing).join(''));
  await shows(page, await list('limit=8&sort=desc&searchTerm=kettlebell'));
  expect(asked()).toBe(1);
  await page.reload();
  await waitUntil(() => field(page, 'Search products').inputValue()).toBe('kettlebell');
  await shows(page, await list('limit=8&sort=desc&searchTerm=kettlebell'));
});

test('one category or All Categories, from the first page on', async () => {
  const page = await openAdmin(front, LIST);
  await loaded(page);
  const [{ _id, title }] = (await front.api.get<{ _id: string; title: string }[]>('categories'))
    .data as [{ _id: string; title: string }];
  const category = field(page, 'Category');
  await waitUntil(() => category.locator('option:checked').innerText()).toBe('All Categories');
  await button(page, 'Next').click();
  await pages(page).getByLabel('Page 2').waitFor();
  await category.selectOption(title);
  await shows(page, await list(`limit=8&sort=desc&categories=${_id}`));
  await pages(page).getByLabel('Page 1').waitFor();
  await category.selectOption('All Categories');
  await shows(page, await list('limit=8&sort=desc'));
});

test('nothing found says so and offers all again', async () => {
  const page = await openAdmin(front, LIST);
  await loaded(page);
  await field(page, 'Search products').fill('zzzzzz');
  await page.getByText('No Products Found', { exact: true }).waitFor();
  await button(page, 'Clear filters').click();
  await shows(page, await list('limit=8&sort=desc'));
  await waitUntil(() => field(page, 'Search products').inputValue()).toBe('');
});

test('badges say what is sold out and what is low', async () => {
  const { api } = await front.admin();
  const [gone, few, enough] = await list('limit=3&sort=asc');
  await api.put(`products/${gone!._id}`, { quantity: 0 });
  await api.put(`products/${few!._id}`, { quantity: 10 });
  await api.put(`products/${enough!._id}`, { quantity: 11 });
  const sort = encodeURIComponent('finalPrice');
  const page = await openAdmin(front, `${LIST}?sort=${sort}&order=ASC`);
  const badge = async (product: Product) =>
    rows(page).filter({ hasText: product.name }).getByRole('cell').nth(5).innerText();
  await loaded(page);
  await rows(page).first().waitFor();
  await waitUntil(() => badge(gone!)).toMatch(/^Sold out\s+0$/);
  await waitUntil(() => badge(few!)).toMatch(/^Low\s+10$/);
  await waitUntil(() => badge(enough!)).toBe('11');
});

test('a product is deleted after asking by its name, and stays otherwise', async () => {
  const page = await openAdmin(front, LIST);
  await loaded(page);
  await rows(page).first().waitFor();
  const before = await total();
  const name = await askToDelete(page);
  await dialog(page, `Delete ${name}?`)
    .getByText('It is removed from the shop. Past orders still show it.')
    .waitFor();
  await button(page, 'Cancel').click();
  await dialog(page, `Delete ${name}?`).waitFor({ state: 'detached' });
  await waitUntil(() => total()).toBe(before);

  await askToDelete(page);
  await expectToasts(page, PRODUCT, () => confirm(page, name), [
    'Deleting...',
    'Delete successful!',
  ]);
  await rows(page).filter({ hasText: name }).waitFor({ state: 'detached' });
  await pages(page)
    .getByText(`1–8 of ${before - 1}`)
    .waitFor();
  await waitUntil(() => total()).toBe(before - 1);
});

test('on a phone the same, in cards', async () => {
  const page = await openAdmin(front, LIST, { width: 390 });
  const first = await list('limit=8&sort=desc');
  const items = page.getByRole('main').getByRole('listitem');
  await eventually(async () => expect(await items.count()).toBe(8));
  await waitUntil(() => items.first().innerText()).toContain(first[0]!.name);
  await button(page, 'Next').click();
  const second = await list('limit=8&sort=desc&page=2');
  await items.filter({ hasText: second[0]!.name }).waitFor();
  await link(items.first(), `Edit ${second[0]!.name}`).click();
  await page.waitForURL(`**${ADMIN}${LIST}/edit/${second[0]!._id}`);
});
