import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ReturnReason, ReturnState } from '../../../../../common/contract/order-return.js';

/** What a shopper sends back of an order. */
@Entity('order_return')
@Check('order_return_number_check', 'number > 0')
@Check(
  'order_return_state_check',
  `state IN ('requested', 'approved', 'declined', 'withdrawn', 'received', 'refunded', 'closed')`,
)
@Index('order_return_folded', { synchronize: false })
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

/** A private image that a shopper has added for a return. */
@Entity('order_return_image')
@Check(
  'order_return_image_position_check',
  '(return_id IS NULL) = (position IS NULL) AND position BETWEEN 1 AND 3',
)
@Index('order_return_image_order', ['orderId'])
@Index('order_return_image_position', ['returnId', 'position'], { unique: true })
@Index('order_return_image_name', ['name'], { unique: true })
export class OrderReturnImageEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey('orders')
  @Column('uuid')
  orderId!: string;

  /** Null until the request is sent. */
  @ForeignKey(() => OrderReturnEntity)
  @Column('uuid', { nullable: true })
  returnId!: string | null;

  /** Among those of its return, from 1. */
  @Column('int', { nullable: true })
  position!: number | null;

  /** In the image store. The sweep deletes the row with an image that no return has. */
  @ForeignKey('media', { onDelete: 'CASCADE' })
  @Column('text')
  name!: string;

  /** The key that decrypts the file. */
  @Column('bytea')
  fileKey!: Buffer;
}

/** The units of an order line that a return is about. */
@Entity('order_return_line')
@Check('order_return_line_quantity_check', 'quantity > 0')
@Check(
  'order_return_line_received_check',
  'received >= 0 AND received <= quantity AND (received > 0 OR NOT is_restocked)',
)
@Index('order_return_line_order_line', ['orderLineId'])
export class OrderReturnLineEntity {
  @ForeignKey(() => OrderReturnEntity)
  @PrimaryColumn('uuid')
  returnId!: string;

  @ForeignKey('order_line')
  @PrimaryColumn('uuid')
  orderLineId!: string;

  @Column('int')
  quantity!: number;

  /** How many came back; null until the return is received. */
  @Column('int', { nullable: true })
  received!: number | null;

  /** Whether those are in stock again. */
  @Column('boolean', { default: false })
  isRestocked!: boolean;
}

/** The tables of the module. */
export const RETURNS_ENTITIES = [OrderReturnEntity, OrderReturnLineEntity, OrderReturnImageEntity];
