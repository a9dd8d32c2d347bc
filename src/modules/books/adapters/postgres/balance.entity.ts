import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { BalanceKind, DifferenceKind } from '../../../../../common/contract/books.js';
import { CENTS } from './ledger.entity.js';

/** Until when balance transactions were fetched; one row. */
@Entity('balance_cursor', { comment: 'until when balance transactions were fetched' })
@Check('balance_cursor_id_check', 'id = 1')
export class BalanceCursorEntity {
  @PrimaryColumn('int')
  id!: number;

  /** When reconciliation began. */
  @Column('timestamptz')
  since!: Date;

  @Column('timestamptz')
  readUntil!: Date;

  /** What the account had before; null until it was read. */
  @Column({ ...CENTS, nullable: true })
  openingCents!: number | null;

  /** What the provider had when it was last asked, and what all movements came to by then. */
  @Column({ ...CENTS, nullable: true })
  providerCents!: number | null;

  @Column({ ...CENTS, nullable: true })
  balanceCents!: number | null;

  @Column('timestamptz', { nullable: true })
  balanceAt!: Date | null;

  /** Both sides were compared until then; null before the first time. */
  @Column('timestamptz', { nullable: true })
  comparedUntil!: Date | null;

  /** When a run last ended, with the comparison and the balance; null before the first. */
  @Column('timestamptz', { nullable: true })
  fetchedAt!: Date | null;
}

/** Where the shop's records and the provider's differ, as they were last compared. */
@Entity('balance_difference')
@Check(
  'balance_difference_kind_check',
  `kind IN ('charge', 'refund', 'dispute', 'other', 'currency')`,
)
@Index('balance_difference_changed', ['changedAt', 'kind', 'id'])
export class BalanceDifferenceEntity {
  @PrimaryColumn('text')
  kind!: DifferenceKind;

  @PrimaryColumn('text', { comment: 'of the payment, refund, dispute or movement' })
  id!: string;

  @Column('uuid', { nullable: true })
  orderId!: string | null;

  @Column({ ...CENTS, nullable: true })
  ourCents!: number | null;

  @Column({ ...CENTS, nullable: true })
  theirCents!: number | null;

  @Column('text')
  currency!: string;

  /** The provider's code for a movement that no record explains. */
  @Column('text', { nullable: true })
  type!: string | null;

  /** When either side last changed. */
  @Column('timestamptz')
  changedAt!: Date;
}

/** What all movements of a kind came to, so that nothing adds them up. */
@Entity('balance_sum')
@Check(
  'balance_sum_kind_check',
  `kind IN ('charge', 'refund', 'dispute', 'payout', 'fee', 'other')`,
)
export class BalanceSumEntity {
  @PrimaryColumn('text')
  currency!: string;

  @PrimaryColumn('text')
  kind!: BalanceKind;

  @PrimaryColumn('boolean')
  isOwn!: boolean;

  @Column(CENTS)
  cents!: number;

  @Column(CENTS)
  feeCents!: number;
}

/** A movement of the balance at the card provider. */
@Entity('balance_transaction')
@Check(
  'balance_transaction_kind_check',
  `kind IN ('charge', 'refund', 'dispute', 'payout', 'fee', 'other')`,
)
@Index('balance_transaction_intent', ['intentId'])
@Index('balance_transaction_source', ['sourceId'])
@Index('balance_transaction_record', ['recordId'])
@Index('balance_transaction_created', ['createdAt'])
@Index('balance_transaction_available', ['availableAt'])
@Index('balance_transaction_unexplained', ['createdAt'], {
  where: `is_own AND (kind = 'other' OR currency <> 'usd')`,
})
export class BalanceTransactionEntity {
  @PrimaryColumn('text', { comment: "the provider's id" })
  id!: string;

  @Column('text')
  kind!: BalanceKind;

  @Column('text')
  type!: string;

  @Column(CENTS)
  amountCents!: number;

  @Column('int')
  feeCents!: number;

  @Column('text')
  currency!: string;

  @Column('text', { nullable: true })
  sourceId!: string | null;

  @Column('text', { nullable: true })
  intentId!: string | null;

  @Column('text', { nullable: true, comment: 'the payment, refund or dispute that it is of' })
  recordId!: string | null;

  /** Of this shop, and not of another installation in the same account. */
  @Column('boolean', { default: true })
  isOwn!: boolean;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  availableAt!: Date;
}
