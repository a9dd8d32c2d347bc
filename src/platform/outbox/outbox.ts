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
import { traces } from '../tracing/running-traces.js';
import { JobRegistry } from './job-registry.js';
import { NOTIFY_QUEUE } from './outbox-channel.js';
import { OutboxEntity } from './outbox.entity.js';

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
    const orderingKey = type.orderingKey?.(payload) ?? null;
    const stored = JSON.stringify(payload);
    const adding = this.registry.subscribersOf(type.name).map(({ job, queue, delayMs }) => {
      const row = { id: this.ids.next(), job, queue, payload: stored, orderingKey, traceParent };
      return delayMs ? this.addLater.send({ ...row, delayMs }) : this.addDue.send(row);
    });
    await Promise.all(adding);
  }

  async withdraw<Payload extends object>(
    type: KeyedEventType<Payload>,
    payload: Payload,
  ): Promise<void> {
    const orderingKey = type.orderingKey(payload);
    const jobs = this.registry.subscribersOf(type.name).map(({ job }) => job);
    await this.completing.send({ orderingKey, jobs });
  }
}
