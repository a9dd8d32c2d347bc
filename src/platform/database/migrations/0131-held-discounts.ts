import type { QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../change-schema.js';
import type { VersionedMigration } from '../versioned-migration.js';

/** The open checkouts of each discount code; few, as they last for minutes. */
export class HeldDiscounts1700000000131 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'checkout_discount',
      `ON checkout ((pricing ->> 'code'), user_id)
       WHERE status = 'open' AND (pricing ->> 'code') IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX checkout_discount');
  }
}
