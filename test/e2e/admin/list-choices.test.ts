import type { Page } from 'playwright-core';
import { ADMIN, loaded, openAdmin, rows } from '../../support/back-office.js';
import { eventually } from '../../support/eventually.js';
import type { Product } from '../../support/product-fixtures.js';
import { button, field } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

const LIST = '/product-management/products';

const list = async (query: string) =>
  (await (await front.admin()).api.get<Product[]>(`products/admin?${query}`)).data;
const names = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.children[2]?.textContent));

/** Waits until the rows are those that the API answers. */
async function shows(page: Page, query: string): Promise<void> {
  const expected = (await list(query)).map(({ name }) => name);
  await eventually(async () => expect(await names(page)).toEqual(expected));
}

test('headers sort by name, price and quantity, and Sort by what has no column', async () => {
  const page = await openAdmin(front, LIST);
  await loaded(page);
  const sorted = async (sort: string) => shows(page, `limit=8&sort=${sort}`);
  await button(page, 'Sort by name ascending').click();
  await sorted('name');
  const name = page.getByRole('columnheader', { name: 'Name' });
  await waitUntil(() => name.getAttribute('aria-sort')).toBe('ascending');
  await button(page, 'Sort by name descending').click();
  await sorted('-name');
  await waitUntil(() => name.getAttribute('aria-sort')).toBe('descending');
  expect(await page.locator('[aria-sort]').count()).toBe(1);
  await waitUntil(() => field(page, 'Sort').inputValue()).toBe('name DESC');
  await button(page, 'Sort by quantity ascending').focus();
  await page.keyboard.press('Enter');
  await sorted('quantity');
  await button(page, 'Sort by price ascending').click();
  await sorted('finalPrice');
  await field(page, 'Sort').selectOption('Added: oldest first');
  await sorted('createdAt');
  await page.reload();
  await sorted('createdAt');
});

test('a page has 8 rows, or as many as are chosen, from the first page on', async () => {
  const page = await openAdmin(front, LIST);
  await loaded(page);
  const size = field(page, 'Rows per page');
  await waitUntil(() => size.locator('option').allInnerTexts()).toEqual(['8', '25', '50', '100']);
  await button(page, 'Next').click();
  await page.getByLabel('Page 2').waitFor();
  await size.selectOption('25');
  await shows(page, 'limit=25&sort=-finalPrice');
  await page.getByText(/^1–25 of /).waitFor();
  await page.reload();
  await shows(page, 'limit=25&sort=-finalPrice');
  await waitUntil(() => size.inputValue()).toBe('25');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('table').waitFor({ state: 'detached' });
  await size.selectOption('50');
  await page.getByText(/^1–\d+ of /).waitFor();
  await waitUntil(() => new URL(page.url()).searchParams.get('perPage')).toBe('50');
  await page.goto(`${ADMIN}/category-management/categories`);
  const lineOf = async (name: string) => (await button(page, name).boundingBox())?.y;
  expect(await lineOf('Previous')).toBe(await lineOf('Next'));
});

test('stock is always at hand, other filters are added and removed', async () => {
  const page = await openAdmin(front, LIST);
  await loaded(page);
  const add = async (name: string) => {
    await button(page, 'Add filter').click();
    await page.getByRole('menuitemcheckbox', { name }).click();
  };
  await field(page, 'Stock').selectOption('Low stock');
  await shows(page, 'limit=8&sort=-finalPrice&stock=low');
  await add('On sale');
  await shows(page, 'limit=8&sort=-finalPrice&stock=low&onSale=true');
  await page.reload();
  await shows(page, 'limit=8&sort=-finalPrice&stock=low&onSale=true');
  await button(page, 'Remove this filter').click();
  await shows(page, 'limit=8&sort=-finalPrice&stock=low');
  await add('Brand');
  await field(page, 'Brand').fill('No such brand');
  await page.keyboard.press('Enter');
  await page.getByText('No Products Found', { exact: true }).waitFor();
  await button(page, 'Clear filters').click();
  await shows(page, 'limit=8&sort=-finalPrice');
  await waitUntil(() => field(page, 'Stock').inputValue()).toBe('');
});

test('orders sort by status, and are found by what became of the payment', async () => {
  const { api } = await front.admin();
  const orders = async (query: string) =>
    (await api.get<{ number: number }[]>(`orders?${query}`)).data.map(({ number }) => `${number}`);
  const page = await openAdmin(front, '/order-management');
  await loaded(page);
  const numbers = () => page.locator('tbody strong').allInnerTexts();
  await button(page, 'Sort by status ascending').click();
  const byStatus = await orders('sort=status');
  await eventually(async () => expect(await numbers()).toEqual(byStatus));
  await button(page, 'Add filter').click();
  await page.getByRole('menuitemcheckbox', { name: 'Payment' }).click();
  await field(page, 'Payment').selectOption('Refunded');
  const refunded = await orders('sort=status&paymentStatus=refunded');
  await eventually(async () => expect(await numbers()).toEqual(refunded));
  expect(refunded.length).toBeLessThan(byStatus.length);
  await page.getByRole('tab', { name: /^Returned/ }).click();
  const returned = await orders('sort=status&paymentStatus=refunded&status=returned');
  await eventually(async () => expect(await numbers()).toEqual(returned));
});
