import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { PRODUCT_TEMPLATE_COLUMNS } from '../../../common/contract/product.js';
import { ADMIN, dialog, openAdmin, violationsOf } from '../../support/back-office.js';
import type { Product } from '../../support/product-fixtures.js';
import { uniqueName } from '../../support/unique-name.js';
import { textFile } from '../../support/upload-files.js';
import { button, expectToast } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const LIST = '/product-management/products';
const ROWS = 10_000;
/** Lines of the file; the head is the first. */
const BAD = [17, 5_000, 10_001];

const front = openStorefront();

/** A file of new products, those on the lines of `bad` without a price that is one. */
async function fileOf(name: string, rows: number, bad: number[] = []) {
  const { data } = await front.api.get<Product[]>('products?limit=1');
  const { images, category } = data[0]!;
  const lines = Array.from({ length: rows }, (_, index) => {
    const price = bad.includes(index + 2) ? 'cheap' : '19.90';
    return `${name} ${index},Made by the thousand,${price},5,"${category.title}",${images[0]}`;
  });
  const head = 'name,description,price,quantity,category,images';
  return textFile(`${name}.csv`, [head, ...lines].join('\r\n'), 'text/csv');
}

const total = async (page: Page) => {
  const text = await page.getByText(/^1–8 of [\d,]+$/).innerText();
  return Number(text.replace(/^.* of |,/g, ''));
};
const importing = (page: Page) => dialog(page, 'Import products');
const choose = (page: Page) => importing(page).locator('input[type=file]');
const line = (page: Page) => importing(page).getByRole('listitem');

test('10,000 rows with 3 bad ones change nothing, and mended they go through', async () => {
  const page = await openAdmin(front, LIST);
  const before = await total(page);
  await button(page, 'Import CSV').click();
  await choose(page).setInputFiles(await fileOf('Bad', ROWS, BAD));
  await importing(page).getByRole('progressbar').waitFor();
  await importing(page)
    .getByText('9,997 new, 0 changed, 3 with errors')
    .waitFor({ timeout: 60_000 });
  await waitUntil(() => line(page).allInnerTexts()).toEqual(
    BAD.map((row) => `Row ${row}: Price must be a number (price)`),
  );
  await waitUntil(() => button(page, 'Import').isDisabled()).toBe(true);
  await importing(page).getByLabel('Show errors only').uncheck();
  await importing(page).getByText('1–50 of 10,000 rows').waitFor();
  await button(page, 'Next').last().click();
  await waitUntil(() => line(page).first().innerText()).toBe('Row 52: adds a product');
  await waitUntil(() => total(page)).toBe(before);

  await choose(page).setInputFiles(await fileOf('Good', ROWS));
  await importing(page)
    .getByText('10,000 new, 0 changed, 0 with errors')
    .waitFor({ timeout: 60_000 });
  await watchFreezes(page);
  await button(page, 'Import').click();
  await importing(page)
    .getByText(/^Writing… [\d,]+ of 10,000 rows$/)
    .waitFor({ timeout: 60_000 });
  await page.getByText('Products imported successfully!').waitFor({ timeout: 60_000 });
  expect(await longestFreeze(page)).toBeLessThan(5_000);
  await waitUntil(() => total(page)).toBe(before + ROWS);
});

test('a connection lost on the way is said, and the same import is tried again', async () => {
  front.browserErrors.expectNoNetwork();
  const page = await openAdmin(front, LIST);
  await button(page, 'Import CSV').click();
  const saving = page.waitForEvent('download');
  await button(page, 'Download template').click();
  const template = await saving;
  expect(template.suggestedFilename()).toBe('products-template.csv');
  expect(await readFile(await template.path(), 'utf8')).toBe(
    `${PRODUCT_TEMPLATE_COLUMNS.join(',')}\r\n`,
  );

  await choose(page).setInputFiles(await fileOf('Few', 3));
  await importing(page).getByText('3 new, 0 changed, 0 with errors').waitFor();
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('dryRun=false')) keys.push(request.headers()['idempotency-key']);
  });
  await page.route('**/products/import?dryRun=false', (route) => route.abort(), { times: 1 });
  await button(page, 'Import').click();
  await importing(page)
    .getByText(/^The connection was lost\. Try again/)
    .waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await button(page, 'Try again').click();
  await expectToast(page, 'Products imported successfully!');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('a file that was imported before changes nothing, and says so', async () => {
  const page = await openAdmin(front, LIST);
  const file = await fileOf(uniqueName(), 2);
  const before = await total(page);
  await button(page, 'Import CSV').click();
  await choose(page).setInputFiles(file);
  await button(page, 'Import').click();
  await expectToast(page, 'Products imported successfully!');
  await waitUntil(() => total(page)).toBe(before + 2);

  await button(page, 'Import CSV').click();
  await choose(page).setInputFiles({ ...file, name: 'renamed.csv' });
  await button(page, 'Import').click();
  await importing(page)
    .getByText(/^This file was imported before, so nothing has changed/)
    .waitFor();
  await button(page, 'Cancel').click();
  expect(await total(page)).toBe(before + 2);
});

test('over plain http, where browsers make no UUIDs, a file is imported all the same', async () => {
  const page = await front.window(await front.admin());
  await page.addInitScript('delete Crypto.prototype.randomUUID; delete Crypto.prototype.subtle');
  await page.goto(ADMIN + LIST);
  await button(page, 'Import CSV').click();
  await choose(page).setInputFiles(await fileOf('Plain', 2));
  await importing(page).getByText('2 new, 0 changed, 0 with errors').waitFor();
  await button(page, 'Import').click();
  await expectToast(page, 'Products imported successfully!');
});

test('a file that is none says why', async () => {
  const page = await openAdmin(front, LIST, { width: 390 });
  await button(page, 'Import CSV').click();
  await choose(page).setInputFiles(textFile('x.csv', 'a,b\r\n1,2\r\n', 'text/csv'));
  await importing(page)
    .getByText(/^The first line must name/)
    .waitFor();
  await waitUntil(() => button(page, 'Import').isDisabled()).toBe(true);
});

/** Looks from now on how long the page cannot do anything. */
function watchFreezes(page: Page): Promise<void> {
  return page.evaluate(`{
    let last = performance.now();
    window.longestFreeze = 0;
    setInterval(() => {
      const now = performance.now();
      window.longestFreeze = Math.max(window.longestFreeze, now - last);
      last = now;
    }, 20);
  }`);
}

/** The longest time in ms. */
function longestFreeze(page: Page): Promise<number> {
  return page.evaluate<number>('window.longestFreeze');
}
