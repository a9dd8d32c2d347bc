import type { PaymentIntent } from '../domain/payment-intent.js';

export interface NewIntent {
  readonly checkoutId: string;
  /** Incremented with each change of the checkout; together with its id it is the idempotency key. */
  readonly version: number;
  readonly userId: string;
  readonly amountCents: number;
  /** See `Payer`; the provider's events bring it back. */
  readonly origin: string | null;
  /** For the statement and the provider's dashboard. */
  readonly description: string;
}

/**
 * Payments at the payment provider. Every call uses the network, so never call it inside a
 * transaction. All throw `ProviderUnavailable` where a retry may help, otherwise `ProviderRefused`.
 */
export abstract class Payments {
  /** Idempotent by checkout and version. */
  abstract createIntent(intent: NewIntent): Promise<PaymentIntent>;
  /** Undefined for an id that the provider does not know. */
  abstract retrieve(intentId: string): Promise<PaymentIntent | undefined>;
  /** Returns the intent afterwards: it may have been paid meanwhile. */
  abstract cancel(intentId: string): Promise<PaymentIntent>;
  /** This installation's intents created at or after `since`, newest first. */
  abstract listCreatedSince(since: Date): AsyncIterable<PaymentIntent>;
}

/** The payments of which the card provider reports disputes or early fraud warnings. */
export abstract class ReportedIntents {
  /** Whether there is either of a payment, in one read; in the caller's transaction where one is open. */
  abstract has(intentId: string): Promise<boolean>;
}
