import { NothingToRetry } from './payment-errors.js';
import type { PaymentIntent } from './payment-intent.js';

/**
 * `requested` waits for our job, `sent` for the bank; `failed` waits for an admin. The provider may
 * move a refund to any state but `requested`, also back from `refunded`: banks return some. Only a
 * retry leads back to `requested`, and only from `failed`.
 */
export type RefundStatus = 'requested' | 'sent' | 'refunded' | 'failed';

/** What a refund is requested with. */
export interface NewRefund {
  readonly id: string;
  readonly intentId: string;
  /** Null where the payment never became an order. */
  readonly orderId: string | null;
  readonly amountCents: number;
  readonly reason: string;
}

/** The refund of a payment. Steps answer the refund as it is afterwards. */
export interface Refund extends NewRefund {
  readonly status: RefundStatus;
  /** Counts the idempotency keys: a retry after a failure needs a fresh one. */
  readonly keyNumber: number;
  /** When the present key was first used; null before. */
  readonly keyUsedAt: Date | null;
  /** Why it failed. */
  readonly error: string | null;
}

/** How a refund stands at the provider. */
export interface ProviderRefund {
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly failure: string | null;
}

/** Providers forget a key after a day; from this age on a refund is looked up before it is made. */
const KEY_TRUSTED_MS = 20 * 3_600_000;

const STATUS: Record<ProviderRefund['status'], RefundStatus> = {
  pending: 'sent',
  succeeded: 'refunded',
  failed: 'failed',
};

export function requestedRefund(refund: NewRefund): Refund {
  return { ...refund, status: 'requested', keyNumber: 1, keyUsedAt: null, error: null };
}

/** The provider is about to be asked under the present key; its first use counts. */
export function withKeyUsed(refund: Refund, at: Date): Refund {
  return refund.keyUsedAt ? refund : { ...refund, keyUsedAt: at };
}

/** Follows the provider; the same object where the status is no news. */
export function withProviderUpdate(refund: Refund, seen: ProviderRefund): Refund {
  const status = STATUS[seen.status];
  return status === refund.status ? refund : { ...refund, status, error: seen.failure };
}

/** An admin sends it again, under a fresh key. @throws NothingToRetry where it has not failed. */
export function retried(refund: Refund): Refund {
  if (refund.status !== 'failed') {
    throw new NothingToRetry(refund.orderId === null ? 'payment' : 'order');
  }
  const keyNumber = refund.keyNumber + 1;
  return { ...refund, status: 'requested', keyNumber, keyUsedAt: null, error: null };
}

/** The idempotency key of a refund's present try. */
export function keyOf(refund: Refund): string {
  return `refund-${refund.id}-${refund.keyNumber}`;
}

/**
 * What of a payment is still to go back in cents, where somebody gave some of it back by hand; its
 * key is another one than that of the whole refund.
 */
export function remainingRefund(
  refund: Refund,
  payment: Pick<PaymentIntent, 'amountCents' | 'refundedCents'>,
): { readonly cents: number; readonly key: string } {
  const cents = Math.max(0, payment.amountCents - payment.refundedCents);
  return { cents, key: `${keyOf(refund)}-${cents}` };
}

/** Whether the provider may have forgotten the key, or made the refund under an earlier one. */
export function isLookupNeeded(refund: Refund, now: Date): boolean {
  if (refund.keyNumber > 1) return true;
  return refund.keyUsedAt !== null && now.getTime() - refund.keyUsedAt.getTime() > KEY_TRUSTED_MS;
}
