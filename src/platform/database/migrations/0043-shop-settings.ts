import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** The settings that the shop's owner changes in the back office, with their history. */
export class ShopSettings1700000000043 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE shop_settings_version (
        version integer PRIMARY KEY
          CONSTRAINT shop_settings_version_version_check CHECK (version > 0),
        values jsonb NOT NULL,
        changes jsonb NOT NULL,
        at timestamptz NOT NULL,
        user_id uuid REFERENCES users ON DELETE SET NULL,
        restored_from integer
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE shop_settings_version');
  }
}
