import type { Route } from '../../../common/contract/client';
import type { ContentListId } from '../../../common/contract/content-lists';
import { resources, type ResourceName } from '../paths';

type RouteOf<Method extends string> = Extract<Route, `${Method} ${string}`>;

/** The calls of the API for a resource; absent where the API has none. */
export interface Endpoint {
  list: RouteOf<'GET'>;
  one?: RouteOf<'GET'>;
  create?: RouteOf<'POST'>;
  update?: RouteOf<'PUT'>;
  delete?: RouteOf<'DELETE'>;
  /** `field`: the API sorts by `field` or `-field`; `none`: it has an order of its own. */
  sort: 'field' | 'none';
  /** What its paths name beside the id. */
  path?: Readonly<Record<string, string>>;
}

const contentList = (list: ContentListId): Endpoint => ({
  list: 'GET /api/content/lists/{list}',
  one: 'GET /api/content/lists/{list}/{id}',
  create: 'POST /api/content/lists/{list}',
  update: 'PUT /api/content/lists/{list}/{id}',
  delete: 'DELETE /api/content/lists/{list}/{id}',
  sort: 'none',
  path: { list },
});

/** The one table from resources to the calls of the API. */
export const endpoints: Record<ResourceName, Endpoint> = {
  [resources.products]: {
    list: 'GET /api/products/admin',
    one: 'GET /api/products/{id}',
    create: 'POST /api/products/create-product',
    update: 'PUT /api/products/{id}',
    delete: 'DELETE /api/products/{id}',
    sort: 'field',
  },
  [resources.lowStock]: { list: 'GET /api/products/low-stock', sort: 'none' },
  [resources.categories]: {
    list: 'GET /api/categories',
    one: 'GET /api/categories/{id}',
    create: 'POST /api/categories/create-category',
    update: 'PUT /api/categories/{id}',
    delete: 'DELETE /api/categories/{id}',
    sort: 'field',
  },
  [resources.orders]: { list: 'GET /api/orders', one: 'GET /api/orders/{id}', sort: 'field' },
  [resources.returns]: { list: 'GET /api/returns', one: 'GET /api/returns/{id}', sort: 'field' },
  [resources.users]: { list: 'GET /api/users', sort: 'field' },
  [resources.customers]: {
    list: 'GET /api/users',
    one: 'GET /api/customers/{id}',
    sort: 'field',
  },
  [resources.messages]: {
    list: 'GET /api/contact/messages',
    one: 'GET /api/contact/messages/{id}',
    sort: 'field',
  },
  [resources.staff]: { list: 'GET /api/staff', sort: 'none' },
  [resources.staffInvitations]: { list: 'GET /api/staff/invitations', sort: 'none' },
  [resources.subscribers]: { list: 'GET /api/newsletter/subscribers', sort: 'field' },
  [resources.campaigns]: {
    list: 'GET /api/newsletter/campaigns',
    one: 'GET /api/newsletter/campaigns/{id}',
    create: 'POST /api/newsletter/campaigns',
    update: 'PUT /api/newsletter/campaigns/{id}',
    delete: 'DELETE /api/newsletter/campaigns/{id}',
    sort: 'none',
  },
  [resources.failedJobs]: { list: 'GET /api/jobs/failed', sort: 'none' },
  [resources.audit]: { list: 'GET /api/audit', sort: 'field' },
  // The list has the versions, `one` the settings in force.
  [resources.settings]: {
    list: 'GET /api/settings/history',
    one: 'GET /api/settings',
    update: 'PUT /api/settings',
    sort: 'none',
  },
  [resources.delivery]: {
    list: 'GET /api/delivery/zones',
    one: 'GET /api/delivery/zones/{id}',
    create: 'POST /api/delivery/zones',
    update: 'PUT /api/delivery/zones/{id}',
    delete: 'DELETE /api/delivery/zones/{id}',
    sort: 'none',
  },
  // Listed by the zones.
  [resources.deliveryMethods]: {
    list: 'GET /api/delivery/zones',
    one: 'GET /api/delivery/methods/{id}',
    create: 'POST /api/delivery/methods',
    update: 'PUT /api/delivery/methods/{id}',
    delete: 'DELETE /api/delivery/methods/{id}',
    sort: 'none',
  },
  [resources.discounts]: {
    list: 'GET /api/discounts',
    one: 'GET /api/discounts/{id}',
    create: 'POST /api/discounts',
    update: 'PUT /api/discounts/{id}',
    sort: 'none',
  },
  [resources.books]: { list: 'GET /api/books/months', sort: 'none' },
  [resources.bookDays]: { list: 'GET /api/books/days', sort: 'none' },
  [resources.bookEntries]: { list: 'GET /api/books/entries', sort: 'none' },
  [resources.turnover]: { list: 'GET /api/books/turnover', sort: 'none' },
  [resources.taxes]: {
    list: 'GET /api/taxes/rates',
    one: 'GET /api/taxes/rates/{id}',
    create: 'POST /api/taxes/rates',
    update: 'PUT /api/taxes/rates/{id}',
    delete: 'DELETE /api/taxes/rates/{id}',
    sort: 'none',
  },
  [resources.documents]: {
    list: 'GET /api/content/documents',
    one: 'GET /api/content/documents/{id}',
    update: 'PUT /api/content/documents/{id}',
    sort: 'none',
  },
  [resources.images]: { list: 'GET /api/content/images', sort: 'none' },
  [resources.gallery]: contentList('gallery'),
  [resources.testimonials]: contentList('testimonials'),
  [resources.partners]: contentList('partners'),
  [resources.faqs]: contentList('faqs'),
  [resources.securityEvents]: { list: 'GET /api/audit/security', sort: 'field' },
};
