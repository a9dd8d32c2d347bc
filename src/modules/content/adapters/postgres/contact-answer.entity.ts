import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** An answer of staff to a contact message. */
@Entity('contact_answer')
@Index('contact_answer_message_id', ['messageId', 'createdAt'])
export class ContactAnswerEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey('contact_message', { onDelete: 'CASCADE' })
  @Column('uuid')
  messageId!: string;

  @ForeignKey('users', { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  userId!: string | null;

  @Column('text')
  text!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;
}
