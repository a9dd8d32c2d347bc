import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** Stores with a job the trace that caused it. */
export class TraceParent1700000000035 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox ADD trace_parent text');
    await runner.query(
      `COMMENT ON COLUMN outbox.trace_parent IS 'of the request or job that caused it'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox DROP trace_parent');
  }
}
