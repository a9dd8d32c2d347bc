import { NothingToRetry } from './payment-errors.js';
import type { PaymentIntent } from './payment-intent.js';

/**
 * `requested` waits for our job, `sent` for the bank; `failed` waits for an admin. The provider may
 * move a refund to any state but `requested`, also back from `refunded`, because banks return some.
 * Only a retry leads back to `requested`, and only from `failed`.
 */
export type RefundStatus = 'requested' | 'sent' | 'refunded' | 'failed';

export interface NewRefund {
  readonly id: string;
  readonly intentId: string;
  /** Null where the payment never became an order. */
  readonly orderId: string | null;
  readonly amountCents: number;
  readonly reason: string;
}

/** The refund of a payment. Transitions return the new refund. */
export interface Refund extends NewRefund {
  readonly status: RefundStatus;
  /** Incremented for each idempotency key: a retry after a failure needs a new one. */
  readonly keyNumber: number;
  /** When the current key was first used; null before. */
  readonly keyUsedAt: Date | null;
  /** Why it failed. */
  readonly error: string | null;
}

/** State of a refund at the provider. */
export interface ProviderRefund {
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly failure: string | null;
}

/** What came of a refund that the bank has returned. */
export const RETURNED_BY_BANK: ProviderRefund = {
  status: 'failed',
  failure: 'The bank returned the refund.',
};

/** What the provider has for a refund: one, or several where part of the payment was refunded by hand. */
export interface FoundRefund extends ProviderRefund {
  readonly cents: number;
}

/** Whether no part of the refund is missing, such as one that the bank returned after it was given by hand. */
export function isCompleteRefund(
  refund: Refund,
  found: FoundRefund | undefined,
): found is FoundRefund {
  return found !== undefined && found.cents >= refund.amountCents;
}

/**
 * Providers expire a key after a day; from this age, in ms, a refund is looked up before it is
 * created.
 */
const KEY_TRUSTED_MS = 20 * 3_600_000;

const STATUS: Record<ProviderRefund['status'], RefundStatus> = {
  pending: 'sent',
  succeeded: 'refunded',
  failed: 'failed',
};

export function requestedRefund(refund: NewRefund): Refund {
  return { ...refund, status: 'requested', keyNumber: 1, keyUsedAt: null, error: null };
}

/** Records the first use of the current key, before the provider is called. */
export function withKeyUsed(refund: Refund, at: Date): Refund {
  return refund.keyUsedAt ? refund : { ...refund, keyUsedAt: at };
}

/** Applies the provider's status; returns the same object where nothing has changed. */
export function withProviderUpdate(refund: Refund, seen: ProviderRefund): Refund {
  const status = STATUS[seen.status];
  return status === refund.status ? refund : { ...refund, status, error: seen.failure };
}

/** Retries a failed refund with a new key. @throws NothingToRetry where it has not failed. */
export function retried(refund: Refund): Refund {
  if (refund.status !== 'failed') {
    throw new NothingToRetry(refund.orderId === null ? 'payment' : 'order');
  }
  const keyNumber = refund.keyNumber + 1;
  return { ...refund, status: 'requested', keyNumber, keyUsedAt: null, error: null };
}

/** The idempotency key of the refund's current attempt. */
export function keyOf(refund: Refund): string {
  return `refund-${refund.id}-${refund.keyNumber}`;
}

/**
 * The amount of a payment still to be refunded, in cents, where an admin refunded part of it by
 * hand. Its key differs from that of the whole refund.
 */
export function remainingRefund(
  refund: Refund,
  payment: Pick<PaymentIntent, 'amountCents' | 'refundedCents'>,
): { readonly cents: number; readonly key: string } {
  const cents = Math.max(0, payment.amountCents - payment.refundedCents);
  return { cents, key: `${keyOf(refund)}-${cents}` };
}

/** Whether the provider may have expired the key, or created the refund under an earlier one. */
export function isLookupNeeded(refund: Refund, now: Date): boolean {
  if (refund.keyNumber > 1) return true;
  return refund.keyUsedAt !== null && now.getTime() - refund.keyUsedAt.getTime() > KEY_TRUSTED_MS;
}
