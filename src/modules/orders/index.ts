export { OrderView, toCustomerOrderView, toOrderView } from './adapters/http/order.view.js';
export {
  orderLossChanged,
  orderPlaced,
  orderStatusChanged,
  historicalOrderRecorded,
} from './domain/order-events.js';
export {
  NO_CHARGES,
  type OrderCharges,
  type OrderLine,
  type OrderSnapshot,
  type PlacedOrder,
} from './domain/order-snapshot.js';
export { isCanceledOrReturned, ORDER_STATUSES, type OrderStatus } from './domain/order-status.js';
export { OrderQueries, type OrderRecord, type Sale } from './ports/order-queries.js';
export { type CustomerFigures, CustomerOrders, type OrderEmail } from './ports/customer-orders.js';
export { PlaceOrder } from './use-cases/place-order.js';
export { RecordHistoricalOrder } from './use-cases/record-historical-order.js';
