import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { Database } from '../../../../platform/database/database.js';
import { type ProviderEvent, ProviderEventLog } from '../../ports/provider-event-log.js';

/** The provider's events in Postgres; the primary key keeps each once. */
@Injectable()
export class PostgresProviderEventLog extends ProviderEventLog {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async keep(event: ProviderEvent): Promise<boolean> {
    const kept = await this.database.writeAlone(
      `INSERT INTO provider_event (id, type, intent_id, received_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [event.id, event.type, event.intentId ?? null, this.clock.now()],
    );
    return kept.length === 1;
  }

  forget(before: Date, limit: number): Promise<number> {
    return this.database.writeCount(
      `DELETE FROM provider_event WHERE id IN (
         SELECT id FROM provider_event old
          WHERE received_at < $1
            AND NOT EXISTS (SELECT FROM outbox
                             WHERE done_at IS NULL AND payload->>'intentId' = old.intent_id)
          LIMIT $2)`,
      [before, limit],
    );
  }
}
