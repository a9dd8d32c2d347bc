import type { QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../change-schema.js';
import type { VersionedMigration } from '../versioned-migration.js';

/** The checkouts with a discount code of each user, by the end of their hold. */
export class CodeHolds1700000000222 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'checkout_code_holds',
      `ON checkout (user_id, held_until) WHERE (pricing ->> 'code') IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX checkout_code_holds');
  }
}
