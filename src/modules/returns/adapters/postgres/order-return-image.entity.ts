import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { OrderReturnEntity } from './order-return.entity.js';

/** A private image that a shopper has added for a return. */
@Entity('order_return_image')
@Check(
  'order_return_image_position_check',
  '(return_id IS NULL) = (position IS NULL) AND position BETWEEN 1 AND 3',
)
@Index('order_return_image_order', ['orderId'])
@Index('order_return_image_position', ['returnId', 'position'], { unique: true })
@Index('order_return_image_name', ['name'], { unique: true })
export class OrderReturnImageEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey('orders')
  @Column('uuid')
  orderId!: string;

  /** Null until the request is sent. */
  @ForeignKey(() => OrderReturnEntity)
  @Column('uuid', { nullable: true })
  returnId!: string | null;

  /** Among those of its return, from 1. */
  @Column('int', { nullable: true })
  position!: number | null;

  /** In the image store. The sweep deletes the row with an image that no return has. */
  @ForeignKey('media', { onDelete: 'CASCADE' })
  @Column('text')
  name!: string;

  /** The key that decrypts the file. */
  @Column('bytea')
  fileKey!: Buffer;
}
