import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Database } from '../database/database.js';
import { Metrics } from '../operations/metrics/metrics.js';
import { WorkerHeartbeats } from './worker-heartbeats.js';

/** What is still to be done. */
export interface OutboxFigures {
  readonly waiting: number;
  /** Age in seconds of the oldest job that is due; null where none waits. */
  readonly oldestSeconds: number | null;
  readonly failed: number;
}

/** How far the outbox has been worked off: for the admin, and for Prometheus. */
@Injectable()
export class OutboxState implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly workers: WorkerHeartbeats,
    private readonly metrics: Metrics,
  ) {}

  async figures(): Promise<OutboxFigures> {
    const [row] = await this.database.read<OutboxFigures>(
      // Each by an index of its own: what is done is kept for days, and is by far the most.
      `SELECT count(*)::int AS waiting,
              extract(epoch FROM $1 - min(due_at) FILTER (WHERE due_at <= $1))::int AS "oldestSeconds",
              (SELECT count(*)::int FROM outbox WHERE failed_at IS NOT NULL AND done_at IS NULL) AS failed
         FROM outbox WHERE done_at IS NULL AND failed_at IS NULL`,
      [this.clock.now()],
    );
    return row!;
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
