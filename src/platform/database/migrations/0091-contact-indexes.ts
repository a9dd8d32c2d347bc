import type { QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../change-schema.js';
import type { VersionedMigration } from '../versioned-migration.js';

/** The order, the filter and the search of the inbox. */
const INDEXES = {
  contact_message_created: 'ON contact_message (created_at, id)',
  contact_message_state_created: 'ON contact_message (state, created_at, id)',
  contact_message_text: `ON contact_message USING gin
    ((name || ' ' || email || ' ' || subject || ' ' || message) gin_trgm_ops)`,
};

/** An index for each way in which the inbox is read. */
export class ContactIndexes1700000000091 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES)) {
      await createIndexConcurrently(runner, name, definition);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${Object.keys(INDEXES).join(', ')}`);
  }
}
