export type { BalanceTransaction, ProviderBalance } from './domain/balance-transaction.js';
export type { Dispute } from './domain/dispute.js';
export { isPending as isWarningPending, type FraudWarning } from './domain/fraud-warning.js';
export type { BillingDetails, IntentStatus, PaymentIntent } from './domain/payment-intent.js';
export {
  isProviderUnavailable,
  NothingToRetry,
  ProviderRefused,
  ProviderUnavailable,
} from './domain/payment-errors.js';
export {
  intentChanged,
  partRefundChanged,
  paymentReportsChanged,
  refundChanged,
  refundUpdateReceived,
} from './domain/payment-events.js';
export { isOfCancellation } from './domain/foreign-refund.js';
export type { Refund, RefundStatus } from './domain/refund.js';
export { BalanceTransactions } from './ports/balance-transactions.js';
export { type NewIntent, Payments } from './ports/payments.js';
export { DeclineLimits } from './ports/decline-limits.js';
export { Disputes } from './ports/disputes.js';
export { PaymentLedger } from './ports/payment-ledger.js';
export { FraudWarnings } from './ports/fraud-warnings.js';
export { RefundDocuments } from './ports/refund-documents.js';
export { Refunds } from './ports/refunds.js';
export { ReportedIntents } from './ports/reported-intents.js';
