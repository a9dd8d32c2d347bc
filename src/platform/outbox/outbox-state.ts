import { Injectable, type OnModuleInit } from '@nestjs/common';
import { asNumber, nullable } from '../database/decode.js';
import { computed } from '../database/fields.js';
import { Statements } from '../database/statements.js';
import { Metrics } from '../operations/metrics/metrics.js';
import { OutboxEntity } from './outbox.entity.js';
import { WorkerHeartbeats } from './worker-heartbeats.js';

/** Size of the backlog. */
export interface OutboxFigures {
  readonly waiting: number;
  /** Age in seconds of the oldest due job; null where none waits. */
  readonly oldestSeconds: number | null;
  readonly failed: number;
}

const OLDEST_SECONDS =
  'extract(epoch FROM now() - min(job.dueAt) FILTER (WHERE job.dueAt <= now()))::integer';

/** The backlog of the outbox, for the admin and for Prometheus. */
@Injectable()
export class OutboxState implements OnModuleInit {
  // Each count has an index of its own, because by far the most rows are completed jobs.
  private readonly open = this.statements.prepare({
    select: {
      waiting: computed('count(*)::integer', asNumber),
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
    const [open, failed] = await Promise.all([this.open.one({}), this.failed.one({})]);
    return { ...open!, ...failed! };
  }

  onModuleInit(): void {
    this.metrics.gauges(
      {
        shop_outbox_waiting_jobs: 'Jobs that are not done yet.',
        shop_outbox_oldest_seconds: 'Age of the oldest job that is due; 0 where none waits.',
        shop_outbox_failed_jobs: 'Jobs that failed for good and wait for an admin.',
      },
      async () => {
        const { waiting, oldestSeconds, failed } = await this.figures();
        return {
          shop_outbox_waiting_jobs: waiting,
          shop_outbox_oldest_seconds: oldestSeconds ?? 0,
          shop_outbox_failed_jobs: failed,
        };
      },
    );
    this.metrics.gauges(
      { shop_workers_alive: 'Worker processes seen within the last minute.' },
      async () => ({ shop_workers_alive: (await this.workers.state()).alive }),
    );
  }
}
