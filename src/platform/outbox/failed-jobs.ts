import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { isId } from '../../kernel/ids.js';
import type { Page, PageRequest } from '../../kernel/page.js';
import { Database } from '../database/database.js';
import { listPage } from '../database/list-page.js';
import { TRIES_OF_WRONG_WORK } from './backoff.js';
import { WAKE_CHANNEL } from './outbox.js';

/** A job that failed for good, or waits after so many tries that somebody should know. */
export interface FailedJob {
  readonly id: string;
  readonly job: string;
  readonly queue: string;
  /** Ids and facts, never secrets. */
  readonly payload: object;
  readonly attempts: number;
  readonly error: string | null;
  readonly createdAt: Date;
  /** Null where it is still tried. */
  readonly failedAt: Date | null;
  /** Null where it is tried no more. */
  readonly nextTryAt: Date | null;
}

const COLUMNS = `
  id, job, queue, payload, attempts, last_error AS error, created_at AS "createdAt",
  failed_at AS "failedAt", CASE WHEN failed_at IS NULL THEN due_at END AS "nextTryAt"`;
/** Said so that each side has its index. */
const SHOWN = `done_at IS NULL AND (failed_at IS NOT NULL
  OR failed_at IS NULL AND attempts >= ${TRIES_OF_WRONG_WORK})`;

/** The jobs that an admin should look at. */
@Injectable()
export class FailedJobs {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  list(page: PageRequest): Promise<Page<FailedJob>> {
    return listPage<FailedJob & { id: string }>(this.database, page, {
      columns: COLUMNS,
      from: `outbox WHERE ${SHOWN}`,
      order: 'created_at DESC, id DESC',
      values: [],
    });
  }

  /**
   * Has a listed job tried again now, with all its tries before it. Joins the caller's transaction.
   * Answers the job as it was, undefined where no such job is listed.
   */
  async retry(id: string): Promise<FailedJob | undefined> {
    if (!isId(id)) return undefined;
    const [job] = await this.database.write<FailedJob & { id: string }>(
      `SELECT ${COLUMNS} FROM outbox WHERE id = $1 AND ${SHOWN} FOR UPDATE`,
      [id],
    );
    if (!job) return undefined;
    await this.database.write(
      'UPDATE outbox SET failed_at = NULL, attempts = 0, lost = 0, due_at = $2 WHERE id = $1',
      [id, this.clock.now()],
    );
    await this.database.write('SELECT pg_notify($1, $2)', [WAKE_CHANNEL, '']);
    return job;
  }
}
