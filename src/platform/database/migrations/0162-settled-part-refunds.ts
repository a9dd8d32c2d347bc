import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** When a refund of a part was last confirmed, or last ceased to be. */
export class SettledPartRefunds1700000000162 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE partial_refund ADD COLUMN settled_at timestamptz;
      CREATE TRIGGER partial_refund_settled BEFORE INSERT OR UPDATE OF status ON partial_refund
        FOR EACH ROW EXECUTE FUNCTION set_settled_at();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER partial_refund_settled ON partial_refund;
      ALTER TABLE partial_refund DROP COLUMN settled_at;
    `);
  }
}
