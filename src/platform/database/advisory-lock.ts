import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';

const LOOK_AGAIN_MS = 100;

/** What one process at a time does, by numbers that no other program locks on. */
export const LOCKS = { migration: 7_265_011, seed: 7_265_012, import: 7_265_013 } as const;

/** Runs the work in one process at a time; the others wait. A process that dies lets the next one in. */
export async function underAdvisoryLock<Result>(
  dataSource: DataSource,
  lock: keyof typeof LOCKS,
  work: (runner: QueryRunner) => Promise<Result>,
): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  try {
    // Asked again and again: a query that waits for long is given up.
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
