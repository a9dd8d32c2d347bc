import type { FakeApi } from './fake-api';
import { listMeta, orderMeta } from './records';

/** Answers what the dashboard asks, of a shop that has sold nothing. */
export function answerDashboard(api: FakeApi): void {
  api.answer('GET /api/analytics/stats', {
    totalUsers: { total: 1, admin: 1, user: 0 },
    totalProducts: { uniqueProducts: 1, totalStockUnits: 3 },
    pendingShipments: 0,
    heldShipments: 0,
  });
  api.answer('GET /api/analytics/revenue', [], { total: 0, timeZone: 'UTC' });
  api.answer('GET /api/analytics/order-status', []);
  api.answer('GET /api/products/low-stock', [], listMeta(0));
  api.answer('GET /api/orders', [], orderMeta(0));
}
