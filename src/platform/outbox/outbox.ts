import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { DomainEvents, type DomainEventType } from '../../kernel/domain-event.js';
import { Ids } from '../../kernel/ids.js';
import { Database } from '../database/database.js';
import { JobCatalogue } from './job-catalogue.js';

/** The channel that wakes the relays. */
export const WAKE_CHANNEL = 'outbox';

/** Stores events in the caller's transaction: one row for each subscriber. */
@Injectable()
export class Outbox extends DomainEvents {
  constructor(
    private readonly database: Database,
    private readonly catalogue: JobCatalogue,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super();
  }

  async publish<Payload extends object>(
    type: DomainEventType<Payload>,
    payload: Payload,
  ): Promise<void> {
    const now = this.clock.now();
    for (const { job, queue } of this.catalogue.subscribersOf(type.name)) {
      await this.database.write(
        `INSERT INTO outbox (id, job, queue, payload, created_at, due_at)
         VALUES ($1, $2, $3, $4, $5, $5)`,
        [this.ids.next(), job, queue, JSON.stringify(payload), now],
      );
    }
    await this.database.write('SELECT pg_notify($1, $2)', [WAKE_CHANNEL, '']);
  }
}
