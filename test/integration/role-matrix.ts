import { type Allowed, ROUTES } from '../conformance/spec/routes.js';

/** Who may call the routes that the product has beyond its specification. A new route needs its row. */
export const OWN_ROUTES: Readonly<Record<string, Allowed>> = {
  'POST auth/undo-email-change': 'public',
  'GET users/export.csv': 'admin',
  'GET audit': 'admin',
  'GET audit/security': 'admin',
  'GET products/admin': 'admin',
  'GET products/export.csv': 'admin',
  'POST products/import': 'admin',
  'GET products/imports/{id}/file.csv': 'admin',
  'POST products/bulk': 'admin',
  'GET categories/export.csv': 'admin',
  'GET orders/export.csv': 'admin',
  'POST orders/bulk-ship': 'admin',
  'POST orders/{id}/refund/retry': 'admin',
  'POST orders/{id}/fraud-warning/dismiss': 'admin',
  'PUT newsletter/confirm': 'public',
  'POST newsletter/unsubscribe': 'public',
  'GET newsletter/subscribers/export.csv': 'admin',
  'GET operations': 'admin',
  'GET jobs/failed': 'admin',
  'POST jobs/{id}/retry': 'admin',
  'POST payment/refunds/{transactionId}/retry': 'admin',
};

/** Who may call each route of the OpenAPI document. */
export const ROLE_MATRIX: Readonly<Record<string, Allowed>> = { ...ROUTES, ...OWN_ROUTES };
