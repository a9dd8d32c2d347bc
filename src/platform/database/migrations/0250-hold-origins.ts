import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** From where stock was held and not paid for, so that others of an address or a network do not wait for it. */
export class HoldOrigins1700000000250 implements VersionedMigration {
  readonly oldestBuild = '0.3.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE checkout ADD COLUMN network text;
      ALTER TABLE hold_period ADD COLUMN origin text, ADD COLUMN network text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE checkout DROP COLUMN network;
      ALTER TABLE hold_period DROP COLUMN origin, DROP COLUMN network;
    `);
  }
}
