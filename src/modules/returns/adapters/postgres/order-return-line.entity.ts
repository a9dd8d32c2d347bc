import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { OrderReturnEntity } from './order-return.entity.js';

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
