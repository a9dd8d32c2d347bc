import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures whose files are being removed: that takes its time, and no transaction is open for it. */
export class MediaGoing1700000000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE media ADD COLUMN going_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE media DROP COLUMN going_at');
  }
}
