import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { OrderStatus } from '../../../orders/index.js';

@Entity('sales_day', { comment: 'orders by the UTC day of their placing and their status now' })
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
