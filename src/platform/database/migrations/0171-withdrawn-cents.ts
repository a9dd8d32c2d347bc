import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** What disputes have taken from the shop's balance. A lost one has taken all; others are read again. */
export class WithdrawnCents1700000000171 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE dispute ADD COLUMN withdrawn_cents integer NOT NULL DEFAULT 0;
      UPDATE dispute SET withdrawn_cents = amount_cents WHERE status = 'lost';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE dispute DROP COLUMN withdrawn_cents');
  }
}
