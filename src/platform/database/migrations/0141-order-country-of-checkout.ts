import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/**
 * Gives an order the country that its checkout was priced to where none is written: the build before completes
 * checkouts of this one, and knows no country. A checkout without a destination is of the build before.
 */
export class OrderCountryOfCheckout1700000000141 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION set_order_country() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.country := (SELECT pricing->'destination'->>'country' FROM checkout
                           WHERE id = NEW.checkout_id);
          RETURN NEW;
        END
      $$;
      CREATE TRIGGER order_country BEFORE INSERT ON orders
        FOR EACH ROW WHEN (NEW.country IS NULL) EXECUTE FUNCTION set_order_country();

      -- None of a release.
      UPDATE orders SET country = pricing->'destination'->>'country' FROM checkout
       WHERE checkout.id = checkout_id AND orders.country IS NULL
         AND pricing->'destination'->>'country' IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER order_country ON orders;
      DROP FUNCTION set_order_country();
    `);
  }
}
