import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { Env } from '../../config/env.js';
import { isDatabaseAway } from './is-database-away.js';
import { sqlState } from './sql-state.js';

/** How long a replica that failed is left alone, in ms. */
const AWAY_MS = 5_000;
/** How long one that hangs is waited for, in ms. */
const TIMEOUT_MS = 2_000;
/** What it read was changed under it: the primary knows better. */
const CONFLICT = '40001';

const mayBeOld = new AsyncLocalStorage<true>();

/** Runs what may see the data of a moment ago: its reads go to the replica where there is one. */
export const onReplica = <Result>(work: () => Result): Result => mayBeOld.run(true, work);

/** Whether this may see the data of a moment ago. */
export const mayReadOld = (): boolean => mayBeOld.getStore() === true;

/**
 * The replica of `DATABASE_READ_URL`, for what everybody may read. While it is away, or still catches
 * up, the primary answers.
 */
@Injectable()
export class Replica implements OnApplicationShutdown {
  private readonly logger = new Logger('Replica');
  private readonly pool: pg.Pool | undefined;
  private restsUntil = 0;
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
    // The next query hears of it.
    this.pool.on('error', () => undefined);
  }

  /** Since when it has been away as this process sees it; undefined where there is no replica. */
  get state(): { readonly awaySince: Date | null } | undefined {
    return this.pool && { awaySince: this.failedAt ?? null };
  }

  /** Leaves it alone for so many ms: what has just been written is there by then. */
  rest(ms: number): void {
    this.restsUntil = Math.max(this.restsUntil, Date.now() + ms);
  }

  /** The answer of the replica; undefined where the primary has to give it. */
  async query<Row extends pg.QueryResultRow>(
    query: pg.QueryConfig,
  ): Promise<pg.QueryResult<Row> | undefined> {
    if (!this.pool || !mayReadOld() || Date.now() < this.restsUntil) return undefined;
    try {
      const answer = await this.pool.query<Row>(query);
      if (this.failedAt) this.logger.warn('The replica answers again.');
      this.failedAt = undefined;
      return answer;
    } catch (error) {
      if (isDatabaseAway(error)) this.noteAway(error);
      else if (sqlState(error) !== CONFLICT) throw error;
      return undefined;
    }
  }

  private noteAway(error: unknown): void {
    if (!this.failedAt)
      this.logger.warn(`The replica is away, the primary reads: ${String(error)}`);
    this.failedAt ??= new Date();
    this.rest(AWAY_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.end();
  }
}
