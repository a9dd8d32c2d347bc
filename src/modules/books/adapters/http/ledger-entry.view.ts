import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  LEDGER_KINDS,
  LEDGER_SOURCES,
  type LedgerKind,
  type LedgerSourceKind,
  REFUND_COMPONENTS,
  type RefundComponent,
} from '../../../../../common/contract/books.js';
import { toDollars } from '../../../../kernel/money.js';
import { percentOf } from '../../../../kernel/percent.js';
import type { ListedEntry } from '../../ports/book-queries.js';

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
      ...{ day, eventDay, recordedAt: entry.recordedAt.toISOString(), kind, component },
      taxRate: taxRate === null ? null : percentOf(taxRate),
      ...{ amount: toDollars(entry.amountCents), currency, orderId, orderNumber },
      ...{ source: sourceKind, reference: sourceId, transactionId: entry.intentId },
      ...{ country, state },
    };
  }
}
