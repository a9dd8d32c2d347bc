import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { OrderLineEntity } from './order-line.entity.js';
import { ParcelEntity } from './parcel.entity.js';

/** The units of an order line that are in a parcel. */
@Entity('parcel_line')
@Check('parcel_line_quantity_check', 'quantity > 0')
@Index('parcel_line_order_line', ['orderLineId'])
export class ParcelLineEntity {
  @ForeignKey(() => ParcelEntity, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  parcelId!: string;

  @ForeignKey(() => OrderLineEntity)
  @PrimaryColumn('uuid')
  orderLineId!: string;

  @Column('int')
  quantity!: number;
}
