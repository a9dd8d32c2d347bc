import type { Page } from 'playwright-core';
import { open } from '../../support/screen.js';
import type { Shopper } from '../../support/shopper.js';
import type { Storefront } from '../../support/storefront.js';
import { newCustomer } from '../../support/storefront-screens.js';
import type { Visitor } from '../spec/screens.js';

/** A window of somebody. */
export async function windowOf(front: Storefront, visitor: Visitor): Promise<Page> {
  const signIn: Readonly<Record<Visitor, () => Promise<Shopper | undefined>>> = {
    guest: async () => undefined,
    'new user': () => front.newShopper(),
    customer: () => newCustomer(front),
    admin: () => front.admin(),
  };
  return front.window(await signIn[visitor]());
}

/** Puts ids into an address, such as `/products/{product}`; the order is one that waits to be shipped. */
export async function addressOf(front: Storefront, path: string): Promise<string> {
  const { api } = await front.admin();
  const first = async (list: string) => (await api.get<{ _id: string }[]>(list)).data[0]!._id;
  const lists: Readonly<Record<string, string>> = {
    '{product}': 'products?limit=1',
    '{category}': 'categories',
    '{order}': 'orders?limit=1&status=pending',
  };
  const name = /\{\w+\}/.exec(path)?.[0];
  return name ? path.replace(name, await first(lists[name]!)) : path;
}

/** Opens an address of either application. */
export const visit = (page: Page, path: string): Promise<unknown> =>
  path.startsWith('/admin/dashboard') ? page.goto(path) : open(page, path);
