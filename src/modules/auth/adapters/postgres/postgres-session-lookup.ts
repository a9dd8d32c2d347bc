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

  async find(personId: string, sessionId: string): Promise<CurrentSession | undefined> {
    const [person] = await this.database.readPrepared<CurrentSession>(
      `SELECT p.id, p.role, s.id AS "sessionId"
         FROM session s JOIN person p ON p.id = s.person_id
        WHERE s.id = $1 AND s.person_id = $2 AND s.expires_at > $3`,
      [sessionId, personId, this.clock.now()],
    );
    return person;
  }
}
