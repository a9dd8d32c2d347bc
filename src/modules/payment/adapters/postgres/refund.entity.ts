import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { RefundStatus } from '../../domain/refund.js';

/** How much of a payment is refunded. Triggers of the refunds write it, for each release alike. */
@Entity('payment', { comment: 'of payments with a refund; written by triggers of the refunds' })
@Check('payment_captured_cents_check', 'captured_cents > 0')
@Check('payment_refunded_cents_check', 'refunded_cents >= 0 AND refunded_cents <= captured_cents')
export class PaymentEntity {
  @PrimaryColumn('text')
  intentId!: string;

  @Column('int')
  capturedCents!: number;

  /** Of the refunds that have not failed. */
  @Column('int', { default: 0 })
  refundedCents!: number;
}

/** The refund of all that remains of a payment, at most one for each. */
@Entity('refund')
@Unique(['intentId'])
@Unique(['orderId'])
@Index('refund_sent', ['createdAt'], { where: `status = 'sent'` })
@Index('refund_last_change', { synchronize: false })
@Check('refund_amount_cents_check', 'amount_cents >= 0')
@Check('refund_status_check', `status IN ('requested', 'sent', 'refunded', 'failed')`)
export class RefundEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey(() => PaymentEntity)
  @Column('text')
  intentId!: string;

  @Column('uuid', { nullable: true })
  orderId!: string | null;

  @Column('int')
  amountCents!: number;

  @Column('text')
  reason!: string;

  @Column('uuid', { nullable: true })
  requestedBy!: string | null;

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

  /** When it was last confirmed, or last ceased to be; a trigger writes it, for each release alike. */
  @Column('timestamptz', { nullable: true, select: false })
  settledAt?: Date | null;
}
