import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';

const LOOK_AGAIN_MS = 100;

/** Keys of the advisory locks, chosen so that no other program uses them. */
export const LOCKS = {
  migration: 7_265_011,
  seed: 7_265_012,
  import: 7_265_013,
  /** The first half of the keys of `TransactionLock`. */
  named: 7_265_014,
  /** Shared by transactions that enter the books; functions of the database take it. */
  ledger: 7_265_015,
} as const;

/** Runs `work` in one process at a time while the others wait. A process that dies releases the lock. */
export async function underAdvisoryLock<Result>(
  dataSource: DataSource,
  lock: keyof typeof LOCKS,
  work: (runner: QueryRunner) => Promise<Result>,
): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  try {
    // Polls, because a query that blocked on the lock would hit its timeout.
    while (!(await isTaken(runner, lock))) await pause(LOOK_AGAIN_MS);
    try {
      return await work(runner);
    } finally {
      await runner.query('SELECT pg_advisory_unlock($1)', [LOCKS[lock]]);
    }
  } finally {
    await runner.release();
  }
}

async function isTaken(runner: QueryRunner, lock: keyof typeof LOCKS): Promise<boolean> {
  const sql = 'SELECT pg_try_advisory_lock($1) AS taken';
  const [answer] = (await runner.query(sql, [LOCKS[lock]])) as { taken: boolean }[];
  return answer?.taken === true;
}
