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
