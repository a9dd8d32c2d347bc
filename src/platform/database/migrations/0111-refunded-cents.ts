import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/**
 * Keeps how much of a payment is refunded, whichever release writes the refund. The sum is taken
 * anew for each change, with the payment locked, so that a restored backup comes to the same.
 */
export class RefundedCents1700000000111 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE refund ADD COLUMN requested_by uuid;

      CREATE FUNCTION standing_refund_cents(wanted text) RETURNS bigint LANGUAGE sql AS $$
        SELECT coalesce(sum(amount_cents), 0)::bigint FROM (
          SELECT amount_cents FROM refund WHERE intent_id = wanted AND status <> 'failed'
          UNION ALL
          SELECT amount_cents FROM partial_refund
           WHERE intent_id = wanted AND status NOT IN ('failed', 'unmatched')) AS standing
      $$;

      -- A payment without an order has captured what its first refund gives back.
      CREATE FUNCTION add_refunded_payment() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE remaining bigint;
        BEGIN
          INSERT INTO payment (intent_id, captured_cents) VALUES (NEW.intent_id, coalesce(
            (SELECT total_cents FROM orders WHERE transaction_id = NEW.intent_id), NEW.amount_cents))
          ON CONFLICT (intent_id) DO NOTHING;
          IF TG_TABLE_NAME = 'partial_refund' THEN RETURN NEW; END IF;
          -- The release before asks for the whole total, whatever parts went back.
          PERFORM FROM payment WHERE intent_id = NEW.intent_id FOR NO KEY UPDATE;
          remaining := (SELECT captured_cents FROM payment WHERE intent_id = NEW.intent_id)
            - standing_refund_cents(NEW.intent_id);
          IF NEW.status = 'failed' OR NEW.amount_cents <= remaining THEN RETURN NEW; END IF;
          -- A row of this payment is there already, which is for the unique constraint.
          IF EXISTS (SELECT FROM refund WHERE intent_id = NEW.intent_id) THEN RETURN NEW; END IF;
          IF remaining <= 0 THEN RETURN NULL; END IF;
          NEW.amount_cents := remaining;
          RETURN NEW;
        END
      $$;

      CREATE FUNCTION count_refunded_cents() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE changed text := CASE TG_OP WHEN 'DELETE' THEN OLD.intent_id ELSE NEW.intent_id END;
        BEGIN
          PERFORM FROM payment WHERE intent_id = changed FOR NO KEY UPDATE;
          UPDATE payment SET refunded_cents = standing_refund_cents(changed)
           WHERE intent_id = changed AND refunded_cents <> standing_refund_cents(changed);
          RETURN NULL;
        END
      $$;

      CREATE TRIGGER refund_payment BEFORE INSERT ON refund
        FOR EACH ROW EXECUTE FUNCTION add_refunded_payment();
      CREATE TRIGGER refund_cents AFTER INSERT OR DELETE OR UPDATE OF status, amount_cents ON refund
        FOR EACH ROW EXECUTE FUNCTION count_refunded_cents();
      CREATE TRIGGER partial_refund_payment BEFORE INSERT ON partial_refund
        FOR EACH ROW EXECUTE FUNCTION add_refunded_payment();
      CREATE TRIGGER partial_refund_cents
        AFTER INSERT OR DELETE OR UPDATE OF status, amount_cents ON partial_refund
        FOR EACH ROW EXECUTE FUNCTION count_refunded_cents();

      INSERT INTO payment (intent_id, captured_cents, refunded_cents)
      SELECT intent_id, greatest(coalesce(total_cents, 0), amount_cents),
             CASE refund.status WHEN 'failed' THEN 0 ELSE amount_cents END
        FROM refund LEFT JOIN orders ON transaction_id = intent_id;
      ALTER TABLE refund ADD FOREIGN KEY (intent_id) REFERENCES payment;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE refund DROP CONSTRAINT refund_intent_id_fkey, DROP COLUMN requested_by;
      DROP TRIGGER partial_refund_cents ON partial_refund;
      DROP TRIGGER partial_refund_payment ON partial_refund;
      DROP TRIGGER refund_cents ON refund;
      DROP TRIGGER refund_payment ON refund;
      DROP FUNCTION count_refunded_cents();
      DROP FUNCTION add_refunded_payment();
      DROP FUNCTION standing_refund_cents(text);
      DELETE FROM payment;
    `);
  }
}
