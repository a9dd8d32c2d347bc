import { Injectable } from '@nestjs/common';
import { isId } from '../../kernel/ids.js';
import type { Page, PageRequest } from '../../kernel/page.js';
import { asDate, asText, nullable } from '../database/decode.js';
import { column, columns, computed } from '../database/fields.js';
import { Repositories } from '../database/repositories.js';
import { selectPage } from '../database/select-page.js';
import { SHOP_NOW } from '../database/shop-now.js';
import { Statements } from '../database/statements.js';
import { JOB_MAX_ATTEMPTS } from './backoff.js';
import { NOTIFY_QUEUE } from './outbox.js';
import { OutboxEntity } from './outbox.entity.js';

/** A job that failed for good, or waits after so many attempts that an admin should know. */
export interface FailedJob {
  readonly id: string;
  readonly job: string;
  readonly queue: string;
  /** Ids and facts, never secrets. */
  readonly payload: object;
  readonly attempts: number;
  readonly error: string | null;
  readonly createdAt: Date;
  /** Null while further attempts follow. */
  readonly failedAt: Date | null;
  /** Null where no further attempt follows. */
  readonly nextTryAt: Date | null;
}

/** How the tries of a job went so far. */
export const JOB_OUTCOME = {
  error: column(OutboxEntity, 'job', 'lastError'),
  nextTryAt: computed('CASE WHEN job.failedAt IS NULL THEN job.dueAt END', nullable(asDate)),
};

const FAILED_JOB = {
  ...columns(OutboxEntity, 'job', [
    'id',
    'job',
    'queue',
    'payload',
    'attempts',
    'createdAt',
    'failedAt',
  ]),
  ...JOB_OUTCOME,
};
/** Written so that each side of the OR can use its index. */
const IS_LISTED = `job.doneAt IS NULL AND (job.failedAt IS NOT NULL
  OR job.failedAt IS NULL AND job.attempts >= ${JOB_MAX_ATTEMPTS})`;

/** Jobs that need an admin's attention. */
@Injectable()
export class FailedJobs {
  private readonly locking = this.statements.prepare({
    select: FAILED_JOB,
    params: ['id'],
    build: (query) =>
      query
        .from(OutboxEntity, 'job')
        .where(`job.id = :id AND ${IS_LISTED}`)
        .setLock('pessimistic_write'),
  });

  constructor(
    private readonly repositories: Repositories,
    private readonly statements: Statements,
  ) {}

  /** Newest first. */
  list(page: PageRequest): Promise<Page<FailedJob>> {
    return selectPage(this.statements, page, {
      select: FAILED_JOB,
      from: (query) => query.from(OutboxEntity, 'job').where(IS_LISTED),
      order: (query) => query.orderBy('job.createdAt', 'DESC').addOrderBy('job.id', 'DESC'),
    });
  }

  /**
   * The errors of those jobs of a name that failed for good, or wait after many attempts: by the value
   * that a property of their payload has, for these values.
   */
  async errorsOf(
    job: string,
    property: string,
    values: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    if (values.length === 0) return new Map();
    const failed = await this.statements.select({
      select: { value: computed('job.payload ->> :property', asText), error: FAILED_JOB.error },
      build: (query) =>
        query
          .from(OutboxEntity, 'job')
          .where(`job.job = :job AND ${IS_LISTED}`, { job, property })
          .andWhere('job.payload ->> :property = ANY (:values)', { values: [...values] }),
    });
    return new Map(failed.map(({ value, error }) => [value, error ?? '']));
  }

  /**
   * Makes a listed job due now, with all its attempts available again. Joins the caller's
   * transaction. Returns the job as it was, or undefined where no such job is listed.
   */
  async retry(id: string): Promise<FailedJob | undefined> {
    const job = await this.lock(id);
    if (!job) return undefined;
    await this.repositories
      .write(OutboxEntity)
      .createQueryBuilder()
      .update()
      .set({ failedAt: null, attempts: 0, lost: 0, dueAt: () => SHOP_NOW })
      .where({ id })
      .returning(NOTIFY_QUEUE)
      .execute();
    return job;
  }

  /**
   * Gives a job up that failed for good: it never runs, is listed and counted no longer, and purged like a
   * completed one. Joins the caller's transaction. Returns the job as it was, or undefined where no such
   * job is listed, or further attempts follow.
   */
  async dismiss(id: string): Promise<FailedJob | undefined> {
    const job = await this.lock(id);
    if (!job?.failedAt) return undefined;
    await this.repositories
      .write(OutboxEntity)
      .createQueryBuilder()
      .update()
      .set({ doneAt: () => SHOP_NOW })
      .where({ id })
      .execute();
    return job;
  }

  private async lock(id: string): Promise<FailedJob | undefined> {
    return isId(id) ? this.locking.one({ id }) : undefined;
  }
}
