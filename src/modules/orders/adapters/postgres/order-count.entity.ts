import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { OrderStatus } from '../../domain/order-status.js';

/** Number of orders of a status: the sum over its shards. */
@Entity('order_count', { comment: 'orders by status, spread so that writers do not queue' })
export class OrderCountEntity {
  @PrimaryColumn('text')
  status!: OrderStatus;

  @PrimaryColumn('smallint')
  shard!: number;

  @Column('bigint')
  count!: string;
}
