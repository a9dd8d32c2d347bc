import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** An action of an admin, with the states before and after. */
@Entity('audit_entry')
@Index('audit_entry_at', ['at', 'id'])
@Index('audit_entry_user_id', ['userId', 'at'])
@Index('audit_entry_action', { synchronize: false })
@Index('audit_entry_folded', { synchronize: false })
@Index('audit_entry_text', { synchronize: false })
export class AuditEntryEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('timestamptz')
  at!: Date;

  @ForeignKey(() => UserEntity, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  userId!: string | null;

  @Column('text')
  action!: string;

  @Column('text')
  subject!: string;

  @Column('jsonb', { nullable: true })
  before!: unknown;

  @Column('jsonb', { nullable: true })
  after!: unknown;
}
