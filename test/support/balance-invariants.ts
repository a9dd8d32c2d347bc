import type { Client } from 'pg';
import { type Invariants, violationsOf } from '../../src/platform/backup/invariants/invariants.js';
import { eventually } from './eventually.js';

/** Conditions that hold once the balance was fetched after all that moved it. */
export const BALANCE_INVARIANTS: Invariants = {
  // As the reconciliation compares, but without its hour for what may be late.
  'a difference between the shop and the balance at the card provider': `
    SELECT kind || ' ' || id FROM balance_mismatches('-infinity', (SELECT read_until FROM balance_cursor))`,
  'a balance that the card provider does not have': `
    SELECT balance_cents || ' <> ' || provider_cents FROM balance_cursor WHERE balance_cents <> provider_cents`,
};

/** Lets the next process that looks fetch the balance. */
export const fetchBalanceSoon = (db: Client): Promise<unknown> =>
  db.query(`UPDATE lease SET due_at = shop_now() WHERE name = 'books.fetch-balance'`);

/** Waits until the balance was fetched and all of it is explained. */
export async function expectBalanced(db: Client, withinMs: number): Promise<void> {
  const { rows } = await db.query<{ now: Date }>('SELECT shop_now() AS now');
  await eventually(async () => {
    await fetchBalanceSoon(db);
    const read = await db.query('SELECT FROM balance_cursor WHERE balance_at >= $1', [
      rows[0]?.now,
    ]);
    expect(read.rowCount).toBe(1);
    expect(await violationsOf(db, BALANCE_INVARIANTS)).toEqual([]);
  }, withinMs);
}
