export type { CustomerDetails, OrderLine, OrderSnapshot, PlacedOrder } from './domain/order.js';
export { orderPlaced, orderStatusChanged } from './domain/order-events.js';
export type { OrderStatus } from './domain/order-status.js';
export { OrderQueries, type OrderRecord } from './ports/order-queries.js';
export { Orders } from './ports/orders.js';
export { type PastOrder, PastOrders } from './ports/past-orders.js';
export { type OrderView, viewOfOrder } from './ports/order-view.js';
