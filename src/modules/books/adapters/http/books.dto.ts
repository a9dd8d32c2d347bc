import { ApiProperty, ApiSchema, IntersectionType } from '@nestjs/swagger';
import {
  LEDGER_KINDS,
  LEDGER_SOURCES,
  type LedgerKind,
  type LedgerSourceKind,
  REFUND_COMPONENTS,
  type RefundComponent,
} from '../../../../../common/contract/books.js';
import { CURRENCY } from '../../../../../common/contract/order.js';
import { percentOf, toDollars } from '../../../../kernel/money.js';
import { DayRangeQuery, PageQuery } from '../../../../platform/http/queries.dto.js';
import { type BookPeriod, netCents, taxCents } from '../../domain/book-period.js';
import type { ListedEntry } from '../../ports/book-queries.js';

/** A page of some days of the books. */
export class BookPageQuery extends IntersectionType(PageQuery, DayRangeQuery) {}

/** What a day or a month came to, in dollars: what the shop gives or pays is below zero. */
@ApiSchema({ name: 'BookPeriod' })
export class BookPeriodView {
  /** `YYYY-MM-DD` or `YYYY-MM`. */
  _id!: string;
  /** Goods without tax, before discounts. */
  sales!: number;
  discounts!: number;
  delivery!: number;
  /** Goods and delivery without tax. */
  refunds!: number;
  /** The sum of the four above. */
  net!: number;
  /** That of refunds is taken off. */
  tax!: number;
  /** `net` and `tax`. */
  gross!: number;
  /** Of the card provider. */
  fees!: number;
  disputes!: number;
  currency!: string;

  static of(this: void, period: BookPeriod): BookPeriodView {
    const { cents, refundCents } = period;
    const [net, tax] = [netCents(period), taxCents(period)];
    return {
      _id: period.period,
      sales: toDollars(cents.sale),
      discounts: toDollars(cents.discount),
      delivery: toDollars(cents.delivery),
      refunds: toDollars(refundCents),
      net: toDollars(net),
      tax: toDollars(tax),
      gross: toDollars(net + tax),
      fees: toDollars(cents.fee),
      disputes: toDollars(cents.dispute),
      currency: CURRENCY,
    };
  }
}

/** A line of the books. */
@ApiSchema({ name: 'LedgerEntry' })
export class LedgerEntryView {
  _id!: string;
  /** The day it counts for. */
  day!: string;
  /** The day on which it happened. */
  eventDay!: string;
  recordedAt!: string;
  @ApiProperty({ enum: LEDGER_KINDS })
  kind!: LedgerKind;
  /** What a refund gives back. */
  @ApiProperty({ enum: REFUND_COMPONENTS, nullable: true, type: String })
  component!: RefundComponent | null;
  /** Of a tax, or of what is taxed, in percent; null where it is unknown, and where nothing is taxed. */
  @ApiProperty({ nullable: true, type: Number })
  taxRate!: number | null;
  /** In dollars; below zero where the shop gives or pays it. */
  amount!: number;
  currency!: string;
  @ApiProperty({ nullable: true, type: String })
  orderId!: string | null;
  @ApiProperty({ nullable: true, type: Number })
  orderNumber!: number | null;
  /** Whose id `reference` is. */
  @ApiProperty({ enum: LEDGER_SOURCES })
  source!: LedgerSourceKind;
  /** Ours for orders and refunds, the card provider's for all else. */
  reference!: string;
  /** The payment at the card provider. */
  @ApiProperty({ nullable: true, type: String })
  transactionId!: string | null;

  /** Where the order goes, two letters of ISO 3166-1; null where it is of none, or unknown. */
  @ApiProperty({ nullable: true, type: String })
  country!: string | null;
  /** Its code there. */
  @ApiProperty({ nullable: true, type: String })
  state!: string | null;

  static of(this: void, entry: ListedEntry): LedgerEntryView {
    const { sourceKind, sourceId, revision, line, taxRate } = entry;
    const { day, eventDay, kind, component, currency, orderId, orderNumber } = entry;
    const { country, state } = entry;
    return {
      _id: [sourceKind, sourceId, revision, line].join('-'),
      day,
      eventDay,
      recordedAt: entry.recordedAt.toISOString(),
      kind,
      component,
      taxRate: taxRate === null ? null : percentOf(taxRate),
      amount: toDollars(entry.amountCents),
      currency,
      orderId,
      orderNumber,
      source: sourceKind,
      reference: sourceId,
      transactionId: entry.intentId,
      country,
      state,
    };
  }
}
