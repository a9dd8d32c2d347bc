import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/**
 * The number of uses of a discount code as of the call. The statement that locks a code counts by it what was committed
 * until it had the lock; as a stable function it would count what was committed when the statement began.
 */
export class CountedUses1700000000238 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION count_discount_uses(used_code text) RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
        BEGIN
          RETURN (SELECT coalesce(sum(uses), 0) FROM discount_use_count WHERE code = used_code);
        END
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION count_discount_uses(text)');
  }
}
