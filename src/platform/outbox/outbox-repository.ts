import { Injectable } from '@nestjs/common';
import { IsNull, Raw } from 'typeorm';
import { Env } from '../../config/env.js';
import { asNumber } from '../database/decode.js';
import { columns, type RowOf, value } from '../database/fields.js';
import { anyOf, hiddenValue } from '../database/bind-parameters.js';
import { msFromNow, SHOP_NOW } from '../database/shop-now.js';
import { Repositories } from '../database/repositories.js';
import { Statements } from '../database/statements.js';
import { JOB_MAX_ATTEMPTS } from './backoff.js';
import { JobAlreadyDone, type QueueName } from './job.js';
import { isNext, NOTIFY_NEXT } from './job-order.js';
import { OutboxEntity } from './outbox.entity.js';

const CLAIMED = {
  // `orderingKey` identifies the job's subject; `dueAt` changes with each postponed attempt.
  ...columns(OutboxEntity, 'outbox', [
    'id',
    'job',
    'queue',
    'payload',
    'orderingKey',
    'traceParent',
    'attempts',
    'dueAt',
  ]),
  ageMs: value(asNumber),
};
const DUE = columns(OutboxEntity, 'outbox', ['queue']);
const RETURNING = `id, job, queue, payload, ordering_key, trace_parent, attempts, due_at,
  (extract(epoch FROM ${SHOP_NOW} - created_at) * 1000)::float8 AS "ageMs"`;

/** A job that a process has claimed. */
export type ClaimedJob = RowOf<typeof CLAIMED>;

/** Must equal the condition of the partial indexes. */
const IS_OPEN = 'done_at IS NULL AND failed_at IS NULL';
const IS_DUE = `${IS_OPEN} AND due_at <= ${SHOP_NOW}`;
const IS_UNLEASED = `(leased_until IS NULL OR leased_until <= ${SHOP_NOW})`;
/** An attempt that began and never ended counts as lost. */
const COUNT_LOST = 'lost + begun::integer';
/** One more loss exceeds the limit: a job that crashes its process would be retried forever. */
const IS_LOST = `(begun AND lost >= ${JOB_MAX_ATTEMPTS - 1})`;
const LOST = `The process ended while it worked at this, ${JOB_MAX_ATTEMPTS} times.`;

/** The queues to claim from, and how many jobs of each. */
const WANTED = `unnest(${hiddenValue('queues', 'text[]')}, ${hiddenValue('limits', 'integer[]')}) wanted (queue, jobs)`;

/** Columns after an attempt that ended. */
const ENDED = { leasedUntil: null, begun: false, lost: 0 };

/**
 * The outbox table: jobs are claimed by lease, then their results recorded. Leases and due times
 * use the database's clock, so that processes with different clocks agree.
 */
@Injectable()
export class OutboxRepository {
  private readonly claiming = this.statements.prepareWrite({
    entity: OutboxEntity,
    params: ['queues', 'limits', 'attempts', 'begun', 'leaseMs', 'lostError'],
    returning: CLAIMED,
    build: (outbox) => {
      const claimable = outbox
        .createQueryBuilder('claimable')
        .select('claimable.id', 'id')
        .where(`${IS_DUE} AND queue = wanted.queue AND NOT ${IS_LOST}`)
        .andWhere(IS_UNLEASED)
        .andWhere(isNext('claimable'))
        .orderBy('claimable.dueAt')
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked');
      const giveUp = outbox
        .createQueryBuilder()
        .update()
        .set({
          failedAt: () => SHOP_NOW,
          leasedUntil: () => 'NULL',
          begun: () => 'false',
          lastError: () => ':lostError',
        })
        .where(
          `${IS_DUE} AND queue = ${anyOf('queues', 'text')} AND leased_until <= ${SHOP_NOW} AND ${IS_LOST}`,
        );
      const found = `LATERAL (${claimable.getQuery()} LIMIT wanted.jobs) found`;
      return (
        outbox
          .createQueryBuilder()
          .addCommonTableExpression(giveUp.getQuery(), 'given_up')
          .update()
          .set({
            leasedUntil: () => msFromNow('leaseMs'),
            attempts: () => 'attempts + :attempts',
            lost: () => COUNT_LOST,
            begun: () => ':begun',
          })
          // An array is made once; a subquery of IN may be read again for each row, and lock more
          // than its limit.
          .where(`id = ANY (ARRAY(SELECT found.id FROM ${WANTED}, ${found}))`)
          .returning(RETURNING)
      );
    },
  });
  private readonly completing = this.statements.prepareWrite({
    entity: OutboxEntity,
    params: ['id'],
    returning: columns(OutboxEntity, 'outbox', ['id']),
    build: (outbox) =>
      outbox
        .createQueryBuilder()
        .update()
        .set({ doneAt: () => SHOP_NOW, lastError: null })
        .where('id = :id AND done_at IS NULL')
        .returning(`id, ${NOTIFY_NEXT}`),
  });

  constructor(
    private readonly repositories: Repositories,
    private readonly statements: Statements,
    private readonly env: Env,
  ) {}

  /** The queues that have jobs to claim, in one statement: most polls find none. */
  async dueQueues(): Promise<QueueName[]> {
    const due = await this.rows
      .createQueryBuilder('outbox')
      .select('outbox.queue', 'queue')
      .distinct(true)
      .where(`${IS_DUE} AND ${IS_UNLEASED} AND ${isNext('outbox')}`)
      .getRawMany();
    return this.statements.returned({ raw: due }, DUE).map(({ queue }) => queue);
  }

  /** Whether due jobs of a queue wait for a process to begin them. */
  async hasWaiting(queue: QueueName): Promise<boolean> {
    return this.rows
      .createQueryBuilder('outbox')
      .where(`${IS_DUE} AND NOT begun AND queue = :queue AND ${isNext('outbox')}`, { queue })
      .getExists();
  }

  /**
   * Leases due jobs, up to a number of each queue, in one round trip, committed before any of them
   * runs. `isAttempt` tells whether the attempt begins with the claim or later, by `begin`.
   */
  async claim(limits: ReadonlyMap<QueueName, number>, isAttempt: boolean): Promise<ClaimedJob[]> {
    return this.claiming.writeAlone({
      queues: [...limits.keys()],
      limits: [...limits.values()],
      attempts: isAttempt ? 1 : 0,
      begun: isAttempt,
      leaseMs: this.env.OUTBOX_LEASE_MS,
      lostError: LOST,
    });
  }

  /** The due jobs of a name that no process has claimed, up to `limit` of them. */
  async dueJobs(job: string, limit: number): Promise<string[]> {
    const due = await this.rows.find({
      select: { id: true },
      where: {
        job,
        doneAt: IsNull(),
        failedAt: IsNull(),
        dueAt: Raw((at) => `${at} <= ${SHOP_NOW}`),
        leasedUntil: Raw((at) => `(${at} IS NULL OR ${at} <= ${SHOP_NOW})`),
      },
      order: { dueAt: 'ASC' },
      take: limit,
    });
    return due.map(({ id }) => id);
  }

  /** Begins an attempt of a handed-over job; undefined where it needs none now. */
  async begin(id: string): Promise<ClaimedJob | undefined> {
    const result = await this.rows
      .createQueryBuilder()
      .update()
      .set({
        leasedUntil: () => msFromNow('leaseMs'),
        attempts: () => 'attempts + 1',
        lost: () => COUNT_LOST,
        begun: true,
      })
      .where({ id })
      .andWhere(`${IS_DUE} AND NOT ${IS_LOST} AND ${isNext('outbox')}`)
      .setParameter('leaseMs', this.env.OUTBOX_LEASE_MS)
      .returning(RETURNING)
      .execute();
    const [begun] = this.statements.returned(result, CLAIMED);
    return begun;
  }

  /** Releases the lease of a job that could not be handed over. */
  async release(id: string): Promise<void> {
    await this.rows.update({ id }, { leasedUntil: null });
  }

  /** Records a job as done; joins the handler's transaction. @throws JobAlreadyDone */
  async complete(id: string): Promise<void> {
    const completed = await this.completing.writeAlone({ id });
    if (completed.length === 0) throw new JobAlreadyDone();
  }

  /** Releases the job; its next attempt is due in `delayMs`. */
  async retryIn(id: string, delayMs: number, lastError: string): Promise<void> {
    await this.rows
      .createQueryBuilder()
      .update()
      .set({ ...ENDED, dueAt: () => msFromNow('delayMs'), lastError })
      .where({ id, doneAt: IsNull() })
      .setParameter('delayMs', delayMs)
      .execute();
  }

  /** Records the job as failed, for an admin to see and retry. */
  async fail(id: string, lastError: string): Promise<void> {
    await this.rows
      .createQueryBuilder()
      .update()
      .set({ ...ENDED, failedAt: () => SHOP_NOW, lastError })
      .where({ id, doneAt: IsNull() })
      .returning(NOTIFY_NEXT)
      .execute();
  }

  /** Closes a job whose input is rejected: purged like a completed one, it says why until then. */
  async reject(id: string, lastError: string): Promise<void> {
    const changes = { ...ENDED, doneAt: () => SHOP_NOW, lastError };
    await this.rows.update({ id, doneAt: IsNull() }, changes);
  }

  /** Deletes up to `limit` jobs completed more than `keptMs` ago; returns how many. */
  async purgeCompleted(keptMs: number, limit: number): Promise<number> {
    const old = this.rows
      .createQueryBuilder('old')
      .select('old.id')
      .where(`old.doneAt < ${msFromNow('sinceMs')}`)
      .limit(limit);
    const { affected } = await this.rows
      .createQueryBuilder()
      .delete()
      .where(`id IN (${old.getQuery()})`, { sinceMs: -keptMs })
      .execute();
    return affected ?? 0;
  }

  private get rows() {
    return this.repositories.writeAlone(OutboxEntity);
  }
}
