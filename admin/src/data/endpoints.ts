import { resources, type ResourceName } from '../paths';

/** How a resource of the back office is reached in the API. */
export interface Endpoint {
  /** Path of the list, and of one record with `/{id}`. */
  path: string;
  /** Path of the call that makes a record, where there is one. */
  create?: string;
  /**
   * `field`: the API sorts by `field` or `-field`; `price`: by `asc` or `desc` of the price only;
   * `none`: it has an order of its own.
   */
  sort: 'field' | 'price' | 'none';
}

/** The one table from resources to the calls of the API. */
export const endpoints: Record<ResourceName, Endpoint> = {
  [resources.products]: { path: 'products', create: 'products/create-product', sort: 'price' },
  [resources.lowStock]: { path: 'products/low-stock', sort: 'none' },
  [resources.categories]: {
    path: 'categories',
    create: 'categories/create-category',
    sort: 'field',
  },
  [resources.users]: { path: 'users', sort: 'field' },
  [resources.orders]: { path: 'orders', sort: 'field' },
  [resources.subscribers]: { path: 'newsletter/subscribers', sort: 'field' },
  [resources.failedJobs]: { path: 'jobs/failed', sort: 'none' },
  [resources.audit]: { path: 'audit', sort: 'none' },
};
