import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ProductEntity } from './product.entity.js';

/** Units of a product held by a checkout. */
@Entity('stock_hold')
@Check('stock_hold_quantity_check', 'quantity > 0')
@Index('stock_hold_user_id', ['userId', 'productId'])
export class StockHoldEntity {
  @PrimaryColumn('uuid')
  checkoutId!: string;

  @ForeignKey(() => ProductEntity)
  @PrimaryColumn('uuid')
  productId!: string;

  @Column('uuid')
  userId!: string;

  @Column('int')
  quantity!: number;

  @Column('timestamptz')
  takenAt!: Date;
}
