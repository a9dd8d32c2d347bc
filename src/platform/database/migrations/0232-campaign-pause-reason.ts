import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** Why a campaign has paused itself. */
export class CampaignPauseReason1700000000232 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE campaign ADD COLUMN pause_reason text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE campaign DROP COLUMN pause_reason');
  }
}
