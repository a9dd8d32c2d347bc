export type { CustomerDetails, OrderLine, OrderSnapshot, PlacedOrder } from './domain/order.js';
export { orderPlaced, orderStatusChanged, pastOrderRecorded } from './domain/order-events.js';
export { isTakenBack, ORDER_STATUSES, type OrderStatus } from './domain/order-status.js';
export { OrderQueries, type OrderRecord, type Sale } from './ports/order-queries.js';
export { Orders } from './ports/orders.js';
export { type HistoricalOrder, HistoricalOrders } from './ports/historical-orders.js';
export { OrderView, viewOfOrder } from './ports/order.view.js';
