import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** Discount codes; none, so that nothing is lowered. The next two migrations find their uses. */
export class DiscountCodes1700000000130 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE discount_code (
        id uuid PRIMARY KEY,
        code text NOT NULL CONSTRAINT discount_code_code_check CHECK (code = upper(code)),
        kind text NOT NULL,
        percent integer,
        amount_cents integer,
        minimum_cents integer
          CONSTRAINT discount_code_minimum_cents_check CHECK (minimum_cents > 0),
        scope text NOT NULL
          CONSTRAINT discount_code_scope_check CHECK (scope IN ('all', 'products', 'categories')),
        target_ids uuid[] NOT NULL,
        starts_at timestamptz,
        ends_at timestamptz,
        max_uses integer CONSTRAINT discount_code_max_uses_check CHECK (max_uses > 0),
        max_uses_per_customer integer
          CONSTRAINT discount_code_max_uses_per_customer_check CHECK (max_uses_per_customer > 0),
        is_active boolean NOT NULL,
        created_at timestamptz NOT NULL,
        version integer NOT NULL,
        CONSTRAINT discount_code_value_check CHECK (CASE kind
          WHEN 'percent' THEN percent BETWEEN 1 AND 100 AND amount_cents IS NULL
          WHEN 'amount' THEN amount_cents > 0 AND percent IS NULL
          WHEN 'free_delivery' THEN percent IS NULL AND amount_cents IS NULL
          ELSE false END),
        CONSTRAINT discount_code_ends_at_check CHECK (ends_at > starts_at)
      );
      CREATE UNIQUE INDEX discount_code_code ON discount_code (code);
      CREATE TABLE late_discount_use (
        order_id uuid PRIMARY KEY,
        code text NOT NULL
      );
      CREATE INDEX late_discount_use_code ON late_discount_use (code);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE late_discount_use;
      DROP TABLE discount_code;
    `);
  }
}
