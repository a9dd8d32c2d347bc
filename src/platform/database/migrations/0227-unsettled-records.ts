import type { QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../change-schema.js';
import type { VersionedMigration } from '../versioned-migration.js';

/** The disputes of some time, those that may still change, and movements that no record of the shop explains. */
export class UnsettledRecords1700000000227 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, 'dispute_opened', 'ON dispute (opened_at)');
    await createIndexConcurrently(
      runner,
      'dispute_unsettled',
      `ON dispute (intent_id)
       WHERE status IN ('needs_answer', 'under_review') OR status = 'won' AND withdrawn_cents <> 0
             OR status = 'lost' AND withdrawn_cents = 0`,
    );
    await createIndexConcurrently(
      runner,
      'balance_transaction_unexplained',
      `ON balance_transaction (created_at) WHERE is_own AND (kind = 'other' OR currency <> 'usd')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP INDEX dispute_opened, dispute_unsettled, balance_transaction_unexplained',
    );
  }
}
