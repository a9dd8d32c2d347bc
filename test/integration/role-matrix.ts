/** Anyone, any signed-in role, one role, or whoever shows the refresh cookie. */
export type Allowed = 'public' | 'signed-in' | 'user' | 'admin' | 'cookie';

/** Who may call each route of the OpenAPI document. A new route needs its row. */
export const ROLE_MATRIX: Readonly<Record<string, Allowed>> = {
  'POST auth/signup': 'public',
  'POST auth/login': 'public',
  'POST auth/logout': 'public',
  'POST auth/access-token': 'cookie',
  'POST auth/change-password': 'signed-in',
  'POST auth/forgot-password': 'public',
  'POST auth/reset-password': 'public',
  'GET users': 'admin',
  'GET users/user': 'signed-in',
  'PUT users': 'signed-in',
  'PUT users/make-admin': 'admin',
  'GET users/export.csv': 'admin',
  'GET audit': 'admin',

  'GET products': 'public',
  'GET products/featured': 'public',
  'GET products/best-selling': 'public',
  'GET products/low-stock': 'admin',
  'GET products/{id}': 'public',
  'POST products/stock': 'public',
  'GET products/export.csv': 'admin',
  'POST products/import': 'admin',
  'POST products/bulk': 'admin',
  'POST products/create-product': 'admin',
  'PUT products/{id}': 'admin',
  'DELETE products/{id}': 'admin',
  'GET categories': 'public',
  'GET categories/{id}': 'public',
  'GET categories/export.csv': 'admin',
  'POST categories/create-category': 'admin',
  'PUT categories/{id}': 'admin',
  'DELETE categories/{id}': 'admin',

  'POST images': 'signed-in',

  'POST cart/create-cart': 'user',
  'GET cart/user': 'user',
  'PUT cart/user/{id}': 'user',
  'DELETE cart/user/{id}': 'user',

  'POST payment': 'user',
  'POST orders/create-order': 'user',
  'GET orders/user': 'user',
  'GET orders/{id}': 'signed-in',
  'GET orders': 'admin',
  'GET orders/export.csv': 'admin',
  'POST orders/bulk-ship': 'admin',
  'PUT orders/status/admin/{id}': 'admin',
  'POST orders/{id}/refund/retry': 'admin',

  'GET shop': 'public',
  'POST contact': 'public',
  'GET images': 'public',
  'GET testimonials': 'public',

  'POST newsletter/subscribe': 'public',
  'PUT newsletter/unsubscribe': 'public',
  'POST newsletter/unsubscribe': 'public',
  'PUT newsletter/cancel-subscription': 'admin',
  'GET newsletter/subscribers': 'admin',
  'GET newsletter/subscribers/export.csv': 'admin',

  'GET analytics/stats': 'admin',
  'GET analytics/revenue': 'admin',
  'GET analytics/order-status': 'admin',

  'GET operations': 'admin',
};
