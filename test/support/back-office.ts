import type { Locator, Page } from 'playwright-core';
import { violations } from './accessible.js';
import { hold } from './calls.js';
import { field, expectToast } from './screen.js';
import type { Storefront, WindowOptions } from './storefront.js';

export { button, heading } from './screen.js';

/** Where the back office is mounted. */
export const ADMIN = '/admin/dashboard';

/** An address of the back office and the heading of what it shows. */
export interface AdminScreen {
  readonly path: string;
  readonly title: string;
}

interface Record {
  _id: string;
  title: string;
  number: number;
}

/** All screens that have an address below the dashboard, each with a record that there is. */
export async function adminScreens(front: Storefront): Promise<AdminScreen[]> {
  const { api } = await front.admin();
  const [product, category, order] = await Promise.all(
    ['products', 'categories', 'orders?limit=1'].map(async (list) => {
      const { data } = await api.get<Record[]>(list);
      return data[0]!;
    }),
  );
  return [
    ['', 'Admin Dashboard'],
    ['/product-management/products', 'Products'],
    [`/product-management/products/edit/${product!._id}`, 'Edit Product'],
    ['/product-management/add-product', 'Add Product'],
    ['/category-management/categories', 'Categories'],
    [`/category-management/categories/edit/${category!._id}`, 'Edit Category'],
    ['/category-management/add-category', 'Add Category'],
    ['/order-management', 'Orders'],
    [`/order-management/${order!._id}`, `Order ${order!.number}`],
    ['/user-management', 'Users'],
    ['/newsletter-management/subscribers', 'Subscribers'],
  ].map(([path, title]) => ({ path: ADMIN + path, title: title! }));
}

/** A window with the demo's admin signed in over the API, at an address below the dashboard. */
export async function openAdmin(
  front: Storefront,
  path = '',
  options?: WindowOptions,
): Promise<Page> {
  const page = await front.window(await front.admin(), options);
  await page.goto(ADMIN + path);
  return page;
}

/** What a screen shows until its data is there. */
export const loading = (place: Page | Locator): Locator =>
  place.getByRole('status', { name: 'Loading', exact: true });

/** Waits until all data of a screen is there. */
export async function loaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const one of await loading(page).all()) await one.waitFor({ state: 'detached' });
}

/** The rows of a list, without its head. */
export const rows = (place: Page | Locator): Locator => place.locator('tbody').getByRole('row');

export const dialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name, exact: true });

/** What stands below a field: its error, or its help. */
export async function noteOf(page: Page, label: string): Promise<string> {
  const id = await field(page, label).getAttribute('aria-describedby');
  return id ? page.locator(`[id="${id}"]`).innerText() : '';
}

/** Does something that calls the server, and waits for the toast while that works and the one after it. */
export async function expectToasts(
  page: Page,
  call: RegExp,
  act: () => Promise<unknown>,
  [meanwhile, afterwards]: readonly [meanwhile: string, afterwards: string],
): Promise<void> {
  const release = await hold(page, call);
  await act();
  await expectToast(page, meanwhile);
  release();
  await expectToast(page, afterwards);
  await page.unroute(call);
}

/** What axe finds on the screen as it is, in light and in dark; only the colors differ between the two. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, 'colors');
  await page.emulateMedia({ colorScheme: 'light' });
  return [...(await violations(page)), ...dark.map((violation) => `dark ${violation}`)];
}
