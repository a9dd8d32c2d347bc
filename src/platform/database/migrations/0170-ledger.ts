import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/**
 * The books. Triggers keep every entry as it was written, and let entries for the day of their event in only
 * until all earlier orders are entered.
 */
export class Ledger1700000000170 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ledger_coverage (
        id integer PRIMARY KEY CONSTRAINT ledger_coverage_id_check CHECK (id = 1),
        since timestamptz NOT NULL,
        until timestamptz NOT NULL,
        opened_at timestamptz,
        last_day date NOT NULL,
        last_day_at timestamptz NOT NULL
      );
      COMMENT ON TABLE ledger_coverage IS 'the time whose orders are all in the books';
      INSERT INTO ledger_coverage (id, since, until, last_day, last_day_at)
      VALUES (1, shop_now(), '1970-01-01 00:00Z', '1970-01-01', shop_now());

      CREATE TABLE ledger_entry (
        source_kind text NOT NULL CONSTRAINT ledger_entry_source_check
          CHECK (source_kind IN ('order', 'refund', 'dispute', 'balance_transaction')),
        source_id text NOT NULL,
        revision integer NOT NULL,
        line integer NOT NULL,
        kind text NOT NULL CONSTRAINT ledger_entry_kind_check
          CHECK (kind IN ('sale', 'discount', 'delivery', 'tax', 'refund', 'fee', 'dispute')),
        component text,
        tax_rate integer,
        amount_cents integer NOT NULL
          CONSTRAINT ledger_entry_amount_cents_check CHECK (amount_cents <> 0),
        currency text NOT NULL,
        order_id uuid,
        intent_id text,
        day date NOT NULL,
        event_day date NOT NULL,
        recorded_at timestamptz NOT NULL,
        is_opening boolean NOT NULL DEFAULT false,
        PRIMARY KEY (source_kind, source_id, revision, line),
        CONSTRAINT ledger_entry_revision_check CHECK (revision > 0 AND line > 0),
        CONSTRAINT ledger_entry_component_check
          CHECK ((kind = 'refund') = (component IS NOT NULL) AND component IN ('goods', 'delivery', 'tax')),
        CONSTRAINT ledger_entry_opening_check CHECK (day = event_day OR NOT is_opening)
      );
      CREATE INDEX ledger_entry_day ON ledger_entry (day, recorded_at);
      CREATE INDEX ledger_entry_order ON ledger_entry (order_id);

      CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          RAISE EXCEPTION 'The entries of the books never change: correct them by new ones.';
        END
      $$;
      CREATE TRIGGER ledger_entry_frozen BEFORE UPDATE OR DELETE ON ledger_entry
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

      CREATE FUNCTION refuse_late_opening() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          -- By the time of the entry, so that a backup can be restored at any time; clocks may differ.
          IF NOT EXISTS (SELECT FROM ledger_coverage
                          WHERE NEW.recorded_at < coalesce(opened_at + interval '1 hour', 'infinity')) THEN
            RAISE EXCEPTION 'The opening of the books is over: no past day changes.';
          END IF;
          RETURN NEW;
        END
      $$;
      CREATE TRIGGER ledger_entry_opening BEFORE INSERT ON ledger_entry
        FOR EACH ROW WHEN (NEW.is_opening) EXECUTE FUNCTION refuse_late_opening();

      CREATE FUNCTION keep_past_days() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          -- The shop may have moved to a time zone in which a day that is over goes on.
          NEW.day := coalesce((SELECT greatest(NEW.day, last_day) FROM ledger_coverage
                                WHERE NEW.recorded_at >= last_day_at), NEW.day);
          RETURN NEW;
        END
      $$;
      CREATE TRIGGER ledger_entry_day BEFORE INSERT ON ledger_entry
        FOR EACH ROW WHEN (NOT NEW.is_opening) EXECUTE FUNCTION keep_past_days();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE ledger_entry, ledger_coverage;
      DROP FUNCTION refuse_ledger_change(), refuse_late_opening(), keep_past_days();
    `);
  }
}
