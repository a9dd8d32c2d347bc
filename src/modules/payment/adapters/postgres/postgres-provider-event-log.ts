import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { OutboxEntity } from '../../../../platform/outbox/outbox.entity.js';
import { type ProviderEvent, ProviderEventLog } from '../../ports/provider-event-log.js';
import { ProviderEventEntity } from './provider-event.entity.js';

/** The provider's events in Postgres; the primary key makes each unique. */
@Injectable()
export class PostgresProviderEventLog extends ProviderEventLog {
  constructor(
    private readonly repositories: Repositories,
    private readonly clock: Clock,
  ) {
    super();
  }

  async add({ id, type, intentId }: ProviderEvent): Promise<boolean> {
    const { raw } = await this.repositories
      .write(ProviderEventEntity)
      .createQueryBuilder()
      .insert()
      .values({
        id,
        type,
        intentId: intentId ?? null,
        receivedAt: this.clock.now(),
      } satisfies ProviderEventEntity)
      .orIgnore()
      .returning('id')
      .execute();
    return raw.length === 1;
  }

  async deleteReceivedBefore(time: Date, limit: number): Promise<number> {
    const events = this.repositories.write(ProviderEventEntity);
    const waiting = events.manager
      .createQueryBuilder(OutboxEntity, 'job')
      .select('job.id')
      .where(`job.doneAt IS NULL AND job.payload->>'intentId' = old.intentId`);
    const old = events
      .createQueryBuilder('old')
      .select('old.id')
      .where('old.receivedAt < :time', { time })
      .andWhere(`NOT EXISTS (${waiting.getQuery()})`)
      .limit(limit);
    const { affected } = await events
      .createQueryBuilder()
      .delete()
      .where(`id IN (${old.getQuery()})`)
      .setParameters(old.getParameters())
      .execute();
    return affected ?? 0;
  }
}
