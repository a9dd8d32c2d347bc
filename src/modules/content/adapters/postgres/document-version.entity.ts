import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { ContentDocumentId } from '../../../../../common/contract/content-documents.js';
import type { DocumentValues } from '../../domain/document-version.js';

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
