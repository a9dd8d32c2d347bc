/** `open` waits for the shopper, `processing` for the bank; the other two are final. */
export type IntentStatus = 'open' | 'processing' | 'succeeded' | 'canceled';

/** Billing details that the shopper entered at the provider. */
export interface BillingDetails {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
}

/** A payment as the provider reports it at the time of the call. */
export interface PaymentIntent {
  readonly id: string;
  /** Lets a browser confirm this payment, and nothing else. */
  readonly clientSecret: string;
  readonly status: IntentStatus;
  /** Whether an open one waits for the shopper's bank, such as for 3-D Secure. */
  readonly isAuthenticating: boolean;
  readonly amountCents: number;
  /** Lower case, for example `usd`. */
  readonly currency: string;
  /** The part of the full amount that was refunded. */
  readonly refundedCents: number;
  readonly checkoutId: string | undefined;
  readonly userId: string | undefined;
  readonly billing: BillingDetails | undefined;
  readonly createdAt: Date;
}
