import type { BalanceTransaction, ProviderBalance } from '../domain/balance-transaction.js';
import type { Dispute } from '../domain/dispute.js';
import type { ReportedFraudWarning } from '../domain/fraud-warning.js';
import type { ListedRefund, ProviderRefund, Refund } from '../domain/refund.js';
import type { Payer } from './decline-limits.js';
import { Payments } from './payments.js';
import type { ProviderEvent } from './provider-event-log.js';

/** The payment provider: payments, and the refunds that only this module creates. */
export abstract class CardProvider extends Payments {
  /** Idempotent by `key`. */
  abstract createRefund(refund: Refund, key: string): Promise<ProviderRefund>;
  /** All refunds of a payment, whoever made them; empty for an unknown one. */
  abstract listRefunds(intentId: string): Promise<readonly ListedRefund[]>;
}

/**
 * The shop's balance at the payment provider and its movements, also of other installations of its account.
 * Every call uses the network, so never call it inside a transaction.
 */
export abstract class BalanceTransactions {
  /** Those created at or after `since`, newest first. @throws ProviderUnavailable, ProviderRefused */
  abstract listCreatedSince(since: Date): AsyncIterable<BalanceTransaction>;
  /** One for each currency, by its name. @throws ProviderUnavailable, ProviderRefused */
  abstract balances(): Promise<readonly ProviderBalance[]>;
}

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

/** An event as the provider sent it. */
export interface ReceivedEvent extends ProviderEvent {
  /** Where the event is about a payment of this shop. */
  readonly payer?: Payer;
  /** The card, where the event says that it was declined. */
  readonly declinedCard?: { readonly fingerprint: string | undefined };
}

/** Verifies and parses the provider's webhook calls. */
export abstract class WebhookReader {
  /** @throws BadSignature where the signature does not match the raw bytes; UnreadableEvent. */
  abstract read(body: Buffer, signature: string): ReceivedEvent;
}
