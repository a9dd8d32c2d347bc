/** Where the back office is mounted; every address below is what the address bar shows. */
export const ADMIN = '/admin/dashboard';

/** Resource names are addresses, so that a list lives where spec'd links lead. */
export const resources = {
  products: 'product-management/products',
  /** A view of the products for the dashboard, without a screen of its own. */
  lowStock: 'product-management/low-stock',
  categories: 'category-management/categories',
  orders: 'order-management',
  users: 'user-management',
  subscribers: 'newsletter-management/subscribers',
} as const;

export type ResourceName = (typeof resources)[keyof typeof resources];

/** The only source of links: React-Admin's own would lead to addresses that do not exist here. */
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
  users: `${ADMIN}/${resources.users}`,
  subscribers: `${ADMIN}/${resources.subscribers}`,
  ordersOf: (status: string) =>
    `${ADMIN}/${resources.orders}?filter=${encodeURIComponent(JSON.stringify({ status }))}`,
  order: (id: string) => `${ADMIN}/${resources.orders}/${id}`,
};
