import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** Unconfirmed changes of email addresses, which the old address can undo. */
export class EmailChange1700000000031 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE email_change (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL UNIQUE REFERENCES users ON DELETE CASCADE,
        old_email text NOT NULL,
        token_hash text NOT NULL UNIQUE,
        expires_at timestamptz NOT NULL
      );
      COMMENT ON COLUMN email_change.token_hash IS 'of the link that undoes it';
      CREATE INDEX email_change_old_email ON email_change (lower(old_email));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE email_change');
  }
}
