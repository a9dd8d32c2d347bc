import type { Client } from 'pg';
import { eventually } from './eventually.js';

/**
 * Empties `tables` of a running shop, and what refers to them. TRUNCATE locks one table after the other, so it
 * deadlocks with a job under way that holds one and wants another, and is then tried again.
 */
export async function truncate(db: Client, ...tables: readonly string[]): Promise<void> {
  await eventually(() => db.query(`TRUNCATE ${tables.join(', ')} CASCADE`));
}
