import type { QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../change-schema.js';
import type { VersionedMigration } from '../versioned-migration.js';

/** Of accounts, the audit log, subscribers and contact messages. */
const INDEXES = {
  users_folded: `ON users USING gin (fold_text(' ' || name || ' ' || email || ' ' || coalesce(phone, '')) gin_trgm_ops)`,
  audit_entry_folded: `ON audit_entry USING gin (fold_text(' ' || action || ' ' || subject
    || ' ' || replace(coalesce(before::text, ''), '"', ' ')
    || ' ' || replace(coalesce(after::text, ''), '"', ' ')) gin_trgm_ops)`,
  subscriber_folded: `ON subscriber USING gin (fold_text(' ' || email) gin_trgm_ops)`,
  contact_message_folded: `ON contact_message USING gin
    (fold_text(' ' || name || ' ' || email || ' ' || subject || ' ' || message) gin_trgm_ops)`,
};

/** What the other searches of the staff read, whatever the accents, the apostrophes and the case are. */
export class AccountSearchIndexes1700000000312 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES)) {
      await createIndexConcurrently(runner, name, definition);
    }
    // The planner knows nothing of an expression until then.
    await runner.query('ANALYZE users, audit_entry, subscriber, contact_message');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${Object.keys(INDEXES).join(', ')}`);
  }
}
