import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { OrderEntity } from './order.entity.js';

/** A line of an order, as it was at the time of purchase. */
@Entity('order_line')
@Check('order_line_price_cents_check', 'price_cents > 0')
@Check('order_line_quantity_check', 'quantity > 0')
@Check(
  'order_line_discount_cents_check',
  'discount_cents >= 0 AND discount_cents <= price_cents::bigint * quantity',
)
@Check('order_line_tax_cents_check', 'tax_cents >= 0')
@Index('order_line_position', ['orderId', 'position'], { unique: true })
@Index('order_line_folded', { synchronize: false })
@Index('order_line_words', { synchronize: false })
export class OrderLineEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @ForeignKey(() => OrderEntity)
  @Column('uuid')
  orderId!: string;

  @Column('int')
  position!: number;

  @Column('uuid')
  productId!: string;

  @Column('text')
  name!: string;

  /** The unit price paid. */
  @Column('int')
  priceCents!: number;

  @Column('int')
  quantity!: number;

  /** What a code took off all its units. */
  @Column('int', { default: 0 })
  discountCents!: number;

  /** The tax on all its units. */
  @Column('int', { default: 0 })
  taxCents!: number;

  /** The URL of the main image at the time of purchase. */
  @Column('text', { nullable: true })
  image!: string | null;
}
