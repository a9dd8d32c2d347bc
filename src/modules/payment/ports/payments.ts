import type { PaymentIntent } from '../domain/payment-intent.js';

export interface NewIntent {
  readonly checkoutId: string;
  /** Grows with each change of the checkout; with its id it is the idempotency key. */
  readonly version: number;
  readonly userId: string;
  readonly amountCents: number;
  /** For the statement and the provider's dashboard. */
  readonly description: string;
}

/**
 * The payments at the card provider. Every call goes over the network, so none belongs inside a
 * transaction. All throw `ProviderUnavailable` where a repetition may help, otherwise `ProviderRefused`.
 */
export abstract class Payments {
  /** Idempotent by checkout and version. */
  abstract createIntent(intent: NewIntent): Promise<PaymentIntent>;
  /** Undefined for an id that the provider does not know. */
  abstract retrieve(intentId: string): Promise<PaymentIntent | undefined>;
  /** Answers the intent as it is afterwards: it may have been paid meanwhile. */
  abstract cancel(intentId: string): Promise<PaymentIntent>;
  /** This installation's intents created at or after `since`, newest first. */
  abstract listCreatedSince(since: Date): AsyncIterable<PaymentIntent>;
}
