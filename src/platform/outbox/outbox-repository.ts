import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Clock } from '../../kernel/clock.js';
import { Database } from '../database/database.js';
import { TRIES_OF_WRONG_WORK } from './backoff.js';
import { JobAlreadyDone, type QueueName } from './job.js';

/** A claimed row of the outbox. */
export interface ClaimedJob {
  readonly id: string;
  readonly job: string;
  readonly queue: QueueName;
  readonly payload: object;
  /** What the job is about; null where its event does not say. */
  readonly ordering_key: string | null;
  readonly attempts: number;
  readonly created_at: Date;
  /** A new one with each try that was put off. */
  readonly due_at: Date;
}

const CLAIMED = 'id, job, queue, payload, ordering_key, attempts, created_at, due_at';
/** Work that takes its process with it would be begun for ever. */
const LOST = `The process ended while it worked at this, ${TRIES_OF_WRONG_WORK} times.`;
const COUNT_LOST = 'lost = lost + begun::integer';
/** BegunCheckout, and this would be one loss too many. */
const IS_LOST = `(begun AND lost >= ${TRIES_OF_WRONG_WORK - 1})`;

/** The outbox table as its relay sees it: claim by lease, then record what became of it. */
@Injectable()
export class OutboxRows {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /**
   * Leases up to `limit` waiting jobs of one queue; committed before anybody works on them.
   * `isTry` says whether the work begins with it, or later by `begin`.
   */
  claim(queue: QueueName, limit: number, isTry: boolean): Promise<ClaimedJob[]> {
    const now = this.clock.now();
    return this.database.writeAlone<ClaimedJob>(
      `WITH given_up AS (
           UPDATE outbox
              SET failed_at = $1, leased_until = NULL, begun = false, last_error = '${LOST}'
            WHERE done_at IS NULL AND failed_at IS NULL AND due_at <= $1 AND queue = $3
              AND leased_until <= $1 AND ${IS_LOST})
         UPDATE outbox SET leased_until = $2, attempts = attempts + $5::integer, ${COUNT_LOST},
                           begun = ($5::integer = 1)
          WHERE id IN (
            SELECT id FROM outbox
             WHERE done_at IS NULL AND failed_at IS NULL AND due_at <= $1 AND queue = $3
               AND (leased_until IS NULL OR leased_until <= $1) AND NOT ${IS_LOST}
             ORDER BY due_at LIMIT $4 FOR UPDATE SKIP LOCKED)
          RETURNING ${CLAIMED}`,
      [now, this.leaseFrom(now), queue, limit, isTry ? 1 : 0],
    );
  }

  /** Begins a try of a job that was handed over; undefined when there is nothing to do any more. */
  async begin(id: string): Promise<ClaimedJob | undefined> {
    const now = this.clock.now();
    const [begun] = await this.database.writeAlone<ClaimedJob>(
      `UPDATE outbox SET leased_until = $3, attempts = attempts + 1, ${COUNT_LOST}, begun = true
          WHERE id = $1 AND done_at IS NULL AND failed_at IS NULL AND due_at <= $2 AND NOT ${IS_LOST}
          RETURNING ${CLAIMED}`,
      [id, now, this.leaseFrom(now)],
    );
    return begun;
  }

  /** Whether an older job of the same queue and ordering key is neither done nor given up. */
  async hasOlder({ id, queue, ordering_key, created_at }: ClaimedJob): Promise<boolean> {
    if (ordering_key === null) return false;
    const [older] = await this.database.read(
      `SELECT id FROM outbox
        WHERE ordering_key = $1 AND queue = $2 AND done_at IS NULL AND failed_at IS NULL
          AND (created_at, id) < ($3, $4) LIMIT 1`,
      [ordering_key, queue, created_at, id],
    );
    return older !== undefined;
  }

  /** Ends the lease of a job that could not be handed over. */
  async handBack(id: string): Promise<void> {
    await this.database.writeAlone('UPDATE outbox SET leased_until = NULL WHERE id = $1', [id]);
  }

  private leaseFrom(now: Date): Date {
    return new Date(now.getTime() + this.env.OUTBOX_LEASE_MS);
  }

  /** Records a job as done; joins the handler's transaction. @throws JobAlreadyDone */
  async done(id: string): Promise<void> {
    const [done] = await this.database.writeAlone(
      `UPDATE outbox SET done_at = $2, last_error = NULL WHERE id = $1 AND done_at IS NULL
       RETURNING id`,
      [id, this.clock.now()],
    );
    if (!done) throw new JobAlreadyDone();
  }

  /** Gives the job back for a later try. */
  async retryAt(id: string, dueAt: Date, error: string): Promise<void> {
    await this.database.writeAlone(
      `UPDATE outbox SET leased_until = NULL, due_at = $2, last_error = $3, begun = false, lost = 0
          WHERE id = $1 AND done_at IS NULL`,
      [id, dueAt, error],
    );
  }

  /** Keeps the job as failed, to be seen and sent again by an admin. */
  async fail(id: string, error: string): Promise<void> {
    await this.database.writeAlone(
      `UPDATE outbox SET leased_until = NULL, failed_at = $2, last_error = $3, begun = false, lost = 0
          WHERE id = $1 AND done_at IS NULL`,
      [id, this.clock.now(), error],
    );
  }

  /** Deletes up to `limit` jobs that were done before a time; answers how many. */
  async forgetDone(before: Date, limit: number): Promise<number> {
    const gone = await this.database.writeAlone(
      `DELETE FROM outbox WHERE id IN (SELECT id FROM outbox WHERE done_at < $1 LIMIT $2)
       RETURNING id`,
      [before, limit],
    );
    return gone.length;
  }
}
