import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** The staff roles: today's admins become managers, the oldest one owner. */
export class StaffRole1700000000050 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD staff_role text CONSTRAINT users_staff_role_check
        CHECK (staff_role IS NULL OR role = 'admin' AND staff_role IN ('owner', 'manager', 'support', 'warehouse', 'analyst'));
      UPDATE users SET staff_role = 'manager' WHERE role = 'admin';
      UPDATE users SET staff_role = 'owner'
       WHERE id = (SELECT id FROM users WHERE role = 'admin' ORDER BY created_at, id LIMIT 1);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP staff_role');
  }
}
