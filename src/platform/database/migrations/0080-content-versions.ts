import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** The content that exists once, such as the privacy policy, with its history. */
export class ContentVersions1700000000080 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE content_version (
        document text NOT NULL,
        version integer NOT NULL
          CONSTRAINT content_version_version_check CHECK (version > 0),
        values jsonb NOT NULL,
        at timestamptz NOT NULL,
        user_id uuid REFERENCES users ON DELETE SET NULL,
        restored_from integer,
        PRIMARY KEY (document, version)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE content_version');
  }
}
