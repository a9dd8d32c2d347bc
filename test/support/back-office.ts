import type { Locator, Page } from 'playwright-core';
import { violations } from './accessible.js';
import { hold } from './calls.js';
import { field, expectToast } from './screen.js';
import type { Storefront, WindowOptions } from './storefront.js';

export { button, heading } from './screen.js';

/** Where the back office is mounted. */
export const ADMIN = '/admin/dashboard';

/** A path of the back office and the heading of its screen. */
export interface AdminScreen {
  readonly path: string;
  readonly title: string;
}

interface Record {
  _id: string;
  title: string;
  number: number;
  methods: { _id: string }[];
}

/** All screens with a path below the dashboard, each with an existing record. */
export async function adminScreens(front: Storefront): Promise<AdminScreen[]> {
  const { api } = await front.admin();
  const [product, category, order, zone] = await Promise.all(
    ['products', 'categories', 'orders?limit=1', 'delivery/zones'].map(async (list) => {
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
    ['/return-management', 'Returns'],
    ['/user-management', 'Users'],
    ['/message-management', 'Messages'],
    ['/newsletter-management/subscribers', 'Subscribers'],
    ['/newsletter-management/campaigns', 'Campaigns'],
    ['/newsletter-management/add-campaign', 'Add campaign'],
    ['/settings', 'Settings'],
    ['/delivery', 'Delivery'],
    [`/delivery/edit/${zone!._id}`, 'Edit zone'],
    [`/delivery/methods/edit/${zone!.methods[0]!._id}`, 'Edit method'],
    ['/discounts', 'Discount codes'],
    ['/discounts/add', 'Add code'],
    ['/books', 'Books'],
    ['/books/days', 'Books'],
    ['/books/entries', 'Books'],
    ['/books/turnover', 'Books'],
    ['/books/reconciliation', 'Books'],
    ['/taxes', 'Taxes'],
    ['/taxes/add', 'Add rate'],
    ['/content/documents', 'Pages and texts'],
    ['/content/documents/edit/privacy', 'Privacy Policy'],
    ['/content/documents/edit/home', 'Home page'],
    ['/content/images', 'Images'],
    ['/content/gallery', 'Gallery'],
    ['/content/testimonials', 'Testimonials'],
    ['/content/testimonials/add', 'Add testimonial'],
    ['/content/partners', 'Partners'],
    ['/content/faqs', 'FAQs'],
  ].map(([path, title]) => ({ path: ADMIN + path, title: title! }));
}

/** A window with the demo's admin signed in over the API, at a path below the dashboard. */
export async function openAdmin(
  front: Storefront,
  path = '',
  options?: WindowOptions,
): Promise<Page> {
  const page = await front.window(await front.admin(), options);
  await page.goto(ADMIN + path);
  return page;
}

/** The placeholders that a screen shows until its data is loaded. */
export const loading = (place: Page | Locator): Locator =>
  place.getByRole('status', { name: 'Loading', exact: true });

/** Waits until all data of a screen is loaded. */
export async function loaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const one of await loading(page).all()) await one.waitFor({ state: 'detached' });
}

/** The rows of a list, without its header. */
export const rows = (place: Page | Locator): Locator => place.locator('tbody').getByRole('row');

export const dialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name, exact: true });

/** The text below a field: its error, or its help. */
export async function noteOf(page: Page, label: string): Promise<string> {
  const id = await field(page, label).getAttribute('aria-describedby');
  return id ? page.locator(`[id="${id}"]`).innerText() : '';
}

/** Runs an action that calls the server, and expects the toast during the call and the one after it. */
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

/** Axe violations of the current screen in light and dark mode; only color contrast is checked twice. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, 'colors');
  await page.emulateMedia({ colorScheme: 'light' });
  return [...(await violations(page)), ...dark.map((violation) => `dark ${violation}`)];
}
