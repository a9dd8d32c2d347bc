import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

const STATES = `'requested', 'approved', 'declined', 'withdrawn', 'received', 'refunded'`;

/** Allows returns that staff have closed without a refund of their own. */
export class ClosedReturns1700000000154 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE order_return
      DROP CONSTRAINT order_return_state_check,
      ADD CONSTRAINT order_return_state_check CHECK (state IN (${STATES}, 'closed'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE order_return SET state = 'received' WHERE state = 'closed';
      ALTER TABLE order_return
        DROP CONSTRAINT order_return_state_check,
        ADD CONSTRAINT order_return_state_check CHECK (state IN (${STATES}))`);
  }
}
