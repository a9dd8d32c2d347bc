import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A note of the staff on a customer, or on one of their orders. */
@Entity('customer_note')
@Index('customer_note_folded', { synchronize: false })
@Index('customer_note_user', ['userId', 'createdAt', 'id'])
@Index('customer_note_order', ['orderId'], { where: 'order_id IS NOT NULL' })
export class CustomerNoteEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey('users', { onDelete: 'CASCADE' })
  @Column('uuid')
  userId!: string;

  @ForeignKey('orders', { onDelete: 'CASCADE' })
  @Column('uuid', { nullable: true })
  orderId!: string | null;

  @ForeignKey('users', { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  authorId!: string | null;

  @Column('text')
  text!: string;

  @Column('timestamptz')
  createdAt!: Date;
}

/** A customer whose data was erased. No foreign key: a list may name accounts that a backup lacks. */
@Entity('erasure')
export class ErasureEntity {
  @PrimaryColumn('uuid')
  userId!: string;

  @Column('timestamptz')
  at!: Date;
}

/** The tables of the module. */
export const CUSTOMERS_ENTITIES = [CustomerNoteEntity, ErasureEntity];
