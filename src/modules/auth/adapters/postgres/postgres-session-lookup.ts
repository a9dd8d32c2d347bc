import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { Database } from '../../../../platform/database/database.js';
import { SessionLookup, type CurrentSession } from '../../ports/session-lookup.js';

/** One prepared read by two primary keys: it runs before everything else of a call. */
@Injectable()
export class PostgresSessionLookup extends SessionLookup {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async find(userId: string, sessionId: string): Promise<CurrentSession | undefined> {
    const [user] = await this.database.readPrepared<CurrentSession>(
      `SELECT p.id, p.role, s.id AS "sessionId"
         FROM session s JOIN users p ON p.id = s.user_id
        WHERE s.id = $1 AND s.user_id = $2 AND s.expires_at > $3`,
      [sessionId, userId, this.clock.now()],
    );
    return user;
  }
}
