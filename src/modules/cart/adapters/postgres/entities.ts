import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { hiddenValue } from '../../../../platform/database/bind-parameters.js';
import type { AnyQuery } from '../../../../platform/database/statements.js';

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

/** The tables of the module. */
export const CART_ENTITIES = [CartItemEntity];

/** The items of the cart of the parameter `userId`, oldest first. */
export const itemsOfUser = (query: AnyQuery): AnyQuery =>
  query
    .from(CartItemEntity, 'item')
    .where(`item.userId = ${hiddenValue('userId', 'uuid')}`)
    .orderBy('item.createdAt')
    .addOrderBy('item.id');
