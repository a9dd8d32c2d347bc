import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** Where a session is used, and when its user was last seen and proved who they are. */
export class SessionDetails1700000000051 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE session
        ADD address text,
        ADD device text,
        ADD last_seen_at timestamptz,
        ADD proved_at timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE session DROP address, DROP device, DROP last_seen_at, DROP proved_at;
    `);
  }
}
