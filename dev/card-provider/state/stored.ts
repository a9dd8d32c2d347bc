import type Stripe from 'stripe';

/** Stored objects, in the provider's own format. */
export type Stored =
  | Stripe.PaymentIntent
  | Stripe.Charge
  | Stripe.Refund
  | Stripe.Dispute
  | Stripe.Radar.EarlyFraudWarning
  | Stripe.PaymentMethod
  | Stripe.BalanceTransaction
  | Stripe.Event;

/** What the card's bank decides or warns of later, or a payment that is contested later. */
export interface Due {
  /** Of the intent, the refund or the charge. */
  readonly id: string;
  /** When it is decided, in ms since 1970. */
  readonly at: number;
  readonly becomes: 'succeeded' | 'failed' | 'disputed' | 'warned';
}

/** The stored response of an idempotency key. */
export interface SavedReply {
  readonly key: string;
  readonly endpoint: string;
  /** A hash of the parameters it was made for. */
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
  readonly requestId: string;
  /** In ms since 1970. */
  readonly at: number;
}

/** One line of the log: all that one call changes, so that it happens whole or not at all. */
export interface LogEntry {
  readonly put?: readonly Stored[];
  readonly due?: readonly Due[];
  /** Ids of decisions that were made. */
  readonly decided?: readonly string[];
  readonly reply?: SavedReply;
  /** Ids of events that the shop has accepted, or that were given up. */
  readonly settled?: readonly string[];
}
