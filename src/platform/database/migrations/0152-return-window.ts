import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** The return window of an order's day; null for orders of before, which have that of today. */
export class ReturnWindow1700000000152 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE orders ADD return_days integer
      CONSTRAINT orders_return_days_check CHECK (return_days >= 0)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP return_days');
  }
}
