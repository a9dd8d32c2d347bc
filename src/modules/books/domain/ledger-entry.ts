import type {
  LedgerKind,
  LedgerSourceKind,
  RefundComponent,
} from '../../../../common/contract/books.js';
import { stateCode } from '../../../../common/contract/states.js';

/** An amount of the books, in cents: positive is what the shop earns, negative what it gives or pays. */
export interface LedgerAmount {
  readonly kind: LedgerKind;
  /** What a refund gives back; null for all other kinds. */
  readonly component: RefundComponent | null;
  /** Of a tax, or of what is taxed, in millionths; null where it is unknown, and where nothing is taxed. */
  readonly taxRate: number | null;
  readonly amountCents: number;
}

/** What entries record. Its id is ours for orders and refunds, the card provider's for all else. */
export interface LedgerSource {
  readonly kind: LedgerSourceKind;
  readonly id: string;
}

/** The days of an entry, `YYYY-MM-DD`, in the time zone that the shop had when it was recorded. */
export interface LedgerDays {
  /** The day it counts for: that of its recording, but for an opening entry. */
  readonly day: string;
  /** The day on which it happened. */
  readonly eventDay: string;
  readonly recordedAt: Date;
  /** Happened before there were books, and counts for its own day. */
  readonly isOpening: boolean;
}

/** Where an order goes. */
export interface OrderDestination {
  /** Two letters of ISO 3166-1; null where it is unknown. */
  readonly country: string | null;
  /** Its code; null where it is unknown, and in a country without states. */
  readonly state: string | null;
}

/** A line of the books. It is never changed: what proves wrong has entries that correct it. */
export interface LedgerEntry extends LedgerAmount, LedgerDays, OrderDestination {
  readonly sourceKind: LedgerSource['kind'];
  readonly sourceId: string;
  /** Counts how often the same source was entered: 1, and more where it was corrected. */
  readonly revision: number;
  /** Counts the entries of a revision from 1. */
  readonly line: number;
  readonly currency: string;
  /** Null where it is of no order. */
  readonly orderId: string | null;
  /** The payment; null where it is of none. */
  readonly intentId: string | null;
}

/** What is entered of one source at one time. */
export interface Posting {
  readonly source: LedgerSource;
  readonly revision: number;
  readonly amounts: readonly LedgerAmount[];
  readonly orderId: string | null;
  readonly intentId: string | null;
  /** Of the order; null where it is of none. */
  readonly destination: OrderDestination | null;
}

/** Where a form says that an order goes. */
export function toDestination(country: string, state: string): OrderDestination {
  return { country, state: stateCode(country, state) ?? null };
}

/** One entry for each amount, in cents; the lines are numbered from 1 in their order. */
export function toLedgerEntries(
  { source, revision, amounts, orderId, intentId, destination }: Posting,
  days: LedgerDays,
  currency: string,
): LedgerEntry[] {
  return amounts.map((amount, index) => ({
    sourceKind: source.kind,
    sourceId: source.id,
    revision,
    line: index + 1,
    ...amount,
    ...days,
    currency,
    orderId,
    intentId,
    country: destination?.country ?? null,
    state: destination?.state ?? null,
  }));
}

/** What is missing in the books so that they come to what is wanted; empty where they do. */
export function missingAmounts(
  entered: readonly LedgerAmount[],
  wanted: readonly LedgerAmount[],
): LedgerAmount[] {
  const taken = entered.map((amount) => ({ ...amount, amountCents: -amount.amountCents }));
  return summed([...wanted, ...taken]);
}

/** One amount for each kind, component and rate; those that come to nothing are left out. */
export function summed(amounts: readonly LedgerAmount[]): LedgerAmount[] {
  const sums = new Map<string, LedgerAmount>();
  for (const amount of amounts) {
    const key = [amount.kind, amount.component, amount.taxRate].join();
    const amountCents = (sums.get(key)?.amountCents ?? 0) + amount.amountCents;
    sums.set(key, {
      kind: amount.kind,
      component: amount.component,
      taxRate: amount.taxRate,
      amountCents,
    });
  }
  return [...sums.values()].filter(({ amountCents }) => amountCents !== 0);
}
