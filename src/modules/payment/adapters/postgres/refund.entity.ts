import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { RefundStatus } from '../../domain/refund.js';

/** A refund, at most one per payment. */
@Entity('refund')
@Unique(['intentId'])
@Unique(['orderId'])
@Check('refund_amount_cents_check', 'amount_cents > 0')
@Check('refund_status_check', `status IN ('requested', 'sent', 'refunded', 'failed')`)
export class RefundEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  intentId!: string;

  @Column('uuid', { nullable: true })
  orderId!: string | null;

  @Column('int')
  amountCents!: number;

  @Column('text')
  reason!: string;

  @Column('text')
  status!: RefundStatus;

  @Column('int', { default: 1 })
  keyNumber!: number;

  @Column('timestamptz', { nullable: true })
  keyUsedAt!: Date | null;

  @Column('text', { nullable: true })
  error!: string | null;

  @Column('timestamptz')
  createdAt!: Date;
}
