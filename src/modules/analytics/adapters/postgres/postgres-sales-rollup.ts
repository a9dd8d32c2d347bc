import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import { type RollupEntry, SalesRollup } from '../../ports/sales-rollup.js';

/** Adds to the sums of a day and status; always in one order, so that two writers never block. */
const ADD_TO_SUMS = `
  INSERT INTO sales_day (day, status, orders, cents)
  SELECT * FROM unnest($1::date[], $2::text[], $3::int[], $4::bigint[])
      AS change (day, status, orders, cents)
   ORDER BY day, status
  ON CONFLICT (day, status) DO UPDATE SET
    orders = sales_day.orders + excluded.orders, cents = sales_day.cents + excluded.cents`;

/** The daily sales in Postgres. */
@Injectable()
export class PostgresSalesRollup extends SalesRollup {
  constructor(private readonly database: Database) {
    super();
  }

  async lock(orderId: string): Promise<RollupEntry | undefined> {
    const [row] = await this.database.write<RollupEntry | { day: null }>(
      `INSERT INTO counted_order (order_id) VALUES ($1)
       ON CONFLICT (order_id) DO UPDATE SET order_id = excluded.order_id
       RETURNING day::text, status, cents`,
      [orderId],
    );
    return row && row.day !== null ? row : undefined;
  }

  async move(orderId: string, before: RollupEntry | undefined, after: RollupEntry): Promise<void> {
    if (before && same(before, after)) return;
    await this.database.write(
      'UPDATE counted_order SET day = $2, status = $3, cents = $4 WHERE order_id = $1',
      [orderId, after.day, after.status, after.cents],
    );
    const changes = [
      ...(before ? [{ ...before, orders: -1, cents: -before.cents }] : []),
      { ...after, orders: 1 },
    ];
    await this.database.write(ADD_TO_SUMS, [
      changes.map(({ day }) => day),
      changes.map(({ status }) => status),
      changes.map(({ orders }) => orders),
      changes.map(({ cents }) => cents),
    ]);
  }
}

function same(one: RollupEntry, other: RollupEntry): boolean {
  return one.day === other.day && one.status === other.status && one.cents === other.cents;
}
