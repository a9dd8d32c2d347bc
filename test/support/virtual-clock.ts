import { Clock } from '../../src/kernel/time.js';
import type { TestApp } from './start-test-app.js';

interface Database {
  query(sql: string): Promise<unknown>;
}

/** Puts the time of a database that many ms ahead of its real one. */
export const moveShopNow = (database: Database, aheadMs: number) =>
  database.query(`
    CREATE OR REPLACE FUNCTION shop_now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
    AS 'SELECT clock_timestamp() + interval ''${aheadMs} milliseconds'''`);

/** Puts the clock of this process that many ms ahead; the database's stays. */
export function moveClock({ app }: TestApp, aheadMs: number): void {
  app.get(Clock).now = () => new Date(Date.now() + aheadMs);
}

/** Has the clock of this process stand still, so that no call is given back while a slow machine makes many. */
export function stopClock({ app }: TestApp): void {
  const now = new Date();
  app.get(Clock).now = () => now;
}

/** Puts all clocks of the shop that many ms ahead. */
export async function moveTime(shop: TestApp, database: Database, aheadMs: number): Promise<void> {
  moveClock(shop, aheadMs);
  await moveShopNow(database, aheadMs);
}
