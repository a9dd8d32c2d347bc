import { Injectable } from '@nestjs/common';
import {
  DomainEvents,
  type DomainEventType,
  type KeyedEventType,
} from '../../kernel/domain-event.js';
import { Ids } from '../../kernel/ids.js';
import { fromParameters } from '../database/insert-rows.js';
import { msFromNow, SHOP_NOW } from '../database/shop-now.js';
import { Statements } from '../database/statements.js';
import { together } from '../database/together.js';
import { traces } from '../tracing/running-traces.js';
import { JobRegistry } from './job-registry.js';
import { OutboxEntity } from './outbox.entity.js';

/** The NOTIFY channel for new jobs; its payload is the name of a queue, or empty for all queues. */
export const OUTBOX_CHANNEL = 'outbox';

/**
 * In the RETURNING clause of written rows it notifies the dispatchers of their queues on commit.
 * Postgres delivers equal messages of a transaction once.
 */
export const NOTIFY_QUEUE = `pg_notify('${OUTBOX_CHANNEL}', queue)`;

/**
 * The time of the insert, not of the transaction's start: of two transactions that wait for one
 * lock, the one that gets it first writes the older job.
 */
const WRITTEN_AT = () => SHOP_NOW;

const COLUMNS = ['id', 'job', 'queue', 'payload', 'orderingKey', 'traceParent'] as const;
const VALUES = { ...fromParameters(COLUMNS), createdAt: WRITTEN_AT };

/** Stores events in the caller's transaction: one row for each subscriber. */
@Injectable()
export class Outbox extends DomainEvents {
  private readonly addDue = this.statements.prepareWrite({
    entity: OutboxEntity,
    params: COLUMNS,
    build: (outbox) =>
      outbox
        .createQueryBuilder()
        .insert()
        .values({ ...VALUES, dueAt: WRITTEN_AT })
        .updateEntity(false)
        .returning(NOTIFY_QUEUE),
  });
  /** The poll finds it. */
  private readonly addLater = this.statements.prepareWrite({
    entity: OutboxEntity,
    params: [...COLUMNS, 'delayMs'],
    build: (outbox) =>
      outbox
        .createQueryBuilder()
        .insert()
        .values({ ...VALUES, dueAt: () => msFromNow('delayMs') })
        .updateEntity(false),
  });
  private readonly completing = this.statements.prepareWrite({
    entity: OutboxEntity,
    params: ['orderingKey', 'jobs'],
    build: (outbox) =>
      outbox
        .createQueryBuilder()
        .update()
        .set({ doneAt: WRITTEN_AT, lastError: null })
        .where('ordering_key = :orderingKey AND job = ANY (:jobs)')
        .andWhere('done_at IS NULL AND failed_at IS NULL'),
  });

  constructor(
    private readonly statements: Statements,
    private readonly registry: JobRegistry,
    private readonly ids: Ids,
  ) {
    super();
  }

  async publish<Payload extends object>(
    type: DomainEventType<Payload>,
    payload: Payload,
  ): Promise<void> {
    const traceParent = traces().current();
    const key = type.orderingKey?.(payload) ?? null;
    const stored = JSON.stringify(payload);
    const adding = this.registry.subscribersOf(type.name).map((subscription) => {
      const { job, queue, delayMs, isUnordered } = subscription;
      const orderingKey = isUnordered ? null : key;
      const row = { id: this.ids.next(), job, queue, payload: stored, orderingKey, traceParent };
      return () => (delayMs ? this.addLater.write({ ...row, delayMs }) : this.addDue.write(row));
    });
    await together(adding);
  }

  async withdraw<Payload extends object>(
    type: KeyedEventType<Payload>,
    payload: Payload,
  ): Promise<void> {
    const orderingKey = type.orderingKey(payload);
    const jobs = this.registry.subscribersOf(type.name).map(({ job }) => job);
    await this.completing.write({ orderingKey, jobs });
  }
}
