import type { QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../change-schema.js';
import type { VersionedMigration } from '../versioned-migration.js';

/** The refunds that changed last, and those that the bank has not decided: jobs look for them. */
export class RefundTimes1700000000226 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['refund', 'partial_refund']) {
      await createIndexConcurrently(
        runner,
        `${table}_last_change`,
        `ON ${table} (greatest(coalesce(key_used_at, created_at), settled_at))`,
      );
    }
    await createIndexConcurrently(
      runner,
      'refund_sent',
      `ON refund (created_at) WHERE status = 'sent'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX refund_last_change, partial_refund_last_change, refund_sent');
  }
}
