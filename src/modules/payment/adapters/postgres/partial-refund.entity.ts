import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { WithheldReason } from '../../../../../common/contract/refund.js';
import type { RefundStatus } from '../../domain/refund.js';
import { PaymentEntity } from './refund.entity.js';

/** A refund of a part of an order. */
@Entity('partial_refund')
@Unique(['requestKey'])
@Unique(['providerId'])
@Check(
  'partial_refund_amount_cents_check',
  'amount_cents > 0 OR amount_cents = 0 AND withheld_cents IS NOT NULL',
)
@Check(
  'partial_refund_withheld_check',
  'coalesce(withheld_cents, 0) >= 0 AND (coalesce(withheld_cents, 0) > 0) = (withheld_reason IS NOT NULL)',
)
@Check('partial_refund_withheld_reason_check', `withheld_reason IN ('dispute_lost', 'refunded')`)
@Check(
  'partial_refund_delivery_cents_check',
  'delivery_cents >= 0 AND delivery_cents <= amount_cents + coalesce(withheld_cents, 0)',
)
@Check(
  'partial_refund_status_check',
  `status IN ('requested', 'sent', 'refunded', 'failed', 'unmatched')`,
)
@Index('partial_refund_intent', ['intentId'])
@Index('partial_refund_order', ['orderId'])
@Index('partial_refund_last_change', { synchronize: false })
@Index('partial_refund_open', ['createdAt'], { where: `status IN ('sent', 'unmatched')` })
export class PartialRefundEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey(() => PaymentEntity)
  @Column('text')
  intentId!: string;

  @Column('uuid')
  orderId!: string;

  /** Of the form that asked for it. */
  @Column('text', { nullable: true })
  requestKey!: string | null;

  /** The provider's id of a refund that was made there by hand. */
  @Column('text', { nullable: true })
  providerId!: string | null;

  @Column('int')
  amountCents!: number;

  @Column('int')
  deliveryCents!: number;

  @Column('boolean')
  isRestocked!: boolean;

  /** What a canceled rest of an order does not give back; null for all other parts. */
  @Column('int', { nullable: true })
  withheldCents!: number | null;

  @Column('text', { nullable: true })
  withheldReason!: WithheldReason | null;

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

/** Units of an order line that a refund gives back. */
@Entity('partial_refund_line')
@Check('partial_refund_line_quantity_check', 'quantity > 0')
@Check('partial_refund_line_amount_cents_check', 'amount_cents >= 0')
export class PartialRefundLineEntity {
  @ForeignKey(() => PartialRefundEntity)
  @PrimaryColumn('uuid')
  refundId!: string;

  /** The order line's id. */
  @PrimaryColumn('uuid')
  lineId!: string;

  @Column('int')
  quantity!: number;

  @Column('int')
  amountCents!: number;
}
