import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Ids } from '../../kernel/ids.js';
import { asDate, asNumber, nullable } from '../database/decode.js';
import { computed } from '../database/fields.js';
import { Repositories } from '../database/repositories.js';
import { Statements } from '../database/statements.js';
import { WorkerEntity } from './worker.entity.js';

const HEARTBEAT_MS = 10_000;
/** A worker that missed its heartbeats for so long counts as dead. */
const IS_ALIVE = `worker.stoppedAt IS NULL AND worker.seenAt > now() - interval '1 minute'`;
/** When it was last seen stays known for so long. */
const IS_OLD = `seen_at < now() - interval '1 day'`;

/** Who works the queues off. */
export interface WorkersState {
  /** Whether there must be workers: without Redis the shop's own processes do their work. */
  readonly needed: boolean;
  /** How many were seen within the last minute. */
  readonly alive: number;
  readonly lastSeenAt: Date | null;
}

/** The heartbeats of worker processes, in Postgres and by its clock. */
@Injectable()
export class WorkerHeartbeats {
  private readonly seen = this.statements.prepare({
    select: {
      alive: computed(`count(*) FILTER (WHERE ${IS_ALIVE})::integer`, asNumber),
      lastSeenAt: computed('max(worker.seenAt)', nullable(asDate)),
    },
    build: (query) => query.from(WorkerEntity, 'worker'),
  });
  private readonly id: string;
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> = Promise.resolve();

  constructor(
    private readonly repositories: Repositories,
    private readonly statements: Statements,
    private readonly env: Env,
    ids: Ids,
  ) {
    this.id = ids.next();
  }

  /** This process is a worker from now on. */
  async start(): Promise<void> {
    this.timer = setInterval(() => void this.beat().catch(() => undefined), HEARTBEAT_MS);
    await this.beat();
  }

  /** It is none any more, even where a heartbeat is under way. When it was last seen stays known. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.beating.catch(() => undefined);
    await this.workers.update({ id: this.id }, { stoppedAt: () => 'now()' });
  }

  async state(): Promise<WorkersState> {
    const seen = await this.seen.one({});
    return { ...seen!, needed: this.env.REDIS_URL !== undefined };
  }

  private beat(): Promise<void> {
    this.beating = this.write();
    return this.beating;
  }

  private async write(): Promise<void> {
    await this.workers
      .createQueryBuilder()
      .insert()
      .values({ id: this.id, seenAt: () => 'now()', stoppedAt: null })
      .orUpdate(['seen_at', 'stopped_at'], ['id'])
      .updateEntity(false)
      .execute();
    await this.workers.createQueryBuilder().delete().where(IS_OLD).execute();
  }

  private get workers() {
    return this.repositories.writeAlone(WorkerEntity);
  }
}
