import type { Page } from 'playwright-core';
import { ADMIN } from './back-office.js';
import { eventually } from './eventually.js';
import type { Product } from './product-fixtures.js';
import { button, field } from './screen.js';
import type { Storefront } from './storefront.js';

/** Where the products are listed, below the dashboard. */
export const LIST = '/product-management/products';
/** The address of a product's calls. */
export const PRODUCT = /\/api\/products\/[^/?]+$/;

export const editPath = ({ _id }: Product): string => `${LIST}/edit/${_id}`;

export const save = (page: Page): Promise<void> => button(page, 'Update Product').click();

/** Waits until the list is open. */
export const isList = (page: Page): Promise<void> => page.waitForURL(`**${ADMIN}${LIST}`);

/** Waits until the form shows what it edits. */
export const shown = ({ name }: Product, page: Page): Promise<void> =>
  eventually(async () => expect(await field(page, 'Name').inputValue()).toBe(name));

/** The products that the shop has, and one as it is stored. */
export const productsOf = (front: Storefront) => ({
  products: async () => (await front.api.get<Product[]>('products?limit=40&sort=desc')).data,
  stored: async ({ _id }: Product) => (await front.api.get<Product>(`products/${_id}`)).data,
});
