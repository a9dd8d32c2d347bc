import type { StaffRole } from '../../common/contract/staff.js';
import { type Allowed, ROUTES } from '../conformance/spec/routes.js';

/** Who may call the routes that the product has beyond its specification. A new route needs its row. */
export const OWN_ROUTES: Readonly<Record<string, Allowed>> = {
  'POST auth/undo-email-change': 'public',
  'GET users/export.csv': 'admin',
  'POST users/{id}/block': 'admin',
  'POST users/{id}/unblock': 'admin',
  'POST users/{id}/log-out': 'admin',
  'PUT staff/{id}': 'admin',
  'DELETE staff/{id}': 'admin',
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
  'GET settings': 'admin',
  'PUT settings': 'admin',
  'GET settings/history': 'admin',
  'POST settings/restore': 'admin',
  'GET content/documents': 'admin',
  'GET content/documents/{id}': 'admin',
  'PUT content/documents/{id}': 'admin',
  'GET content/documents/{id}/history': 'admin',
  'POST content/documents/{id}/restore': 'admin',
  'POST content/preview': 'admin',
  'GET pages/{id}': 'public',
  'GET operations': 'admin',
  'GET jobs/failed': 'admin',
  'POST jobs/{id}/retry': 'admin',
  'POST payment/refunds/{transactionId}/retry': 'admin',
};

/** Who may call each route of the OpenAPI document. */
export const ROLE_MATRIX: Readonly<Record<string, Allowed>> = { ...ROUTES, ...OWN_ROUTES };

const MANAGERS: readonly StaffRole[] = ['owner', 'manager'];
const SERVICE: readonly StaffRole[] = [...MANAGERS, 'support'];
const SHIPPERS: readonly StaffRole[] = [...MANAGERS, 'warehouse'];
const ORDER_READERS: readonly StaffRole[] = [...SERVICE, 'warehouse'];
const FIGURES: readonly StaffRole[] = [...MANAGERS, 'analyst'];
const ALL_STAFF: readonly StaffRole[] = [...ORDER_READERS, 'analyst'];

/** Which staff may call each route for admins. */
export const STAFF_MATRIX: Readonly<Record<string, readonly StaffRole[]>> = {
  'GET products/low-stock': ALL_STAFF,
  'GET products/admin': ALL_STAFF,
  'GET products/export.csv': ALL_STAFF,
  'GET categories/export.csv': ALL_STAFF,
  'POST products/create-product': MANAGERS,
  'PUT products/{id}': MANAGERS,
  'DELETE products/{id}': MANAGERS,
  'POST products/import': MANAGERS,
  'GET products/imports/{id}/file.csv': MANAGERS,
  'POST products/bulk': MANAGERS,
  'POST categories/create-category': MANAGERS,
  'PUT categories/{id}': MANAGERS,
  'DELETE categories/{id}': MANAGERS,
  'GET orders': ORDER_READERS,
  'GET orders/export.csv': MANAGERS,
  'POST orders/bulk-ship': SHIPPERS,
  // Further by the status: `staff.test.ts`.
  'PUT orders/status/admin/{id}': ORDER_READERS,
  'POST orders/{id}/refund/retry': SERVICE,
  'POST orders/{id}/fraud-warning/dismiss': SERVICE,
  'POST payment/refunds/{transactionId}/retry': SERVICE,
  'GET users': SERVICE,
  'GET users/export.csv': MANAGERS,
  'PUT users/make-admin': MANAGERS,
  // Of staff by owners only: `block-user.test.ts`.
  'POST users/{id}/block': MANAGERS,
  'POST users/{id}/unblock': MANAGERS,
  'POST users/{id}/log-out': SERVICE,
  'PUT staff/{id}': ['owner'],
  'DELETE staff/{id}': ['owner'],
  'GET analytics/stats': FIGURES,
  'GET analytics/revenue': FIGURES,
  'GET analytics/order-status': FIGURES,
  'GET newsletter/subscribers': SERVICE,
  'GET newsletter/subscribers/export.csv': MANAGERS,
  'PUT newsletter/cancel-subscription': SERVICE,
  'GET settings': MANAGERS,
  'PUT settings': MANAGERS,
  'GET settings/history': MANAGERS,
  'POST settings/restore': MANAGERS,
  'GET content/documents': MANAGERS,
  'GET content/documents/{id}': MANAGERS,
  'PUT content/documents/{id}': MANAGERS,
  'GET content/documents/{id}/history': MANAGERS,
  'POST content/documents/{id}/restore': MANAGERS,
  'POST content/preview': MANAGERS,
  'GET operations': MANAGERS,
  'GET jobs/failed': MANAGERS,
  'POST jobs/{id}/retry': MANAGERS,
  'GET audit': MANAGERS,
  'GET audit/security': MANAGERS,
};
