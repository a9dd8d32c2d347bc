import type { QueryRunner } from 'typeorm';
import { LOCKS } from '../advisory-lock.js';
import type { VersionedMigration } from '../versioned-migration.js';

/**
 * A day of the books is closed only when no transaction can enter it any more: who enters holds a shared lock
 * until its commit, who closes needs an exclusive one.
 */
export class LedgerTimes1700000000225 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION ledger_recording_time() RETURNS timestamptz LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM pg_advisory_xact_lock_shared(${LOCKS.ledger});
          -- A statement of its own sees the last close. The clock may have been set back since.
          RETURN (SELECT greatest(shop_now(), last_day_at) FROM ledger_coverage);
        END
      $$;
      -- Those who begin to enter queue behind this lock, so it waits for a quarter of Postgres' deadlock_timeout.
      CREATE FUNCTION ledger_closing_time() RETURNS timestamptz LANGUAGE plpgsql
        SET lock_timeout = '250ms' AS $$
        BEGIN
          PERFORM pg_advisory_xact_lock(${LOCKS.ledger});
          -- Entries have milliseconds: later than all of them.
          RETURN date_trunc('milliseconds', shop_now()) + interval '1 millisecond';
        EXCEPTION WHEN lock_not_available THEN
          RETURN NULL;
        END
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION ledger_recording_time(), ledger_closing_time()');
  }
}
