import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { HistoryTopic } from '../../domain/order-history.js';
import { OrderEntity } from './order.entity.js';

/** An entry of an order's history; without a user where the shop made it. */
@Entity('order_history')
@Index('order_history_order', ['orderId', 'id'])
export class OrderHistoryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @ForeignKey(() => OrderEntity)
  @Column('uuid')
  orderId!: string;

  @Column('timestamptz')
  at!: Date;

  @ForeignKey('users')
  @Column('uuid', { nullable: true })
  userId!: string | null;

  /** `toHistoryRow` stores one of them otherwise. */
  @Column('text')
  what!: Exclude<HistoryTopic, 'parcel' | 'return'>;

  @Column('text')
  detail!: string;
}
