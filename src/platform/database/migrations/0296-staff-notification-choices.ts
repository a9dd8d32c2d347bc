import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** Which emails members of the staff have chosen; without a row the default of their role counts. */
export class StaffNotificationChoices1700000000296 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff_notification_choice (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        kind text NOT NULL,
        is_wanted boolean NOT NULL,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, kind)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE staff_notification_choice');
  }
}
