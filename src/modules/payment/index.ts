export type { BillingDetails, IntentStatus, PaymentIntent } from './domain/payment-intent.js';
export { ProviderAway, ProviderRefused } from './domain/payment-errors.js';
export { intentChanged, refundChanged } from './domain/payment-events.js';
export type { Refund, RefundStatus } from './domain/refund.js';
export { type NewIntent, Payments } from './ports/payments.js';
export { Refunds } from './ports/refunds.js';
export { forEachIsolated } from './use-cases/for-each-isolated.js';
