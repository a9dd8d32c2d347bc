import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The pictures that are kept, and which rows of which module show them. */
export class Media1700000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE media (
        -- The hash of the content and the ending: the name in the store.
        name text PRIMARY KEY,
        mime text NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        -- The widths that exist beside the original, smallest first.
        widths integer[] NOT NULL DEFAULT '{}',
        -- Renewed when the same content is uploaded again.
        created_at timestamptz NOT NULL
      );
      CREATE INDEX media_age ON media (created_at);
      CREATE TABLE media_reference (
        owner text NOT NULL,
        owner_id text NOT NULL,
        name text NOT NULL REFERENCES media,
        PRIMARY KEY (owner, owner_id, name)
      );
      CREATE INDEX media_reference_name ON media_reference (name);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE media_reference, media');
  }
}
