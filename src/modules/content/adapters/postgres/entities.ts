import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ContactState } from '../../../../../common/contract/contact.js';
import type { ContentDocumentId } from '../../../../../common/contract/content-documents.js';
import type { ContentListId } from '../../../../../common/contract/content-lists.js';
import type { DocumentValues } from '../../domain/document-version.js';
import type { EntryValues } from '../../domain/list-entry.js';

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

/** A message from the contact form. */
@Entity('contact_message')
@Check('contact_message_state_check', `state IN ('open', 'answered', 'closed')`)
@Index('contact_message_created', ['createdAt', 'id'])
@Index('contact_message_state_created', ['state', 'createdAt', 'id'])
@Index('contact_message_folded', { synchronize: false })
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

/** A content document after one change; rows are only added. */
@Entity('content_version')
@Check('content_version_version_check', 'version > 0')
export class DocumentVersionEntity {
  @PrimaryColumn('text')
  document!: ContentDocumentId;

  @PrimaryColumn('int')
  version!: number;

  /** The fields that somebody has set. */
  @Column('jsonb')
  values!: DocumentValues;

  @Column('timestamptz')
  at!: Date;

  @ForeignKey('users', { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  userId!: string | null;

  /** The version whose values this one has taken back. */
  @Column('int', { nullable: true })
  restoredFrom!: number | null;
}

/** The gallery as release 0.2.0 reads it; `content_entry` has it now. */
@Entity('gallery_image')
export class GalleryImageEntity {
  @PrimaryColumn('text')
  image!: string;

  @Column('int')
  position!: number;
}

/** An entry of a content list, such as a question or a testimonial. */
@Entity('content_entry')
@Index('content_entry_position', ['list', 'position', 'id'])
export class ListEntryEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  list!: ContentListId;

  /** The fields of the list; an image by its name in the store. */
  @Column('jsonb')
  values!: EntryValues;

  @Column('boolean')
  isShown!: boolean;

  @Column('int')
  version!: number;

  @Column('int')
  position!: number;
}

/** A testimonial as release 0.2.0 reads it; `content_entry` has it now. */
@Entity('testimonial')
export class TestimonialEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  title!: string;

  @Column('text')
  feedback!: string;

  @Column('text', { nullable: true })
  image!: string | null;

  @Column('int')
  position!: number;
}

/** The tables of the module. */
export const CONTENT_ENTITIES = [
  ContactAnswerEntity,
  ContactMessageEntity,
  DocumentVersionEntity,
  GalleryImageEntity,
  ListEntryEntity,
  TestimonialEntity,
];
