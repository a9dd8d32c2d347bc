import type { LedgerKind } from '../../../../common/contract/books.js';

/** What a day or a month came to, in cents: what the shop gives or pays is below zero. */
export interface BookPeriod {
  /** `YYYY-MM-DD` or `YYYY-MM`. */
  readonly period: string;
  /** Goods, discounts and delivery without tax. */
  readonly cents: Readonly<Record<Exclude<LedgerKind, 'refund'>, number>>;
  /** Goods and delivery without tax. */
  readonly refundCents: number;
  readonly refundedTaxCents: number;
}

/** What was earned without tax: sales less discounts and refunds, with the delivery. */
export function netCents({ cents, refundCents }: BookPeriod): number {
  return cents.sale + cents.discount + cents.delivery + refundCents;
}

/** The tax of what was sold, less that of what was refunded. */
export function taxCents({ cents, refundedTaxCents }: BookPeriod): number {
  return cents.tax + refundedTaxCents;
}

/** What was earned at one tax rate into one destination, in cents; what was refunded is taken off. */
export interface Turnover {
  /** `YYYY-MM`; null where it is of all the days that were asked for. */
  readonly month: string | null;
  /** Two letters of ISO 3166-1; null where it is unknown. */
  readonly country: string | null;
  /** A code; null where it is unknown, and in a country without states. */
  readonly state: string | null;
  /** In millionths; null where it is unknown, and where nothing was taxed. */
  readonly taxRate: number | null;
  /** Goods less discounts, and delivery, without tax. */
  readonly netCents: number;
  readonly taxCents: number;
}
