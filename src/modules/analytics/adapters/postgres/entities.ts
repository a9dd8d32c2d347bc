import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
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

@Entity('sales_day', {
  comment: 'orders by the day of their placing, in the zone of sales_zone, and their status now',
})
export class SalesDayEntity {
  @PrimaryColumn('date')
  day!: string;

  @PrimaryColumn('text')
  status!: OrderStatus;

  @Column('int')
  orders!: number;

  @Column('bigint')
  cents!: string;
}

/** One row, or none for UTC. */
@Entity('sales_zone', {
  comment: 'whose days sales_day has, and whether all are recounted; without a row UTC',
})
@Check('sales_zone_id_check', 'id = 1')
export class SalesZoneEntity {
  @PrimaryColumn('int')
  id!: number;

  @Column('text')
  timeZone!: string;

  @Column('boolean')
  isCounted!: boolean;
}

/** The tables of the module. */
export const ANALYTICS_ENTITIES = [CountedOrderEntity, SalesDayEntity, SalesZoneEntity];
