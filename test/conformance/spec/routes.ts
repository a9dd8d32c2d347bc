/** Anyone, any signed-in role, one role, or whoever shows the refresh cookie. */
export type Allowed = 'public' | 'signed-in' | 'user' | 'admin' | 'cookie';

/** Section 7 with section 6: every call of the specification below `/api`, and who may make it. */
export const ROUTES = {
  'POST auth/signup': 'public',
  'POST auth/login': 'public',
  'POST auth/logout': 'public',
  'POST auth/change-password': 'signed-in',
  'POST auth/forgot-password': 'public',
  'POST auth/reset-password': 'public',
  'POST auth/access-token': 'cookie',

  'POST cart/create-cart': 'user',
  'GET cart/user': 'user',
  'PUT cart/user/{id}': 'user',
  'DELETE cart/user/{id}': 'user',
  'POST products/stock': 'public',

  'GET products': 'public',
  'GET products/featured': 'public',
  'GET products/best-selling': 'public',
  'GET products/low-stock': 'admin',
  'GET products/{id}': 'public',
  'POST products/create-product': 'admin',
  'PUT products/{id}': 'admin',
  'DELETE products/{id}': 'admin',
  'GET categories': 'public',
  'GET categories/{id}': 'public',
  'POST categories/create-category': 'admin',
  'PUT categories/{id}': 'admin',
  'DELETE categories/{id}': 'admin',
  'GET images': 'public',
  'GET testimonials': 'public',

  'POST payment': 'user',
  'POST orders/create-order': 'user',
  'GET orders/user': 'user',
  'GET orders': 'admin',
  'GET orders/{id}': 'signed-in',
  'PUT orders/status/admin/{id}': 'admin',

  'GET users': 'admin',
  'GET users/user': 'signed-in',
  'PUT users': 'signed-in',
  'PUT users/make-admin': 'admin',

  'GET analytics/stats': 'admin',
  'GET analytics/revenue': 'admin',
  'GET analytics/order-status': 'admin',

  'POST newsletter/subscribe': 'public',
  'PUT newsletter/unsubscribe': 'public',
  'PUT newsletter/cancel-subscription': 'admin',
  'GET newsletter/subscribers': 'admin',

  // Section 7.8 with the decision that the shop itself takes messages and images.
  'POST contact': 'public',
  'POST images': 'signed-in',
  // What a browser may know of the shop: names of the provider's key and of the demo's accounts.
  'GET shop': 'public',
} as const satisfies Readonly<Record<string, Allowed>>;

export type Route = keyof typeof ROUTES;
