import { AsyncLocalStorage } from 'node:async_hooks';
import { eventually } from './eventually.js';
import type { OpenDatabase } from './open-database.js';

/** How many statements of a database wait for a lock. */
export async function lockWaits({ dataSource }: OpenDatabase): Promise<number> {
  const waiting = `SELECT FROM pg_stat_activity
                    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return (await dataSource.query<readonly unknown[]>(waiting)).length;
}

/** Resolves once `count` statements of a database wait for a lock. */
export const untilLockWaits = (database: OpenDatabase, count: number): Promise<void> =>
  eventually(async () => expect(await lockWaits(database)).toBe(count));

/**
 * Starts works while `lock` is held, and lets go once each waits for it: none is done before another begins.
 * Returns how they ended; fails where one ends without having waited.
 */
export async function allAtOnce<Result>(
  database: OpenDatabase,
  lock: () => Promise<unknown>,
  ...works: readonly (() => Promise<Result>)[]
): Promise<readonly PromiseSettledResult<Result>[]> {
  // Inside, a work would join the transaction that holds the lock.
  const outside = AsyncLocalStorage.snapshot();
  const { ended } = await database.unitOfWork.run(async () => {
    await lock();
    let running = works.length;
    const started = works.map((work) => outside(work).finally(() => void (running -= 1)));
    const all = Promise.allSettled(started);
    await eventually(async () => {
      const waits = await lockWaits(database);
      if (running === works.length) expect(waits).toBe(running);
    });
    expect(running).toBe(works.length);
    return { ended: all };
  });
  return ended;
}
