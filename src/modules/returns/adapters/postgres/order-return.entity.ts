import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ReturnReason, ReturnState } from '../../../../../common/contract/order-return.js';

/** What a shopper sends back of an order. */
@Entity('order_return')
@Check('order_return_number_check', 'number > 0')
@Check(
  'order_return_state_check',
  `state IN ('requested', 'approved', 'declined', 'withdrawn', 'received', 'refunded', 'closed')`,
)
@Index('order_return_order', ['orderId', 'number'], { unique: true })
@Index('order_return_request', ['orderId', 'requestKey'], { unique: true })
@Index('order_return_refund', ['refundId'], { unique: true })
@Index('order_return_requested', ['requestedAt', 'id'])
@Index('order_return_state_requested', ['state', 'requestedAt', 'id'])
export class OrderReturnEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey('orders')
  @Column('uuid')
  orderId!: string;

  /** Counts the returns of its order from 1. */
  @Column('int')
  number!: number;

  @Column('text')
  requestKey!: string;

  @Column('text')
  state!: ReturnState;

  @Column('text')
  reason!: ReturnReason;

  /** What the shopper wrote. */
  @Column('text')
  note!: string;

  /** What staff answered. */
  @Column('text')
  answer!: string;

  @Column('timestamptz')
  requestedAt!: Date;

  /** Of `partial_refund`. */
  @Column('uuid', { nullable: true })
  refundId!: string | null;
}
