import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sales by day, so that the dashboard never counts orders; what was sold so far is counted in. */
export class Analytics1700000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE counted_order (
        order_id uuid PRIMARY KEY,
        day date,
        status text,
        cents integer
      );
      COMMENT ON TABLE counted_order IS 'as what each order is in sales_day; nulls: not yet';
      CREATE INDEX counted_order_day ON counted_order (day);
      CREATE TABLE sales_day (
        day date NOT NULL,
        status text NOT NULL,
        orders integer NOT NULL,
        cents bigint NOT NULL,
        PRIMARY KEY (day, status)
      );
      COMMENT ON TABLE sales_day IS 'orders by the UTC day of their placing and their status now';

      INSERT INTO counted_order (order_id, day, status, cents)
      SELECT id, (created_at AT TIME ZONE 'UTC')::date, status, total_cents FROM orders;
      INSERT INTO sales_day (day, status, orders, cents)
      SELECT day, status, count(*), sum(cents) FROM counted_order GROUP BY day, status;

      CREATE INDEX person_role ON person (role);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX person_role');
    await runner.query('DROP TABLE sales_day, counted_order');
  }
}
