import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** The state of contact messages, and the answers that staff give by email. */
export class ContactInbox1700000000090 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE contact_message
        ADD state text NOT NULL DEFAULT 'open' CONSTRAINT contact_message_state_check
          CHECK (state IN ('open', 'answered', 'closed')),
        ADD version integer NOT NULL DEFAULT 1;
      CREATE TABLE contact_answer (
        id uuid PRIMARY KEY,
        message_id uuid NOT NULL REFERENCES contact_message ON DELETE CASCADE,
        user_id uuid REFERENCES users ON DELETE SET NULL,
        text text NOT NULL,
        created_at timestamptz NOT NULL,
        sent_at timestamptz
      );
      CREATE INDEX contact_answer_message_id ON contact_answer (message_id, created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE contact_answer;
      ALTER TABLE contact_message DROP state, DROP version;
    `);
  }
}
