import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { OrderStatus } from '../../../orders/index.js';

/** The rollup entry of an order in the daily sales. */
@Entity('counted_order', { comment: 'as what each order is in sales_day; nulls: not yet' })
@Index('counted_order_day', ['day'])
export class CountedOrderEntity {
  @PrimaryColumn('uuid')
  orderId!: string;

  @Column('date', { nullable: true })
  day!: string | null;

  @Column('text', { nullable: true })
  status!: OrderStatus | null;

  @Column('int', { nullable: true })
  cents!: number | null;
}
