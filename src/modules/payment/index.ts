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
  disputeOpened,
  fraudWarningIssued,
  intentChanged,
  partRefundChanged,
  paymentReportsChanged,
  refundChanged,
  refundReturned,
  refundUpdateReceived,
} from './domain/payment-events.js';
export { isOfCancellation } from './domain/foreign-refund.js';
export type { Refund, RefundStatus } from './domain/refund.js';
export { BalanceTransactions } from './ports/card-provider.js';
export { type NewIntent, Payments, ReportedIntents } from './ports/payments.js';
export { DeclineLimits } from './ports/decline-limits.js';
export type { AttemptCounts } from './domain/payment-attempt.js';
export { PaymentAttempts } from './ports/payment-attempts.js';
export { Disputes, FraudWarnings } from './ports/payment-reports.js';
export { PaymentLedger, RefundDocuments } from './ports/payment-ledger.js';
export { Refunds } from './ports/refunds.js';
