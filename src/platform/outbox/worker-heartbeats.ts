import { Injectable } from '@nestjs/common';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Env } from '../../config/env.js';
import { Ids } from '../../kernel/ids.js';
import { asDate, asNumber, nullable } from '../database/decode.js';
import { computed } from '../database/fields.js';
import { Repositories } from '../database/repositories.js';
import { SHOP_NOW } from '../database/shop-now.js';
import { Statements } from '../database/statements.js';

/** The heartbeat of a worker process. */
@Entity('worker')
export class WorkerEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('timestamptz')
  seenAt!: Date;

  @Column('timestamptz', { nullable: true })
  stoppedAt!: Date | null;
}

const HEARTBEAT_MS = 10_000;
/** A worker without a heartbeat for a minute counts as dead. */
const IS_ALIVE = `worker.stoppedAt IS NULL AND worker.seenAt > ${SHOP_NOW} - interval '1 minute'`;
/** Rows are kept a day, to show when a worker was last seen. */
const IS_OLD = `seen_at < ${SHOP_NOW} - interval '1 day'`;

export interface WorkersState {
  /** Whether workers are required: without Redis the API processes run the jobs. */
  readonly needed: boolean;
  /** Workers seen within the last minute. */
  readonly alive: number;
  readonly lastSeenAt: Date | null;
}

/** Heartbeats of the worker processes, stored in Postgres and timed by its clock. */
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

  /** Beats from now on, unless `isHung`: what claims no jobs does not count as alive. */
  async start(isHung: () => boolean = () => false): Promise<void> {
    this.timer = setInterval(() => {
      if (!isHung()) this.beat().catch(() => undefined);
    }, HEARTBEAT_MS);
    await this.beat();
  }

  /** Stops it, even while a heartbeat is being written. The time of the last one stays recorded. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.beating.catch(() => undefined);
    await this.workers.update({ id: this.id }, { stoppedAt: () => SHOP_NOW });
  }

  async state(): Promise<WorkersState> {
    const seen = await this.seen.exactlyOne({});
    return { ...seen, needed: this.env.REDIS_URL !== undefined };
  }

  private beat(): Promise<void> {
    this.beating = this.write();
    return this.beating;
  }

  private async write(): Promise<void> {
    await this.workers
      .createQueryBuilder()
      .insert()
      .values({ id: this.id, seenAt: () => SHOP_NOW, stoppedAt: null })
      .orUpdate(['seen_at', 'stopped_at'], ['id'])
      .updateEntity(false)
      .execute();
    await this.workers.createQueryBuilder().delete().where(IS_OLD).execute();
  }

  private get workers() {
    return this.repositories.writeAlone(WorkerEntity);
  }
}
