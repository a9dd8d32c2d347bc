import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { Env } from '../../config/env.js';
import { isDatabaseAway, sqlState } from './database-errors.js';

/** How long a failed replica is skipped, in ms. */
const AWAY_MS = 5_000;
/** Timeout of connecting and of queries, in ms. */
const TIMEOUT_MS = 2_000;
/** The replica's query conflicted with recovery (replayed changes); the primary has no such conflict. */
const CONFLICT = '40001';

const staleReads = new AsyncLocalStorage<() => boolean>();

/** Runs work that tolerates slightly stale data; its reads go to the replica where there is one. */
export const onReplica = <Result>(work: () => Result): Result => onReplicaWhile(() => true, work);

/** The same for work that tolerates it only while `mayBeStale`, which each read asks. */
export const onReplicaWhile = <Result>(mayBeStale: () => boolean, work: () => Result): Result =>
  staleReads.run(mayBeStale, work);

/** Whether the current work tolerates slightly stale data. */
export const mayReadStale = (): boolean => staleReads.getStore()?.() === true;

/**
 * The read replica of `DATABASE_READ_URL`, for public data. While it is unavailable or has yet to
 * catch up, the primary serves the reads.
 */
@Injectable()
export class Replica implements OnApplicationShutdown {
  private readonly logger = new Logger('Replica');
  private readonly pool: pg.Pool | undefined;
  private skippedUntil = 0;
  private failedAt: Date | undefined;

  constructor(env: Env) {
    if (!env.DATABASE_READ_URL) return;
    this.pool = new pg.Pool({
      connectionString: env.DATABASE_READ_URL,
      max: env.DATABASE_POOL,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
    });
    // The next query reports the lost connection.
    this.pool.on('error', () => undefined);
  }

  /** Time since which this process cannot reach it; undefined where no replica is configured. */
  get state(): { readonly awaySince: Date | null } | undefined {
    return this.pool && { awaySince: this.failedAt ?? null };
  }

  /** Skips the replica for `ms`, by which time it has caught up with what was just written. */
  skipFor(ms: number): void {
    this.skippedUntil = Math.max(this.skippedUntil, Date.now() + ms);
  }

  /** Whether the replica may serve the reads of the current work. */
  get isServing(): boolean {
    return this.pool !== undefined && mayReadStale() && Date.now() >= this.skippedUntil;
  }

  /** The replica's result; undefined where the primary must run the query. */
  async query<Row extends pg.QueryResultRow>(
    query: pg.QueryConfig,
  ): Promise<pg.QueryResult<Row> | undefined> {
    if (!this.pool || !this.isServing) return undefined;
    try {
      const answer = await this.pool.query<Row>(query);
      if (this.failedAt) this.logger.warn('The read replica is available again.');
      this.failedAt = undefined;
      return answer;
    } catch (error) {
      if (isDatabaseAway(error)) this.recordFailure(error);
      else if (sqlState(error) !== CONFLICT) throw error;
      return undefined;
    }
  }

  /** The replica's rows, also while it is skipped. @throws Error where there is none, or it does not respond */
  async ask<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<Row[]> {
    if (!this.pool) throw new Error('There is no replica.');
    return (await this.pool.query<Row>(query)).rows;
  }

  private recordFailure(error: unknown): void {
    if (!this.failedAt)
      this.logger.warn(`The read replica is unavailable; reads use the primary: ${String(error)}`);
    this.failedAt ??= new Date();
    this.skipFor(AWAY_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.end();
  }
}
