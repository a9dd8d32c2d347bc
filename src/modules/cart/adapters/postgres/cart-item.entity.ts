import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A product in a user's cart: one row for each user and product. */
@Entity('cart_item')
@Check('cart_item_quantity_check', 'quantity >= 1')
@Index('cart_item_user_product', ['userId', 'productId'], { unique: true })
export class CartItemEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey('users', { onDelete: 'CASCADE' })
  @Column('uuid')
  userId!: string;

  @ForeignKey('product')
  @Column('uuid')
  productId!: string;

  @Column('int')
  quantity!: number;

  @Column('timestamptz')
  createdAt!: Date;
}
