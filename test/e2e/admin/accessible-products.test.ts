import type { Page } from 'playwright-core';
import { openAdminWindow } from '../../support/admin-window.js';
import { dialog, loaded } from '../../support/back-office.js';
import { answer } from '../../support/calls.js';
import { imageFile, textFile } from '../../support/upload-files.js';
import { button, field, link } from '../../support/screen.js';

const adminWindow = openAdminWindow();

const PRODUCTS = '/product-management/products';
const ADD = '/product-management/add-product';
const CATEGORIES = '/category-management/categories';
const NOTHING = `?filter=${encodeURIComponent('{"searchTerm":"zzzz"}')}`;

const press = async (page: Page, name: RegExp) => {
  await button(page, name).first().click();
  await page.getByRole('dialog').waitFor();
};
const follow = async (page: Page, name: RegExp, title: string) => {
  await link(page.getByRole('main'), name).first().click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await loaded(page);
};
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

async function importFile(page: Page, ...lines: string[]): Promise<void> {
  await press(page, /^Import CSV/);
  await dialog(page, 'Import products')
    .locator('input[type=file]')
    .setInputFiles(textFile('goods.csv', lines.join('\r\n'), 'text/csv'));
}

async function changeAll(page: Page, by: string): Promise<void> {
  await press(page, /^Change all /);
  await field(page, 'Change by').fill(by);
  await button(page, 'Preview').click();
}

test.each<[string, string, (page: Page) => Promise<unknown>]>([
  ['the products', PRODUCTS, loaded],
  [
    'a filter that can be added, and one that is',
    `${PRODUCTS}?filter=${encodeURIComponent('{"onSale":"true","from":"2020-01-01"}')}`,
    async (page) => {
      await button(page, 'Add filter').click();
      await page.getByRole('menuitemcheckbox').first().waitFor();
    },
  ],
  ['no products', PRODUCTS + NOTHING, (page) => says(page, 'No Products Found')],
  [
    'the selection',
    PRODUCTS,
    async (page) => {
      await page
        .getByLabel(/^Select /)
        .last()
        .check();
      await page.getByRole('region', { name: 'Selection' }).waitFor();
    },
  ],
  ['the question before a deletion', PRODUCTS, (page) => press(page, /^Delete /)],
  [
    'the preview of a change of many',
    PRODUCTS,
    async (page) => {
      await changeAll(page, '-10');
      await says(page, /would change$/);
    },
  ],
  [
    'a change that nothing was typed for',
    PRODUCTS,
    async (page) => {
      await changeAll(page, '');
      await says(page, 'Enter a new value.');
    },
  ],
  ['the import', PRODUCTS, (page) => press(page, /^Import CSV/)],
  [
    'a file that is none',
    PRODUCTS,
    async (page) => {
      await importFile(page, 'a,b', '1,2');
      await says(page, /^The first line must name/);
    },
  ],
  [
    'a new product with a picture and all its errors',
    ADD,
    async (page) => {
      await field(page, 'Choose images').setInputFiles(await imageFile());
      await page.getByRole('img', { name: /^Main image/ }).waitFor();
      await field(page, 'Add Discount').check();
      await button(page, 'Add Product').click();
      await page.locator('form').getByText('Name is required').waitFor();
    },
  ],
  [
    'the choice of categories',
    ADD,
    async (page) => {
      await page.getByRole('combobox', { name: 'Category' }).click();
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    },
  ],
  ['a product', PRODUCTS, (page) => follow(page, /^Edit /, 'Edit Product')],
  ['the categories', CATEGORIES, loaded],
  ['no categories', CATEGORIES + NOTHING, (page) => says(page, 'No categories found')],
  ['the question before a category goes', CATEGORIES, (page) => press(page, /^Delete /)],
  [
    'a new category with its error',
    '/category-management/add-category',
    async (page) => {
      await button(page, 'Add Category').click();
      await page.getByText('Title is required').waitFor();
    },
  ],
  ['a category', CATEGORIES, (page) => follow(page, /^Edit /, 'Edit Category')],
])('%s', (_, path, act) => adminWindow.expectAccessible(path, act));

test('products that could not be loaded', async () => {
  adminWindow.front.browserErrors.expectStatus(503);
  await adminWindow.expectAccessible(PRODUCTS, async (page) => {
    await answer(page, /\/api\/products\/admin\?/, {
      status: 503,
      message: 'The books are closed.',
    });
    await page.reload();
    await says(page, 'The books are closed.');
  });
});

test('a file with good and bad rows', async () => {
  const { data } = await adminWindow.front.api.get<{ _id: string }[]>('products?limit=2');
  const [good, bad] = data.map(({ _id }) => _id);
  await adminWindow.expectAccessible(PRODUCTS, async (page) => {
    await importFile(page, 'id,name,price', `${good},Rope,1.00`, `${bad},Ring,cheap`);
    await says(page, '0 new, 1 changed, 1 with errors');
    await field(page, 'Show errors only').uncheck();
    await says(page, 'Row 2: updates a product');
  });
});
