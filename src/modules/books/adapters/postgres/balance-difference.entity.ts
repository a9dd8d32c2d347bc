import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { DifferenceKind } from '../../../../../common/contract/books.js';
import { CENTS } from './cents-column.js';

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
