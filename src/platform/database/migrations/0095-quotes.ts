import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/**
 * What a purchase costs or saves beside the prices of its lines: discount, delivery and tax. The
 * defaults are those of a sale without any, as the build before still writes it.
 */
export class Quotes1700000000095 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE checkout ADD COLUMN pricing jsonb;
      ALTER TABLE orders
        ADD COLUMN shipping_method text,
        ADD COLUMN shipping_tax_cents integer NOT NULL DEFAULT 0,
        ADD COLUMN discount_cents integer NOT NULL DEFAULT 0,
        ADD COLUMN discount_code text,
        ADD COLUMN tax_cents integer NOT NULL DEFAULT 0,
        ADD COLUMN is_tax_included boolean NOT NULL DEFAULT false,
        ADD COLUMN currency text NOT NULL DEFAULT 'usd';
      ALTER TABLE order_line
        ADD COLUMN discount_cents integer NOT NULL DEFAULT 0,
        ADD COLUMN tax_cents integer NOT NULL DEFAULT 0;
      ALTER TABLE orders
        ADD CONSTRAINT orders_discount_cents_check CHECK (discount_cents >= 0),
        ADD CONSTRAINT orders_tax_cents_check
          CHECK (shipping_tax_cents >= 0 AND shipping_tax_cents <= tax_cents);
      ALTER TABLE order_line
        ADD CONSTRAINT order_line_discount_cents_check
          CHECK (discount_cents >= 0 AND discount_cents <= price_cents::bigint * quantity),
        ADD CONSTRAINT order_line_tax_cents_check CHECK (tax_cents >= 0);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- In the order in which requests lock them, for a read of release 0.2.0 fails at a deadlock.
      ALTER TABLE checkout DROP COLUMN pricing;
      ALTER TABLE orders
        DROP COLUMN shipping_method, DROP COLUMN shipping_tax_cents, DROP COLUMN discount_cents,
        DROP COLUMN discount_code, DROP COLUMN tax_cents, DROP COLUMN is_tax_included,
        DROP COLUMN currency;
      ALTER TABLE order_line DROP COLUMN discount_cents, DROP COLUMN tax_cents;
    `);
  }
}
