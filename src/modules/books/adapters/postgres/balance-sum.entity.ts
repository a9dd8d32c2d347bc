import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { BalanceKind } from '../../../../../common/contract/books.js';
import { CENTS } from './cents-column.js';

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
