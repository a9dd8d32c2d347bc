import { Logger } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { underAdvisoryLock } from './advisory-lock.js';
import { sqlState } from './database-errors.js';

/**
 * Requests queue behind a statement that waits for a table's lock, so it waits for this long, in ms.
 * A quarter of Postgres' `deadlock_timeout`, so that the migration gives way and not a request, also where the
 * machine stalls for a moment.
 */
const LOCK_TIMEOUT_MS = 250;
/** Requests catch up meanwhile, in ms. */
const PAUSE_MS = 1_000;
/** A lock timeout, and a deadlock. */
const LOCKED = ['55P03', '40P01'];

/**
 * Runs migrations in one process at a time, while others sell. `work` is repeated while
 * requests, or a long transaction such as a backup, hold a lock that it needs.
 */
export async function changeSchema<Result>(
  dataSource: DataSource,
  work: (runner: QueryRunner) => Promise<Result>,
): Promise<Result> {
  const logger = new Logger('Database');
  return underAdvisoryLock(dataSource, 'migration', async (runner) => {
    await limitLockWaits(runner);
    for (;;) {
      try {
        return await work(runner);
      } catch (error) {
        if (!LOCKED.includes(sqlState(error) ?? '')) throw error;
        logger.warn('A migration waits for a table that other transactions use; trying again.');
        await pause(PAUSE_MS);
      }
    }
  });
}

/**
 * Creates an index while the shop writes to its table: `CREATE INDEX CONCURRENTLY name ON …`. Its
 * migration has `transaction = false` and does nothing else that may not be repeated.
 * @param definition what follows the name, from `ON` on
 */
export async function createIndexConcurrently(
  runner: QueryRunner,
  name: string,
  definition: string,
  kind: 'INDEX' | 'UNIQUE INDEX' = 'INDEX',
): Promise<void> {
  // It waits for all transactions that are open, but nobody waits for it.
  await runner.query('SET lock_timeout = 0');
  try {
    // An interrupted run leaves an invalid index.
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    await runner.query(`CREATE ${kind} CONCURRENTLY ${name} ${definition}`);
  } finally {
    await limitLockWaits(runner);
  }
}

const limitLockWaits = (runner: QueryRunner) =>
  runner.query(`SET lock_timeout = ${LOCK_TIMEOUT_MS}`);
