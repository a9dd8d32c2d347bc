import { Injectable } from '@nestjs/common';
import { columns } from '../../../../platform/database/fields.js';
import { Statements } from '../../../../platform/database/statements.js';
import { type ActiveSession, SessionQueries } from '../../ports/session-store.js';
import { SessionEntity } from './session.entity.js';

/** More than anybody looks through. */
const MOST = 100;

/** Reads the table `session`. */
@Injectable()
export class PostgresSessionQueries extends SessionQueries {
  private readonly active = this.statements.prepare({
    select: columns(SessionEntity, 'session', [
      'id',
      'startedAt',
      'lastSeenAt',
      'address',
      'device',
    ]),
    params: ['userId', 'now'],
    build: (query) =>
      query
        .from(SessionEntity, 'session')
        .where('session.userId = :userId AND session.expiresAt > :now')
        .orderBy('coalesce(session.lastSeenAt, session.startedAt)', 'DESC')
        .addOrderBy('session.id')
        .limit(MOST),
  });

  constructor(private readonly statements: Statements) {
    super();
  }

  async ofUser(userId: string, now: Date): Promise<readonly ActiveSession[]> {
    const rows = await this.active.many({ userId, now });
    return rows.map((row) => ({ ...row, lastSeenAt: row.lastSeenAt ?? row.startedAt }));
  }
}
