import type { QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../change-schema.js';
import type { VersionedMigration } from '../versioned-migration.js';

/** Of orders, their lines and their parcels. */
const INDEXES = {
  orders_folded: `ON orders USING gin (fold_text(' ' || full_name || ' ' || email || ' ' || phone || ' ' || address
    || ' ' || city || ' ' || state || ' ' || zip || ' ' || coalesce(discount_code, '')) gin_trgm_ops)`,
  orders_country: 'ON orders (country)',
  order_line_folded: `ON order_line USING gin (to_tsvector('simple', fold_text(name)))`,
  parcel_tracking: `ON parcel USING gin (fold_text(replace(tracking_number, ' ', '')) gin_trgm_ops)`,
};

/** What the search of orders reads, whatever the accents, the apostrophes and the case are. */
export class OrderSearchIndexes1700000000311 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES)) {
      await createIndexConcurrently(runner, name, definition);
    }
    // The planner knows nothing of an expression until then.
    await runner.query('ANALYZE orders, order_line, parcel');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${Object.keys(INDEXES).join(', ')}`);
  }
}
