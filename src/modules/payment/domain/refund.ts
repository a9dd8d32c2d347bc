import type { PaymentIntent } from './payment-intent.js';

/** `requested` waits for our job, `sent` for the bank; `failed` waits for an admin. */
export type RefundStatus = 'requested' | 'sent' | 'refunded' | 'failed';

/** A full refund of one payment. */
export interface Refund {
  readonly id: string;
  readonly intentId: string;
  /** Null where the payment never became an order. */
  readonly orderId: string | null;
  readonly amountCents: number;
  readonly reason: string;
  readonly status: RefundStatus;
  /** Counts the keys: a retry after a failure needs a fresh one. */
  readonly keyNumber: number;
  /** When the present key was first used; null before. */
  readonly keyUsedAt: Date | null;
  readonly error: string | null;
}

/** Providers forget a key after a day; from this age on a refund is looked up before it is asked. */
const KEY_TRUSTED_MS = 20 * 3_600_000;

/** The idempotency key of a refund's present try. */
export function keyOf(refund: Refund): string {
  return `refund-${refund.id}-${refund.keyNumber}`;
}

/**
 * What of a payment is still to go back in cents, where somebody gave some of it back by hand; its
 * key is another one than that of the whole refund.
 */
export function restAfterOthers(
  refund: Refund,
  payment: Pick<PaymentIntent, 'amountCents' | 'refundedCents'>,
): { readonly cents: number; readonly key: string } {
  const cents = Math.max(0, payment.amountCents - payment.refundedCents);
  return { cents, key: `${keyOf(refund)}-${cents}` };
}

/** Whether the provider may have forgotten the key, or made the refund under an earlier one. */
export function mustLookFirst(refund: Refund, now: Date): boolean {
  if (refund.keyNumber > 1) return true;
  return refund.keyUsedAt !== null && now.getTime() - refund.keyUsedAt.getTime() > KEY_TRUSTED_MS;
}
