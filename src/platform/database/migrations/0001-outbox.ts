import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs to be done after a commit, and the leases of repeated jobs. */
export class Outbox1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox (
        id uuid PRIMARY KEY,
        job text NOT NULL,
        queue text NOT NULL,
        payload jsonb NOT NULL,
        created_at timestamptz NOT NULL,
        due_at timestamptz NOT NULL,
        leased_until timestamptz,
        attempts integer NOT NULL DEFAULT 0,
        done_at timestamptz,
        failed_at timestamptz,
        last_error text
      );
      CREATE INDEX outbox_waiting ON outbox (due_at) WHERE done_at IS NULL AND failed_at IS NULL;
      CREATE INDEX outbox_failed ON outbox (failed_at) WHERE failed_at IS NOT NULL;
      CREATE INDEX outbox_done ON outbox (done_at) WHERE done_at IS NOT NULL;
      CREATE TABLE lease (
        name text PRIMARY KEY,
        holder uuid NOT NULL,
        held_until timestamptz NOT NULL,
        due_at timestamptz NOT NULL
      );
      CREATE TABLE installation (
        single boolean PRIMARY KEY DEFAULT true CHECK (single),
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        seeded_at timestamptz
      );
      INSERT INTO installation DEFAULT VALUES;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE outbox, lease, installation');
  }
}
