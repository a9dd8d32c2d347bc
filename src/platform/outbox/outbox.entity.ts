import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { QueueName } from './job.js';

/** A job to run after a commit, and its result. */
@Entity('outbox')
@Index('outbox_waiting', ['dueAt'], { where: 'done_at IS NULL AND failed_at IS NULL' })
@Index('outbox_failed', ['failedAt'], { where: 'failed_at IS NOT NULL' })
@Index('outbox_done', ['doneAt'], { where: 'done_at IS NOT NULL' })
@Index('outbox_lost', ['queue'], {
  where: 'begun AND lost >= 7 AND done_at IS NULL AND failed_at IS NULL',
})
@Index('outbox_user', { synchronize: false })
@Index('outbox_ordering', ['orderingKey'], {
  where: 'ordering_key IS NOT NULL AND done_at IS NULL AND failed_at IS NULL',
})
export class OutboxEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  job!: string;

  @Column('text')
  queue!: QueueName;

  @Column('jsonb')
  payload!: object;

  @Column('text', { nullable: true })
  orderingKey!: string | null;

  @Column('text', { nullable: true, comment: 'of the request or job that caused it' })
  traceParent!: string | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  dueAt!: Date;

  @Column('timestamptz', { nullable: true })
  leasedUntil!: Date | null;

  @Column('int', { default: 0 })
  attempts!: number;

  @Column('timestamptz', { nullable: true })
  doneAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  failedAt!: Date | null;

  @Column('text', { nullable: true })
  lastError!: string | null;

  @Column('boolean', {
    default: false,
    comment: 'a try has begun, and has not said yet how it ended',
  })
  begun!: boolean;

  @Column('int', {
    default: 0,
    comment: 'tries one after the other that never said how they ended',
  })
  lost!: number;
}
