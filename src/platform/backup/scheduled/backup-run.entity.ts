import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A run of the scheduled backup. It is good with a file and without a problem. */
@Entity('backup_run')
@Index('backup_run_started', ['startedAt'])
export class BackupRunEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('timestamptz')
  startedAt!: Date;

  /** Null while it runs, or where its process died. */
  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  /** On the machine that made it. */
  @Column('text', { nullable: true })
  file!: string | null;

  @Column('bigint', { nullable: true })
  bytes!: string | null;

  /** Why there is no file, or why the file is not verified. */
  @Column('text', { nullable: true })
  problem!: string | null;
}
