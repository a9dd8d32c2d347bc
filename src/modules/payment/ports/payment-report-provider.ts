import type { Dispute } from '../domain/dispute.js';
import type { ReportedFraudWarning } from '../domain/fraud-warning.js';

/**
 * The disputes and early fraud warnings at the payment provider, of this installation's payments
 * only. Every call uses the network, so never call it inside a transaction. All throw
 * `ProviderUnavailable` where a retry may help, otherwise `ProviderRefused`.
 */
export abstract class PaymentReportProvider {
  abstract ofIntent(intentId: string): Promise<readonly Dispute[]>;
  /** Those opened at or after `since`, newest first. */
  abstract listOpenedSince(since: Date): AsyncIterable<Dispute>;
  abstract warningsOfIntent(intentId: string): Promise<readonly ReportedFraudWarning[]>;
  /** Those issued at or after `since`, newest first. */
  abstract listWarningsSince(since: Date): AsyncIterable<ReportedFraudWarning>;
}
