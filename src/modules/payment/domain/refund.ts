import type { REFUND_STATUSES, WithheldReason } from '../../../../common/contract/refund.js';
import { HOUR_MS } from '../../../kernel/time.js';
import { NothingToRetry } from './payment-errors.js';
import type { PaymentIntent } from './payment-intent.js';

/**
 * `requested` waits for our job, `sent` for the bank; `failed` waits for an admin. The provider may
 * move a refund to any state but `requested`, also back from `refunded`, because banks return some.
 * Only a retry leads back to `requested`, and only from `failed`. `unmatched` was made by hand at the
 * provider and, together with ours, exceeds the payment: it is shown as a difference.
 */
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Units of an order line that go back. */
export interface RefundedLine {
  /** The order line's id. */
  readonly lineId: string;
  readonly quantity: number;
  readonly amountCents: number;
}

/** What a refund of a part of the payment is for: lines, the delivery, or neither (a free amount). */
export interface RefundPart {
  /** Of the form that asked for it, unique among all; null for one that was made at the provider and for `LATE_REST`. */
  readonly requestKey: string | null;
  /** The provider's id of a refund that was made there by hand; null for ours. */
  readonly providerId: string | null;
  readonly lines: readonly RefundedLine[];
  readonly deliveryCents: number;
  /** Whether its units are in stock again. */
  readonly isRestocked: boolean;
  /** Of the rest of an order that was canceled; null for all other parts. */
  readonly withheld: Withheld | null;
}

/** What the lines and the delivery of a part cost beyond its amount, because the money is gone. */
export interface Withheld {
  readonly cents: number;
  /** Null where nothing is withheld. */
  readonly reason: WithheldReason | null;
}

export interface NewRefund {
  readonly id: string;
  readonly intentId: string;
  /** Null where the payment never became an order. */
  readonly orderId: string | null;
  /** Zero where nothing was left to give back. */
  readonly amountCents: number;
  readonly reason: string;
  /** The account that asked for it; null for the shop itself. */
  readonly requestedBy: string | null;
  /** Null for the refund of all that remains, of which a payment has at most one. */
  readonly part: RefundPart | null;
}

/** A refund of a payment. Transitions return the new refund. */
export interface Refund extends NewRefund {
  readonly status: RefundStatus;
  /** Incremented for each idempotency key: a retry after a failure needs a new one, as does another amount. */
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

/** A refund as the provider lists it. */
export interface ListedRefund extends ProviderRefund {
  /** The provider's id. */
  readonly id: string;
  /** The id of our refund that it was made for; null where it was made by hand. */
  readonly madeFor: string | null;
  readonly cents: number;
}

/** What the provider has for a refund: one, or several where part of the payment was refunded by hand. */
export interface FoundRefund extends ProviderRefund {
  readonly cents: number;
}

/** What was made for a refund and has not failed; undefined where there is nothing. */
export function findRefund(
  refund: Pick<Refund, 'id'>,
  listed: readonly ListedRefund[],
): FoundRefund | undefined {
  const own = listed.filter(({ madeFor, status }) => madeFor === refund.id && status !== 'failed');
  if (!own[0]) return undefined;
  const { status, failure } = own.find((each) => each.status === 'pending') ?? own[0];
  return { status, failure, cents: own.reduce((sum, { cents }) => sum + cents, 0) };
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
const KEY_TRUSTED_MS = 20 * HOUR_MS;

const STATUS: Record<ProviderRefund['status'], RefundStatus> = {
  pending: 'sent',
  succeeded: 'refunded',
  failed: 'failed',
};

/** A refund that waits for our job; one of nothing is done already. */
export function requestedRefund(refund: NewRefund): Refund {
  const status = refund.amountCents === 0 ? 'refunded' : 'requested';
  return { ...refund, status, keyNumber: 1, keyUsedAt: null, error: null };
}

/** A refund that took place without us, such as before the shop knew of its order. */
export function pastRefund(refund: NewRefund): Refund {
  return { ...requestedRefund(refund), status: 'refunded' };
}

/** Of no line: neither units nor delivery. */
const OF_NO_LINE = { requestKey: null, lines: [], deliveryCents: 0, isRestocked: false };

/** What remains of a canceled order's payment beside an earlier refund of all that remained, of which a payment has one. */
export const LATE_REST: RefundPart = {
  ...OF_NO_LINE,
  providerId: null,
  withheld: { cents: 0, reason: null },
};

/** Enters a refund that was made by hand at the provider; `leftCents` is what the payment has left. */
export function foreignRefund(
  listed: ListedRefund,
  refund: Pick<NewRefund, 'id' | 'intentId' | 'orderId'>,
  leftCents: number,
): Refund {
  return {
    ...requestedRefund({
      ...refund,
      amountCents: listed.cents,
      reason: 'Made by hand at the card provider',
      requestedBy: null,
      part: { ...OF_NO_LINE, withheld: null, providerId: listed.id },
    }),
    status: listed.cents <= leftCents ? STATUS[listed.status] : 'unmatched',
  };
}

/** Whether it is followed by the provider's id: it was made by hand there, and not retried since. */
export function isMadeByHand({ part, keyNumber }: Refund): boolean {
  return Boolean(part?.providerId) && keyNumber === 1;
}

/** Records the first use of the current key, before the provider is called. */
export function withKeyUsed(refund: Refund, at: Date): Refund {
  return refund.keyUsedAt ? refund : { ...refund, keyUsedAt: at };
}

/** Whether a refund is as it was when it was read, so that what the provider said meanwhile is of it. */
export function isUnchanged(read: Refund, latest: Refund): boolean {
  return read.status === latest.status && read.keyNumber === latest.keyNumber;
}

/** Applies the provider's status; returns the same object where nothing has changed. */
export function withProviderUpdate(refund: Refund, seen: ProviderRefund): Refund {
  const status = STATUS[seen.status];
  return status === refund.status ? refund : { ...refund, status, error: seen.failure };
}

/**
 * Whether the bank has returned a refund whose customer has read that it is on its way: that of a part since it
 * was confirmed, that of all that remained since the order was canceled or returned.
 */
export function isReturnedToShop(before: Refund, after: Refund): boolean {
  if (after.status !== 'failed') return false;
  if (before.status === 'refunded') return true;
  const isFromBank = before.status === 'sent' || after.error === RETURNED_BY_BANK.failure;
  return after.part === null && isFromBank;
}

/**
 * Retries a failed refund with a new key. One that was made by hand is ours from then on.
 * @throws NothingToRetry where it has not failed.
 */
export function retried(refund: Refund): Refund {
  if (refund.status !== 'failed') {
    throw new NothingToRetry(refund.orderId === null ? 'payment' : 'order');
  }
  const keyNumber = refund.keyNumber + 1;
  return { ...refund, status: 'requested', keyNumber, keyUsedAt: null, error: null };
}

/** The idempotency key of the refund's current attempt to give `cents` back: the provider takes one amount for a key. */
export function keyOf(refund: Refund, cents: number): string {
  const key = `refund-${refund.id}-${refund.keyNumber}`;
  return cents === refund.amountCents ? key : `${key}-${cents}`;
}

/** The amount of a payment that was not refunded, in cents, by whomever it was. */
export function leftOf(payment: Pick<PaymentIntent, 'amountCents' | 'refundedCents'>): number {
  return Math.max(0, payment.amountCents - payment.refundedCents);
}

/** Whether the provider may have expired the key, or created the refund under an earlier one. */
export function isLookupNeeded(refund: Refund, now: Date): boolean {
  if (refund.keyNumber > 1) return true;
  return refund.keyUsedAt !== null && now.getTime() - refund.keyUsedAt.getTime() > KEY_TRUSTED_MS;
}

/** What the security log calls a refund: what staff typed as the reason of a part is not for it. */
export function refundSubjectOf({ part, intentId, reason }: Refund): string {
  return part ? `part of payment ${intentId}` : reason;
}
