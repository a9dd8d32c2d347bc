import { Injectable } from '@nestjs/common';
import { columns } from '../database/fields.js';
import { Statements } from '../database/statements.js';
import { OutboxEntity } from './outbox.entity.js';

/** An email about an account, as its job knows it. */
export interface AccountEmail {
  /** For example `auth.send-welcome`. */
  readonly job: string;
  readonly createdAt: Date;
  readonly doneAt: Date | null;
  readonly failedAt: Date | null;
}

/** The emails of the last days about an account: sent, waiting or failed. */
@Injectable()
export class AccountEmails {
  /** The condition is that of the index `outbox_user`. */
  private readonly ofUser = this.statements.prepare({
    select: columns(OutboxEntity, 'outbox', ['job', 'createdAt', 'doneAt', 'failedAt']),
    params: ['userId', 'limit'],
    tail: 'LIMIT :limit',
    build: (query) =>
      query
        .from(OutboxEntity, 'outbox')
        .where(`outbox.queue = 'mail' AND outbox.payload ? 'personId'`)
        .andWhere(`outbox.payload ->> 'personId' = :userId`)
        .orderBy('outbox.createdAt', 'DESC')
        .addOrderBy('outbox.id', 'DESC'),
  });

  constructor(private readonly statements: Statements) {}

  /** Newest first. */
  of(userId: string, limit: number): Promise<readonly AccountEmail[]> {
    return this.ofUser.many({ userId, limit });
  }
}
