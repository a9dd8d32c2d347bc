import type { Page } from 'playwright-core';
import { dialog, openAdmin, violationsOf } from '../../support/back-office.js';
import { sidewaysAt } from '../../support/accessible.js';
import { eventually } from '../../support/eventually.js';
import { button } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

const WIDTHS = [390, 1440];
const SELECTION = 'Selection';

beforeAll(async () => {
  await front.api.post('newsletter/subscribe', { email: 'ada@example.com' });
}, 60_000);

const fits = (page: Page) => eventually(async () => expect(await sidewaysAt(page)).toEqual([]));

const open = (path: string, act: (page: Page) => Promise<unknown>) => ({ path, act });
const pressFirst = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog').waitFor();
};
/** Leaves the orders of one status in the list. */
async function onlyOf(page: Page, status: string): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${status}`) }).click();
  await page.waitForURL(new RegExp(status.toLowerCase()));
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
}

const OPENED = {
  'the restock dialog with an error': open('', async (page) => {
    await pressFirst(/^Restock /)(page);
    await page.getByLabel('Current Quantity:').fill('');
    await button(page, 'Update').click();
    await page.getByText('Quantity must be a whole number from 0 to 1,000,000').waitFor();
  }),
  'the question before a deletion': open('/product-management/products', pressFirst(/^Delete /)),
  'the selection of products': open('/product-management/products', async (page) => {
    await page
      .getByLabel(/^Select /)
      .last()
      .check();
    await page.getByRole('region', { name: SELECTION }).waitFor();
  }),
  'the bulk change with its preview': open('/product-management/products', async (page) => {
    await pressFirst(/^Change all /)(page);
    await page.getByLabel('By', { exact: true }).fill('-10');
    await button(page, 'Preview').click();
    await page.getByText(/would change$/).waitFor();
  }),
  'the import dialog': open('/product-management/products', pressFirst(/^Import CSV/)),
  'a product form with all its errors and the categories': open(
    '/product-management/add-product',
    async (page) => {
      await page.getByLabel('Add Discount').check();
      await button(page, 'Add Product').click();
      await page.locator('form').getByText('Name is required').waitFor();
    },
  ),
  'the choice of categories': open('/product-management/add-product', async (page) => {
    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option').first().waitFor();
  }),
  'a category form with its error': open('/category-management/add-category', async (page) => {
    await button(page, 'Add Category').click();
    await page.getByText('Title is required').waitFor();
  }),
  'the question before shipping': open('/order-management', async (page) => {
    await onlyOf(page, 'Pending');
    await page
      .getByRole('link', { name: /^Details of order/ })
      .first()
      .click();
    await button(page, 'Ship').click();
    await page.getByRole('dialog').waitFor();
  }),
  'the question before a return': open('/order-management', async (page) => {
    await onlyOf(page, 'Shipped');
    await page
      .getByRole('link', { name: /^Details of order/ })
      .first()
      .click();
    await button(page, 'Return').click();
    await page.getByRole('dialog').waitFor();
  }),
  'the question before making an admin': open('/user-management', pressFirst(/^Make Admin/)),
  'the question before cancelling a subscription': open(
    '/newsletter-management/subscribers',
    pressFirst(/^Cancel Subscription/),
  ),
};

describe.each(WIDTHS)('at %i px', (width) => {
  test.each(Object.entries(OPENED))(
    '%s has no violation',
    async (_, { path, act }) => {
      const page = await openAdmin(front, path, { width });
      await act(page);
      expect(await violationsOf(page)).toEqual([]);
      await fits(page);
    },
    60_000,
  );
});

test('the menu of a narrow screen has no violation', async () => {
  const page = await openAdmin(front, '', { width: 390 });
  await button(page, 'Open menu').click();
  await dialog(page, 'Menu').waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

test('the empty, the failed and the lost screen have none', async () => {
  front.complaints.expectStatus(404);
  for (const path of [
    '/product-management/products?filter=%7B%22searchTerm%22%3A%22zzzz%22%7D',
    '/order-management/01900000-0000-7000-8000-000000000000',
    '/nowhere',
  ]) {
    const page = await openAdmin(front, path);
    await page
      .getByText(/^(No Products Found|Order not found|404)$/)
      .first()
      .waitFor();
    expect(await violationsOf(page)).toEqual([]);
  }
});
