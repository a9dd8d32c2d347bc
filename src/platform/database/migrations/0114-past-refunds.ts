import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** The refunds of the demo's past orders, which had none: there are some hundred at most. */
export class PastRefunds1700000000114 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO refund (id, intent_id, order_id, amount_cents, reason, status, created_at)
      SELECT gen_random_uuid(), transaction_id, id, total_cents,
             'order ' || number || ' ' || status, 'refunded',
             coalesce((SELECT max(at) FROM order_history WHERE order_id = orders.id AND what = 'status'),
                      created_at)
        FROM orders
       WHERE payment_status = 'refunded' AND status IN ('canceled', 'returned')
      ON CONFLICT DO NOTHING`);
  }

  async down(): Promise<void> {
    // The release before reads these refunds like its own.
  }
}
