import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** When a refund was last confirmed, or last ceased to be, whichever release writes it. */
export class SettledRefunds1700000000161 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE refund ADD COLUMN settled_at timestamptz;

      CREATE FUNCTION set_settled_at() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP = 'INSERT' THEN
            -- A restored row has its time.
            IF NEW.status = 'refunded' AND NEW.settled_at IS NULL THEN NEW.settled_at := shop_now(); END IF;
          ELSIF (NEW.status = 'refunded') <> (OLD.status = 'refunded') THEN
            NEW.settled_at := shop_now();
          END IF;
          RETURN NEW;
        END
      $$;
      CREATE TRIGGER refund_settled BEFORE INSERT OR UPDATE OF status ON refund
        FOR EACH ROW EXECUTE FUNCTION set_settled_at();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER refund_settled ON refund;
      DROP FUNCTION set_settled_at();
      ALTER TABLE refund DROP COLUMN settled_at;
    `);
  }
}
