import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** What each account and address uploaded, until something shows it. */
export class MediaUploads1700000000265 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE media_upload (
        uploader text NOT NULL,
        name text NOT NULL REFERENCES media ON DELETE CASCADE,
        bytes integer NOT NULL,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (uploader, name)
      );
      COMMENT ON COLUMN media_upload.bytes IS 'as stored, without its narrower copies';
      CREATE INDEX media_upload_name ON media_upload (name);
      CREATE INDEX media_upload_age ON media_upload (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE media_upload');
  }
}
