import { randomBytes } from 'node:crypto';
import { createDatabase, dropDatabase } from './postgres.js';

/** The migrated, empty template of all test databases. */
export const TEMPLATE = 'vigor_template';

/**
 * A migrated database of the caller, and how to drop it. Its name is used once: Redis and S3 keep
 * what an earlier test file has left under it.
 */
export async function freshDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `vigor_test_${randomBytes(8).toString('hex')}`;
  const url = await createDatabase(name, TEMPLATE);
  return { url, drop: () => dropDatabase(name) };
}
