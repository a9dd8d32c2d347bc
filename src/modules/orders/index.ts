export { OrderView, toCustomerOrderView, toOrderView } from './adapters/http/order.dto.js';
export {
  EMAIL_JOBS,
  historicalOrderRecorded,
  orderLossChanged,
  orderPlaced,
  orderStatusChanged,
} from './domain/order-events.js';
export { NoSuchEmail } from './domain/order-errors.js';
export { canRefundUnits, standingRefundCents } from './domain/order-refund.js';
export { emailSent } from './domain/order-history.js';
export {
  NO_CHARGES,
  type OrderCharges,
  type OrderLine,
  type OrderSnapshot,
  type PlacedOrder,
} from './domain/order-snapshot.js';
export { isCanceledOrReturned, ORDER_STATUSES, type OrderStatus } from './domain/order-status.js';
export type { UnitsInReturn } from './domain/units-in-returns.js';
export { ForeignRefunds, OrderRepository } from './ports/order-repository.js';
export { OpenReturns, ReturnWindow } from './ports/open-returns.js';
export { MOST_FOUND, OrderFinders } from './ports/order-finders.js';
export { OrderQueries, type OrderRecord, type Sale } from './ports/order-queries.js';
export { type CustomerFigures, CustomerOrders, type OrderEmail } from './ports/customer-orders.js';
export { PlaceOrder } from './use-cases/place-order.js';
export { RefundPartOfOrder } from './use-cases/refund-part-of-order.js';
export { RecordHistoricalOrder } from './use-cases/record-historical-order.js';
export {
  type EmailAboutOrder,
  type EmailJobRun,
  SendOrderEmail,
} from './use-cases/send-order-email.js';
