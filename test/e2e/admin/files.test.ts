import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { dialog, openAdmin, rows } from '../../support/back-office.js';
import { eventually } from '../../support/eventually.js';
import { uniqueName } from '../../support/unique-name.js';
import type { Product } from '../../support/product-fixtures.js';
import { textFile } from '../../support/upload-files.js';
import { button, field, expectToast } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

const PRODUCTS = '/product-management/products';

/** Saves the list that is shown. */
async function save(page: Page, label = 'Export CSV'): Promise<{ name: string; lines: string[] }> {
  const saving = page.waitForEvent('download');
  await button(page, label).click();
  const file = await saving;
  const text = (await readFile(await file.path())).toString('utf8');
  return { name: file.suggestedFilename(), lines: text.trim().split('\r\n') };
}

const total = async (path: string, query: string) =>
  Number((await (await front.admin()).api.get(`${path}?limit=1&${query}`)).meta?.total);

const importing = (page: Page) => dialog(page, 'Import products');

async function choose(page: Page, lines: readonly string[]): Promise<void> {
  await button(page, 'Import CSV').click();
  const file = textFile('goods.csv', lines.join('\r\n'), 'text/csv');
  await importing(page).locator('input[type=file]').setInputFiles(file);
}

test.each([
  ['/order-management', 'Export invoices', 'invoices.csv', /^number,kind,issuedOn,/],
  ['/books/entries', 'Export CSV', 'books.csv', /^day,/],
])('%s has %s for the accountant', async (path, label, file, head) => {
  const page = await openAdmin(front, path);
  await rows(page).first().waitFor();
  const { name, lines } = await save(page, label);
  await expectToast(page, 'Exported successfully!');
  expect(name).toBe(file);
  expect(lines[0]).toMatch(head);
});

test.each([
  [
    '/user-management',
    'users',
    'role=user',
    (page: Page) => field(page, 'Role').selectOption('Users'),
  ],
  [
    '/order-management',
    'orders',
    'status=delivered',
    (page: Page) => page.getByRole('tab', { name: /^Delivered/ }).click(),
  ],
  [
    PRODUCTS,
    'products',
    'searchTerm=kettlebell',
    (page: Page) => field(page, 'Search products').fill('kettlebell'),
  ],
  [
    '/category-management/categories',
    'categories',
    'searchTerm=rack',
    (page: Page) => field(page, 'Search categories').fill('rack'),
  ],
] as const)('%s is saved as it is filtered', async (path, name, query, filter) => {
  const page = await openAdmin(front, path);
  await rows(page).first().waitFor();
  const all = await save(page);
  await expectToast(page, 'Exported successfully!');
  expect(all.name).toBe(`${name}.csv`);
  expect(all.lines).toHaveLength(1 + (await total(name, '')));
  await filter(page);
  await page.waitForURL(/filter=/);
  const matches = await total(name, query);
  await page.getByText(new RegExp(`of ${matches}$`)).waitFor();
  const found = await save(page);
  expect(found.lines[0]).toBe(all.lines[0]);
  expect(found.lines).toHaveLength(1 + matches);
  expect(found.lines.length).toBeLessThan(all.lines.length);
});

test('subscribers are saved, too, one that looks like a formula harmless', async () => {
  await front.api.post('newsletter/subscribe', { email: 'ada@example.com' });
  await front.api.post('newsletter/subscribe', { email: '=cmd@example.com' });
  const page = await openAdmin(front, '/newsletter-management/subscribers');
  await rows(page).first().waitFor();
  const { name, lines } = await save(page);
  expect(name).toBe('subscribers.csv');
  expect(lines).toHaveLength(3);
  expect(lines.join('\n')).toContain('ada@example.com');
  expect(lines.join('\n')).not.toMatch(/(^|,)=cmd/m);
});

test('what was saved is edited and read again: changed, new, and untouched rows', async () => {
  const page = await openAdmin(front, PRODUCTS);
  await rows(page).first().waitFor();
  const { lines } = await save(page);
  const [head, first, second, ...rest] = lines as [string, string, string, ...string[]];
  const { data } = await front.api.get<Product>(`products/${first.split(',')[0]}`);
  const name = `Read Again ${uniqueName()}`;
  const renamed = first.replace(data.name, name);
  expect(renamed).not.toBe(first);
  const fresh = second.replace(/^[^,]+/, '').replace(/,\d+,\d+$/, ',,');
  await choose(page, [head, renamed, second, fresh, ...rest]);
  await importing(page).getByText('1 new, 1 changed, 0 with errors').waitFor();
  await importing(page).getByText('Row 2: updates a product').waitFor();
  await importing(page).getByText('Row 3: no change').waitFor();
  await importing(page).getByText('Row 4: adds a product').waitFor();
  await button(importing(page), 'Import').click();
  await expectToast(page, 'Products imported successfully!');
  await importing(page).waitFor({ state: 'detached' });
  const { data: now } = await front.api.get<Product>(`products/${data._id}`);
  expect(now).toMatchObject({ name, price: data.price, quantity: data.quantity });
  await waitUntil(() => total('products', '')).toBe(lines.length);
});

test('one bad row keeps all of a file out, and Cancel changes nothing', async () => {
  const page = await openAdmin(front, PRODUCTS);
  await rows(page).first().waitFor();
  const before = await total('products', '');
  const { lines } = await save(page);
  const [id] = lines[1]!.split(',');
  await choose(page, ['id,name,price', `${id},Never,1.00`, `${id},Ever,cheap`]);
  await importing(page).getByText('0 new, 1 changed, 1 with errors').waitFor();
  await importing(page).getByText('Row 3: Price must be a number (price)').waitFor();
  await waitUntil(() => button(importing(page), 'Import').isDisabled()).toBe(true);
  await button(importing(page), 'Cancel').click();
  await importing(page).waitFor({ state: 'detached' });
  await eventually(async () => expect(await total('products', '')).toBe(before));
  expect((await front.api.get<Product>(`products/${id}`)).data.name).not.toBe('Never');
});
