import { sqlState } from './database-errors.js';

/** A serialization failure, and a deadlock: Postgres has undone all of it, so it may run again. */
const RETRIED = new Set(['40001', '40P01']);
const TRIES = 5;

/**
 * Runs what is a transaction of its own again where it conflicted with another one.
 * @throws the last error after five tries, and any other error at once
 */
export async function retryConflicts<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= TRIES || !RETRIED.has(sqlState(error) ?? '')) throw error;
      await jitter(attempt);
    }
  }
}

/** Waits a short random time, so that two transactions that deadlocked do not collide again. */
function jitter(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
}
