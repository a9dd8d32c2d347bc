import { eventually } from './eventually.js';
import type { OpenDatabase } from './open-database.js';

/** Resolves once `count` statements of a database wait for a lock. */
export async function untilLockWaits({ dataSource }: OpenDatabase, count: number): Promise<void> {
  const waiting = `SELECT FROM pg_stat_activity
                    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await eventually(async () => expect(await dataSource.query(waiting)).toHaveLength(count));
}
