import { Injectable } from '@nestjs/common';
import { columns } from '../database/fields.js';
import { Statements } from '../database/statements.js';
import { JOB_OUTCOME } from './failed-jobs.js';
import { OutboxEntity } from './outbox.entity.js';

/** An email that was not sent yet, as its job knows it. */
export interface UnsentEmail {
  /** For example `orders.send-confirmation`. */
  readonly job: string;
  readonly payload: object;
  readonly createdAt: Date;
  /** Why the last try failed; null before the first. */
  readonly error: string | null;
  /** Null where no further try follows. */
  readonly nextTryAt: Date | null;
}

/** The emails that wait or have failed, by the ordering key of their events. */
@Injectable()
export class UnsentEmails {
  /** Written so that each side of the OR can use its index. */
  private readonly withKey = this.statements.prepare({
    select: { ...columns(OutboxEntity, 'job', ['job', 'payload', 'createdAt']), ...JOB_OUTCOME },
    params: ['key'],
    build: (query) =>
      query
        .from(OutboxEntity, 'job')
        .where(`job.queue = 'mail' AND job.orderingKey = :key AND job.doneAt IS NULL`)
        .andWhere(
          `(job.orderingKey = :key AND job.doneAt IS NULL AND job.failedAt IS NULL
            OR job.failedAt IS NOT NULL)`,
        )
        .orderBy('job.createdAt')
        .addOrderBy('job.id'),
  });

  constructor(private readonly statements: Statements) {}

  /** Oldest first. */
  of(orderingKey: string): Promise<readonly UnsentEmail[]> {
    return this.withKey.many({ key: orderingKey });
  }
}
