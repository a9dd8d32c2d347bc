import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { BalanceKind } from '../../../../../common/contract/books.js';

/** A movement of the balance at the card provider. */
@Entity('balance_transaction')
@Check(
  'balance_transaction_kind_check',
  `kind IN ('charge', 'refund', 'dispute', 'payout', 'fee', 'other')`,
)
@Index('balance_transaction_intent', ['intentId'])
@Index('balance_transaction_source', ['sourceId'])
export class BalanceTransactionEntity {
  @PrimaryColumn('text', { comment: "the provider's id" })
  id!: string;

  @Column('text')
  kind!: BalanceKind;

  @Column('text')
  type!: string;

  @Column('int')
  amountCents!: number;

  @Column('int')
  feeCents!: number;

  @Column('text')
  currency!: string;

  @Column('text', { nullable: true })
  sourceId!: string | null;

  @Column('text', { nullable: true })
  intentId!: string | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  availableAt!: Date;
}
