import type { DataSource, QueryRunner } from 'typeorm';

/** What one process at a time does, by numbers that no other program locks on. */
export const LOCKS = { migration: 7_265_011, seed: 7_265_012 } as const;

/** Runs the work in one process at a time; the others wait. A process that dies lets the next one in. */
export async function underAdvisoryLock<Result>(
  dataSource: DataSource,
  lock: keyof typeof LOCKS,
  work: (runner: QueryRunner) => Promise<Result>,
): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [LOCKS[lock]]);
    try {
      return await work(runner);
    } finally {
      await runner.query('SELECT pg_advisory_unlock($1)', [LOCKS[lock]]);
    }
  } finally {
    await runner.release();
  }
}
