import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { BalanceKind } from '../../../../../common/contract/books.js';
import { CENTS } from './cents-column.js';

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
