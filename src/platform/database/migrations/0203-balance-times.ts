import type { QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../change-schema.js';
import type { VersionedMigration } from '../versioned-migration.js';

/** The movements of some time, and those that cannot be paid out yet: they are among the newest. */
export class BalanceTimes1700000000203 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'balance_transaction_created',
      'ON balance_transaction (created_at)',
    );
    await createIndexConcurrently(
      runner,
      'balance_transaction_available',
      'ON balance_transaction (available_at)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX balance_transaction_created, balance_transaction_available');
  }
}
