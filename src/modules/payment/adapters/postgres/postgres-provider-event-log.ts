import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/time.js';
import { fromParameters } from '../../../../platform/database/insert-rows.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { brokenConstraint } from '../../../../platform/database/database-errors.js';
import { Statements } from '../../../../platform/database/statements.js';
import { together } from '../../../../platform/database/together.js';
import { OutboxEntity } from '../../../../platform/outbox/outbox.entity.js';
import { type ProviderEvent, ProviderEventLog } from '../../ports/provider-event-log.js';
import { ProviderEventEntity } from './entities.js';

const COLUMNS = ['id', 'type', 'intentId', 'receivedAt'] as const;
const PRIMARY_KEY = 'provider_event_pkey';

/** The provider's events in Postgres; the primary key makes each unique. */
@Injectable()
export class PostgresProviderEventLog extends ProviderEventLog {
  private readonly adding = this.statements.prepareWrite({
    entity: ProviderEventEntity,
    params: COLUMNS,
    build: (events) =>
      events.createQueryBuilder().insert().values(fromParameters(COLUMNS)).updateEntity(false),
  });

  constructor(
    private readonly repositories: Repositories,
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {
    super();
  }

  async add(
    { id, type, intentId }: ProviderEvent,
    alongside: () => Promise<void> = async () => undefined,
  ): Promise<boolean> {
    const receivedAt = this.clock.now();
    const row = { id, type, intentId: intentId ?? null, receivedAt } satisfies ProviderEventEntity;
    try {
      await together([() => this.adding.write(row), alongside]);
      return true;
    } catch (error) {
      if (brokenConstraint(error) === PRIMARY_KEY) return false;
      throw error;
    }
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
