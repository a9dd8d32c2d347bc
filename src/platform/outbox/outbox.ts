import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { DomainEvents, type DomainEventType } from '../../kernel/domain-event.js';
import { Ids } from '../../kernel/ids.js';
import { Database } from '../database/database.js';
import { JobRegistry } from './job-registry.js';

/** The channel that wakes the relays; its messages are names of queues, or empty for all. */
export const WAKE_CHANNEL = 'outbox';

/** Stores events in the caller's transaction: one row for each subscriber. */
@Injectable()
export class Outbox extends DomainEvents {
  constructor(
    private readonly database: Database,
    private readonly catalog: JobRegistry,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super();
  }

  async publish<Payload extends object>(
    type: DomainEventType<Payload>,
    payload: Payload,
  ): Promise<void> {
    const subscribers = this.catalog.subscribersOf(type.name);
    await this.database.write(
      `WITH new AS (
         INSERT INTO outbox (id, job, queue, payload, created_at, due_at, ordering_key)
         SELECT id, job, queue, $4::jsonb, $5::timestamptz, $5, $7
           FROM unnest($1::uuid[], $2::text[], $3::text[]) AS new (id, job, queue)
         RETURNING queue
       )
       SELECT pg_notify($6, queue) FROM (SELECT DISTINCT queue FROM new) AS woken`,
      [
        subscribers.map(() => this.ids.next()),
        subscribers.map(({ job }) => job),
        subscribers.map(({ queue }) => queue),
        JSON.stringify(payload),
        this.clock.now(),
        WAKE_CHANNEL,
        type.orderingKey?.(payload) ?? null,
      ],
    );
  }
}
