import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ContactState } from '../../../../../common/contract/contact.js';

/** A message from the contact form. */
@Entity('contact_message')
@Check('contact_message_state_check', `state IN ('open', 'answered', 'closed')`)
@Index('contact_message_created', ['createdAt', 'id'])
@Index('contact_message_state_created', ['state', 'createdAt', 'id'])
@Index('contact_message_text', { synchronize: false })
export class ContactMessageEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  email!: string;

  @Column('text')
  subject!: string;

  @Column('text')
  message!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('text', { default: 'open' })
  state!: ContactState;

  @Column('int', { default: 1 })
  version!: number;
}
