import { Injectable, type OnModuleInit } from '@nestjs/common';
import { asNumber, nullable } from '../database/decode.js';
import { computed } from '../database/fields.js';
import { SHOP_NOW } from '../database/shop-now.js';
import { Statements } from '../database/statements.js';
import { Metrics } from '../operations/metrics/metrics.js';
import { OutboxEntity } from './outbox.entity.js';
import { WorkerHeartbeats } from './worker-heartbeats.js';

/** Size of the backlog. */
export interface OutboxFigures {
  readonly waiting: number;
  /** Those of them whose last attempt failed. */
  readonly retrying: number;
  /** Seconds since the oldest waiting job was created; null where none waits. */
  readonly oldestSeconds: number | null;
  readonly failed: number;
}

/** Not since it is due: each failed attempt moves that time on. */
const OLDEST_SECONDS = `extract(epoch FROM ${SHOP_NOW} - min(job.createdAt))::integer`;
const RETRYING = 'count(*) FILTER (WHERE job.lastError IS NOT NULL)::integer';

/** The backlog of the outbox, for the admin and for Prometheus. */
@Injectable()
export class OutboxState implements OnModuleInit {
  // Each count has an index of its own, because by far the most rows are completed jobs.
  private readonly open = this.statements.prepare({
    select: {
      waiting: computed('count(*)::integer', asNumber),
      retrying: computed(RETRYING, asNumber),
      oldestSeconds: computed(OLDEST_SECONDS, nullable(asNumber)),
    },
    build: (query) =>
      query.from(OutboxEntity, 'job').where('job.doneAt IS NULL AND job.failedAt IS NULL'),
  });
  private readonly failed = this.statements.prepare({
    select: { failed: computed('count(*)::integer', asNumber) },
    build: (query) =>
      query.from(OutboxEntity, 'job').where('job.failedAt IS NOT NULL AND job.doneAt IS NULL'),
  });

  constructor(
    private readonly statements: Statements,
    private readonly workers: WorkerHeartbeats,
    private readonly metrics: Metrics,
  ) {}

  async figures(): Promise<OutboxFigures> {
    const [open, failed] = await Promise.all([
      this.open.exactlyOne({}),
      this.failed.exactlyOne({}),
    ]);
    return { ...open, ...failed };
  }

  onModuleInit(): void {
    this.metrics.gauges(
      {
        shop_outbox_waiting_jobs: 'Jobs that are not done yet.',
        shop_outbox_retrying_jobs: 'Those of them whose last attempt failed.',
        shop_outbox_oldest_seconds: 'Age of the oldest job that waits; 0 where none waits.',
        shop_outbox_failed_jobs: 'Jobs that failed for good and wait for an admin.',
      },
      async () => {
        const { waiting, retrying, oldestSeconds, failed } = await this.figures();
        return {
          shop_outbox_waiting_jobs: waiting,
          shop_outbox_retrying_jobs: retrying,
          shop_outbox_oldest_seconds: oldestSeconds ?? 0,
          shop_outbox_failed_jobs: failed,
        };
      },
    );
    this.metrics.gauges(
      {
        shop_workers_alive: 'Worker processes seen within the last minute.',
        shop_workers_needed: '1 with Redis, where the API processes run no jobs.',
      },
      async () => {
        const { alive, needed } = await this.workers.state();
        return { shop_workers_alive: alive, shop_workers_needed: needed ? 1 : 0 };
      },
    );
  }
}
