import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** A note of the staff can be about one order of its customer. */
export class OrderNotes1700000000125 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE customer_note ADD order_id uuid
         CONSTRAINT customer_note_order_id_fkey REFERENCES orders (id) ON DELETE CASCADE`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE customer_note DROP order_id');
  }
}
