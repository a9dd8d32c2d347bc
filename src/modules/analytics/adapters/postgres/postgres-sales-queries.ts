import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import { type RevenueDay, SalesQueries } from '../../ports/sales-queries.js';

/** The trailing 30 days of the first day reach 29 days further back. */
const REVENUE = `
  WITH daily AS (
    SELECT wanted.day, coalesce(sum(cents), 0) AS cents
      FROM (SELECT $1::date - back AS day FROM generate_series(0, $2::int + 28) AS back) AS wanted
      LEFT JOIN sales_day ON sales_day.day = wanted.day AND status = ANY($3)
     GROUP BY wanted.day
  ), summed AS (
    SELECT day, cents,
           sum(cents) OVER (ORDER BY day ROWS 6 PRECEDING) AS week,
           sum(cents) OVER (ORDER BY day ROWS 29 PRECEDING) AS month
      FROM daily
  )
  SELECT day::text, cents::float8 AS "dailyCents", week::float8 AS "weeklyCents",
         month::float8 AS "monthlyCents"
    FROM summed WHERE day > $1::date - $2::int ORDER BY day`;

/** Reads the daily sums: as many rows as days, however many orders. */
@Injectable()
export class PostgresSalesQueries extends SalesQueries {
  constructor(private readonly database: Database) {
    super();
  }

  revenue(until: Date, days: number, statuses: readonly string[]): Promise<RevenueDay[]> {
    return this.database.readPrepared<RevenueDay>(REVENUE, [
      until.toISOString().slice(0, 10),
      days,
      statuses,
    ]);
  }
}
