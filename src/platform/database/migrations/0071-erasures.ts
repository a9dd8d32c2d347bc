import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** Notes on customers, and which accounts were erased. */
export class Erasures1700000000071 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD erased_at timestamptz;
      CREATE TABLE erasure (
        user_id uuid CONSTRAINT erasure_pkey PRIMARY KEY,
        at timestamptz NOT NULL
      );
      CREATE TABLE customer_note (
        id uuid CONSTRAINT customer_note_pkey PRIMARY KEY,
        user_id uuid NOT NULL CONSTRAINT customer_note_user_id_fkey REFERENCES users ON DELETE CASCADE,
        author_id uuid CONSTRAINT customer_note_author_id_fkey REFERENCES users ON DELETE SET NULL,
        text text NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX customer_note_user ON customer_note (user_id, created_at, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE customer_note, erasure;
      ALTER TABLE users DROP erased_at;
    `);
  }
}
