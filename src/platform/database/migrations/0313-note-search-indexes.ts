import type { QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../change-schema.js';
import type { VersionedMigration } from '../versioned-migration.js';

/** Of the notes of staff on orders, and of shoppers on returns. */
const INDEXES = {
  customer_note_folded: `ON customer_note USING gin (fold_text(' ' || text) gin_trgm_ops)`,
  order_return_folded: `ON order_return USING gin (fold_text(' ' || note) gin_trgm_ops)`,
};

/** Finds orders by what was noted. */
export class NoteSearchIndexes1700000000313 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES)) {
      await createIndexConcurrently(runner, name, definition);
    }
    // The planner knows nothing of an expression until then.
    await runner.query('ANALYZE customer_note, order_return');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${Object.keys(INDEXES).join(', ')}`);
  }
}
