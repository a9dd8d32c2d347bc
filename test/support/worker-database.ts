import { createDatabase, dropDatabase } from './postgres.js';

let made = 0;

/** The migrated, empty template of all test databases. */
export const TEMPLATE = 'vigor_template';

/** A migrated database of the caller, and how to drop it. */
export async function freshDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `vigor_test_${process.env.JEST_WORKER_ID ?? '0'}_${process.pid}_${++made}`;
  const url = await createDatabase(name, TEMPLATE);
  return { url, drop: () => dropDatabase(name) };
}
