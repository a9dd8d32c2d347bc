import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/**
 * Invoices and credit notes. A document gets its number from a counter's row when its transaction commits: a
 * sequence would leave gaps where transactions are rolled back, and a counter that is locked earlier would
 * have all orders wait for each other's round trips.
 */
export class BillingDocuments1700000000160 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE billing_counter (
        name text PRIMARY KEY
          CONSTRAINT billing_counter_name_check CHECK (name IN ('invoice', 'credit_note')),
        series integer NOT NULL,
        last_number integer NOT NULL,
        CONSTRAINT billing_counter_check CHECK (series > 0 AND last_number >= 0)
      );
      INSERT INTO billing_counter (name, series, last_number)
      VALUES ('invoice', 1, 0), ('credit_note', 1, 0);

      CREATE TABLE billing_coverage (
        id integer PRIMARY KEY CONSTRAINT billing_coverage_id_check CHECK (id = 1),
        since timestamptz NOT NULL,
        until timestamptz NOT NULL
      );
      COMMENT ON TABLE billing_coverage IS 'the time whose orders and refunds all have their documents';
      INSERT INTO billing_coverage (id, since, until) VALUES (1, shop_now(), shop_now());

      CREATE TABLE billing_document (
        id uuid PRIMARY KEY,
        kind text NOT NULL CONSTRAINT billing_document_kind_check
          CHECK (kind IN ('invoice', 'credit_note', 'reversal')),
        series integer,
        number integer,
        order_id uuid NOT NULL,
        refund_id uuid,
        reversed_by uuid REFERENCES billing_document,
        total_cents integer NOT NULL
          CONSTRAINT billing_document_total_cents_check CHECK (total_cents > 0),
        currency text NOT NULL,
        issued_at timestamptz NOT NULL,
        content jsonb NOT NULL,
        CONSTRAINT billing_document_refund_check CHECK ((kind = 'invoice') = (refund_id IS NULL)),
        CONSTRAINT billing_document_reversed_check
          CHECK (reversed_by IS NULL OR kind = 'credit_note')
      );
      CREATE INDEX billing_document_order ON billing_document (order_id);
      CREATE INDEX billing_document_issued ON billing_document (issued_at, id);
      CREATE UNIQUE INDEX billing_document_invoice ON billing_document (order_id)
        WHERE kind = 'invoice';
      CREATE UNIQUE INDEX billing_document_credit ON billing_document (refund_id)
        WHERE kind = 'credit_note' AND reversed_by IS NULL;
      CREATE UNIQUE INDEX billing_document_invoice_number ON billing_document (series, number)
        WHERE kind = 'invoice';
      CREATE UNIQUE INDEX billing_document_credit_number ON billing_document (series, number)
        WHERE kind <> 'invoice';

      CREATE FUNCTION number_billing_document() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE counter billing_counter;
        BEGIN
          UPDATE billing_counter SET last_number = last_number + 1
           WHERE name = CASE NEW.kind WHEN 'invoice' THEN 'invoice' ELSE 'credit_note' END
           RETURNING * INTO STRICT counter;
          UPDATE billing_document SET series = counter.series, number = counter.last_number
           WHERE id = NEW.id;
          RETURN NULL;
        END
      $$;
      -- Deferred: it runs within the commit, when nothing else is left to wait for.
      CREATE CONSTRAINT TRIGGER billing_document_number AFTER INSERT ON billing_document
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.number IS NULL)
        EXECUTE FUNCTION number_billing_document();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE billing_document, billing_coverage, billing_counter;
      DROP FUNCTION number_billing_document();
    `);
  }
}
