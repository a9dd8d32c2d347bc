import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Carrier } from '../../../../../common/contract/parcel.js';
import { OrderEntity } from './order.entity.js';
import { OrderLineEntity } from './order-line.entity.js';

/** A parcel of an order. */
@Entity('parcel')
@Check('parcel_number_check', 'number > 0')
@Check('parcel_carrier_check', `carrier IN ('ups', 'usps', 'fedex', 'dhl', 'other')`)
@Index('parcel_tracking', { synchronize: false })
@Index('parcel_order', ['orderId', 'number'], { unique: true })
export class ParcelEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey(() => OrderEntity)
  @Column('uuid')
  orderId!: string;

  /** Counts the parcels of its order from 1. */
  @Column('int')
  number!: number;

  @Column('text', { nullable: true })
  carrier!: Carrier | null;

  @Column('text', { nullable: true })
  carrierName!: string | null;

  @Column('text', { nullable: true })
  trackingNumber!: string | null;

  @Column('text', { nullable: true })
  trackingUrl!: string | null;

  @Column('timestamptz')
  shippedAt!: Date;

  @Column('timestamptz', { nullable: true })
  deliveredAt!: Date | null;
}

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
