import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a session began, so that it can end for good. Sessions that exist begin now. */
export class SessionStart1700000000029 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session ADD started_at timestamptz NOT NULL DEFAULT now()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session DROP started_at');
  }
}
