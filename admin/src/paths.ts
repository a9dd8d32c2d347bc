import type { PaymentStatus } from '../../common/contract/order-payment';
import type { ContentListId } from '../../common/contract/content-lists';

/** The base path of the back office. */
export const ADMIN = '/admin/dashboard';

/** Resource names are paths, so that React-Admin mounts each list at its specified address. */
export const resources = {
  products: 'product-management/products',
  /** A view of the products for the dashboard, without a screen of its own. */
  lowStock: 'product-management/low-stock',
  categories: 'category-management/categories',
  orders: 'order-management',
  returns: 'return-management',
  users: 'user-management',
  /** The page of one user, which the list of users leads to. */
  customers: 'user-management/customers',
  messages: 'message-management',
  staff: 'staff-management',
  /** Shown on the staff screen. */
  staffInvitations: 'staff-management/invitations',
  subscribers: 'newsletter-management/subscribers',
  campaigns: 'newsletter-management/campaigns',
  /** Shown on the operations screen. */
  failedJobs: 'operations/failed-jobs',
  audit: 'audit',
  securityEvents: 'audit/security',
  settings: 'settings',
  /** The delivery zones, each with its methods. */
  delivery: 'delivery',
  /** Shown on the delivery screen. */
  deliveryMethods: 'delivery/methods',
  taxes: 'taxes',
  /** The months of the books. */
  books: 'books',
  bookDays: 'books/days',
  bookEntries: 'books/entries',
  turnover: 'books/turnover',
  discounts: 'discounts',
  documents: 'content/documents',
  images: 'content/images',
  gallery: 'content/gallery',
  testimonials: 'content/testimonials',
  partners: 'content/partners',
  faqs: 'content/faqs',
} as const;

export type ResourceName = (typeof resources)[keyof typeof resources];

/** All links of the back office; React-Admin's default links do not exist here. */
export const paths = {
  home: ADMIN,
  shop: '/',
  orders: `${ADMIN}/${resources.orders}`,
  products: `${ADMIN}/${resources.products}`,
  addProduct: `${ADMIN}/product-management/add-product`,
  editProduct: (id: string) => `${ADMIN}/${resources.products}/edit/${id}`,
  categories: `${ADMIN}/${resources.categories}`,
  addCategory: `${ADMIN}/category-management/add-category`,
  editCategory: (id: string) => `${ADMIN}/${resources.categories}/edit/${id}`,
  returns: `${ADMIN}/${resources.returns}`,
  return: (id: string) => `${ADMIN}/${resources.returns}/${id}`,
  users: `${ADMIN}/${resources.users}`,
  user: (id: string) => `${ADMIN}/${resources.users}/${id}`,
  staff: `${ADMIN}/${resources.staff}`,
  usersOf: (role: string) => filtered(resources.users, { role }),
  messages: `${ADMIN}/${resources.messages}`,
  message: (id: string) => `${ADMIN}/${resources.messages}/${id}`,
  subscribers: `${ADMIN}/${resources.subscribers}`,
  campaigns: `${ADMIN}/${resources.campaigns}`,
  campaign: (id: string) => `${ADMIN}/${resources.campaigns}/${id}`,
  addCampaign: `${ADMIN}/newsletter-management/add-campaign`,
  editCampaign: (id: string) => `${ADMIN}/${resources.campaigns}/edit/${id}`,
  notifications: `${ADMIN}/notifications`,
  /** Pages of the storefront. */
  profile: '/admin/profile',
  operations: `${ADMIN}/operations`,
  payments: `${ADMIN}/payments`,
  audit: `${ADMIN}/${resources.audit}`,
  settings: `${ADMIN}/${resources.settings}`,
  delivery: `${ADMIN}/${resources.delivery}`,
  addZone: `${ADMIN}/${resources.delivery}/add`,
  editZone: (id: string) => `${ADMIN}/${resources.delivery}/edit/${id}`,
  addMethod: (zone: string) => `${ADMIN}/${resources.deliveryMethods}/add?zone=${zone}`,
  editMethod: (id: string) => `${ADMIN}/${resources.deliveryMethods}/edit/${id}`,
  taxes: `${ADMIN}/${resources.taxes}`,
  addTaxRate: `${ADMIN}/${resources.taxes}/add`,
  editTaxRate: (id: string) => `${ADMIN}/${resources.taxes}/edit/${id}`,
  books: `${ADMIN}/${resources.books}`,
  /** The days of a month, `YYYY-MM`. */
  bookDays: (month: string) =>
    filtered(resources.bookDays, { from: `${month}-01`, to: lastDayOf(month) }),
  reconciliation: `${ADMIN}/books/reconciliation`,
  bookEntries: (day: string) => filtered(resources.bookEntries, { from: day, to: day }),
  discounts: `${ADMIN}/${resources.discounts}`,
  addDiscount: `${ADMIN}/${resources.discounts}/add`,
  editDiscount: (id: string) => `${ADMIN}/${resources.discounts}/edit/${id}`,
  documents: `${ADMIN}/${resources.documents}`,
  images: `${ADMIN}/${resources.images}`,
  contentList: (list: ContentListId) => `${ADMIN}/${resources[list]}`,
  addEntry: (list: ContentListId) => `${ADMIN}/${resources[list]}/add`,
  editEntry: (list: ContentListId, id: string) => `${ADMIN}/${resources[list]}/edit/${id}`,
  editDocument: (id: string) => `${ADMIN}/${resources.documents}/edit/${id}`,
  security: `${ADMIN}/${resources.securityEvents}`,
  ordersOf: (status: string) => filtered(resources.orders, { status }),
  ordersPaid: (paymentStatus: PaymentStatus) => filtered(resources.orders, { paymentStatus }),
  /** Pending orders that are ready to ship, or held by their payment. */
  ordersToShip: (shipping: 'ready' | 'held') =>
    filtered(resources.orders, { status: 'pending', shipping }),
  /** Orders between two days, inclusive. */
  ordersBetween: (from: string, to: string) => filtered(resources.orders, { from, to }),
  /** Orders found by a search term. */
  ordersLike: (searchTerm: string) => filtered(resources.orders, { searchTerm }),
  packingSlips: (ids: string[]) =>
    `${ADMIN}/${resources.orders}/packing-slips?ids=${ids.join(',')}`,
  order: (id: string) => `${ADMIN}/${resources.orders}/${id}`,
};

/** Of a month, `YYYY-MM`. */
function lastDayOf(month: string): string {
  const [year = 0, count = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, count, 0)).toISOString().slice(0, 10);
}

function filtered(resource: ResourceName, filter: object): string {
  return `${ADMIN}/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
