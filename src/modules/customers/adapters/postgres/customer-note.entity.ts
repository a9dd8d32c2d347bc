import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A note of the staff on a customer. */
@Entity('customer_note')
@Index('customer_note_user', ['userId', 'createdAt', 'id'])
export class CustomerNoteEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey('users', { onDelete: 'CASCADE' })
  @Column('uuid')
  userId!: string;

  @ForeignKey('users', { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  authorId!: string | null;

  @Column('text')
  text!: string;

  @Column('timestamptz')
  createdAt!: Date;
}
