import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** Since when an account is blocked. */
export class BlockedUsers1700000000070 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD blocked_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP blocked_at');
  }
}
