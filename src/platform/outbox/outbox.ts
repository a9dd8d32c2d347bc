import { Injectable } from '@nestjs/common';
import { DomainEvents, type DomainEventType } from '../../kernel/domain-event.js';
import { Ids } from '../../kernel/ids.js';
import { Repositories } from '../database/repositories.js';
import { SHOP_NOW } from '../database/shop-now.js';
import { traces } from '../tracing/running-traces.js';
import { JobRegistry } from './job-registry.js';
import { NOTIFY_QUEUE } from './outbox-channel.js';
import { OutboxEntity } from './outbox.entity.js';

/**
 * The time of the insert, not of the transaction's start: of two transactions that wait for one
 * lock, the one that gets it first writes the older job.
 */
const WRITTEN_AT = () => SHOP_NOW;

/** Stores events in the caller's transaction: one row for each subscriber. */
@Injectable()
export class Outbox extends DomainEvents {
  constructor(
    private readonly repositories: Repositories,
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
    // An event always has the same few subscribers, so its statement has one text.
    const rows = this.registry.subscribersOf(type.name).map(({ job, queue }) => ({
      id: this.ids.next(),
      job,
      queue,
      payload,
      orderingKey,
      traceParent,
      createdAt: WRITTEN_AT,
      dueAt: WRITTEN_AT,
    }));
    await this.repositories
      .write(OutboxEntity)
      .createQueryBuilder()
      .insert()
      .values(rows)
      .updateEntity(false)
      .returning(NOTIFY_QUEUE)
      .execute();
  }
}
