/**
 * How far a payment is. `open` waits for the shopper, `processing` for the bank; the other two
 * are final.
 */
export type IntentStatus = 'open' | 'processing' | 'succeeded' | 'canceled';

/** What the shopper told the provider of himself when he paid. */
export interface BillingDetails {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
}

/** A payment as the provider tells it at the moment of asking. */
export interface PaymentIntent {
  readonly id: string;
  /** Lets a browser confirm this payment, and nothing else. */
  readonly clientSecret: string;
  readonly status: IntentStatus;
  readonly amountCents: number;
  /** Lower case, for example `usd`. */
  readonly currency: string;
  /** Of the full amount, how much has gone back to the shopper. */
  readonly refundedCents: number;
  readonly checkoutId: string | undefined;
  readonly userId: string | undefined;
  readonly billing: BillingDetails | undefined;
  readonly createdAt: Date;
}
