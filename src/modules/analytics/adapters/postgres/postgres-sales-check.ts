import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import { type DayDifference, SalesCheck } from '../../ports/sales-check.js';

/** The orders of the UTC day $1, by their index. */
const ORDERS_OF_DAY = `
  SELECT id AS order_id, status, total_cents AS cents FROM orders
   WHERE created_at >= $1::date::timestamp AT TIME ZONE 'UTC'
     AND created_at < ($1::date + 1)::timestamp AT TIME ZONE 'UTC'`;

/**
 * One snapshot, so that nothing that is just being counted seems wrong: an order whose event waits
 * is not yet counted, and that is no difference.
 */
const DIFFERENCE = `
  WITH present AS (${ORDERS_OF_DAY}),
       counted AS (SELECT order_id, status, cents FROM counted_order WHERE day = $1),
       sums AS (SELECT status, count(*) AS orders, sum(cents) AS cents FROM counted GROUP BY status),
       kept AS (SELECT status, orders, cents FROM sales_day
                 WHERE day = $1 AND (orders, cents) <> (0, 0))
  SELECT $1::text AS day,
         (SELECT count(*)::int FROM present FULL JOIN counted USING (order_id)
           WHERE (present.status, present.cents) IS DISTINCT FROM (counted.status, counted.cents)
             AND NOT EXISTS (
               SELECT FROM outbox WHERE done_at IS NULL AND failed_at IS NULL
                  AND job LIKE 'analytics.%' AND payload->>'orderId' = order_id::text)) AS orders,
         (SELECT count(*)::int FROM sums FULL JOIN kept USING (status)
           WHERE (sums.orders, sums.cents) IS DISTINCT FROM (kept.orders, kept.cents)) AS sums`;

/** Compares and repairs by SQL, a day at a time. */
@Injectable()
export class PostgresSalesCheck extends SalesCheck {
  constructor(private readonly database: Database) {
    super();
  }

  async days(until: Date): Promise<string[]> {
    const rows = await this.database.read<{ day: string }>(
      `SELECT (first + step)::text AS day
         FROM (SELECT least((min(created_at) AT TIME ZONE 'UTC')::date,
                            (SELECT min(day) FROM sales_day)) AS first,
                      greatest($1::date, (SELECT max(day) FROM sales_day)) AS last
                 FROM orders) AS range,
              generate_series(0, last - first) AS step`,
      [until.toISOString().slice(0, 10)],
    );
    return rows.map(({ day }) => day);
  }

  async difference(day: string): Promise<DayDifference | undefined> {
    const [found] = await this.database.read<DayDifference & { day: string }>(DIFFERENCE, [day]);
    return found && found.orders + found.sums > 0 ? found : undefined;
  }

  async repair(day: string): Promise<void> {
    // Whoever counts an order holds a weaker lock on this table until it has committed.
    await this.database.write('LOCK TABLE counted_order IN SHARE ROW EXCLUSIVE MODE');
    await this.database.write('DELETE FROM counted_order WHERE day = $1', [day]);
    await this.database.write(
      `INSERT INTO counted_order (order_id, day, status, cents)
       SELECT order_id, $1::date, status, cents FROM (${ORDERS_OF_DAY}) AS present
       ON CONFLICT (order_id) DO UPDATE
         SET day = excluded.day, status = excluded.status, cents = excluded.cents`,
      [day],
    );
    await this.database.write('DELETE FROM sales_day WHERE day = $1', [day]);
    await this.database.write(
      `INSERT INTO sales_day (day, status, orders, cents)
       SELECT day, status, count(*), sum(cents) FROM counted_order WHERE day = $1
        GROUP BY day, status`,
      [day],
    );
  }
}
