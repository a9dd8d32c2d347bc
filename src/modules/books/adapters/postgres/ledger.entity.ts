import { Check, Column, type ColumnOptions, Entity, Index, PrimaryColumn } from 'typeorm';
import type {
  LedgerKind,
  LedgerSourceKind,
  RefundComponent,
} from '../../../../../common/contract/books.js';

/** A column of cents that may be above the 21 million dollars of an integer; exact up to 90 trillion. */
export const CENTS = {
  type: 'bigint',
  transformer: {
    from: (raw: string | null) => (raw === null ? null : Number(raw)),
    to: (cents: number | null) => cents,
  },
} as const satisfies ColumnOptions;

/** The time whose orders are all in the books; one row. */
@Entity('ledger_coverage', { comment: 'the time whose orders are all in the books' })
@Check('ledger_coverage_id_check', 'id = 1')
export class LedgerCoverageEntity {
  @PrimaryColumn('int')
  id!: number;

  /** When the books began. */
  @Column('timestamptz')
  since!: Date;

  @Column('timestamptz')
  until!: Date;

  /** When all earlier orders had been entered; null before that. */
  @Column('timestamptz', { nullable: true })
  openedAt!: Date | null;

  /** The latest day that has begun, as `YYYY-MM-DD`: what is recorded since counts for no earlier one. */
  @Column('date')
  lastDay!: string;

  /** When it was seen to have begun. */
  @Column('timestamptz')
  lastDayAt!: Date;
}

/** A line of the books. Triggers refuse to change or delete one. */
@Entity('ledger_entry')
@Check(
  'ledger_entry_source_check',
  `source_kind IN ('order', 'refund', 'dispute', 'balance_transaction')`,
)
@Check('ledger_entry_revision_check', 'revision > 0 AND line > 0')
@Check(
  'ledger_entry_kind_check',
  `kind IN ('sale', 'discount', 'delivery', 'tax', 'refund', 'fee', 'dispute')`,
)
@Check(
  'ledger_entry_component_check',
  `(kind = 'refund') = (component IS NOT NULL) AND component IN ('goods', 'delivery', 'tax')`,
)
@Check('ledger_entry_amount_cents_check', 'amount_cents <> 0')
@Check('ledger_entry_opening_check', 'day = event_day OR NOT is_opening')
@Index('ledger_entry_day', ['day', 'recordedAt'])
@Index('ledger_entry_sums', [
  ...(['day', 'kind', 'component'] as const),
  ...(['country', 'state', 'taxRate', 'amountCents'] as const),
])
@Index('ledger_entry_order', ['orderId'])
export class LedgerEntryEntity {
  @PrimaryColumn('text')
  sourceKind!: LedgerSourceKind;

  /** Ours for orders and refunds, the card provider's for all else. */
  @PrimaryColumn('text')
  sourceId!: string;

  @PrimaryColumn('int')
  revision!: number;

  @PrimaryColumn('int')
  line!: number;

  @Column('text')
  kind!: LedgerKind;

  @Column('text', { nullable: true })
  component!: RefundComponent | null;

  /** In millionths. */
  @Column('int', { nullable: true })
  taxRate!: number | null;

  @Column('int')
  amountCents!: number;

  @Column('text')
  currency!: string;

  @Column('uuid', { nullable: true })
  orderId!: string | null;

  @Column('text', { nullable: true })
  intentId!: string | null;

  /** Where its order goes. */
  @Column('text', { nullable: true })
  country!: string | null;

  @Column('text', { nullable: true })
  state!: string | null;

  /** The day it counts for, in the shop's time zone of then. */
  @Column('date')
  day!: string;

  @Column('date')
  eventDay!: string;

  @Column('timestamptz')
  recordedAt!: Date;

  /** Happened before there were books, and counts for its own day. */
  @Column('boolean', { default: false })
  isOpening!: boolean;
}
