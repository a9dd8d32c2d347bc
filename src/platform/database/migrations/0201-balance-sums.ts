import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

const SINCE = '(SELECT balance_cursor.since FROM balance_cursor)';
/** Records of the hour before the beginning help to find the other side. */
const isKnown = (time: string) => `${time} >= ${SINCE} - interval '1 hour'`;
const isTouched = (time: string) => `${time} >= touched_from AND ${time} < touched_to`;

/** The times of a refund: `settled_at` is that of its last change. */
const REFUNDED_AT = 'coalesce(refund.key_used_at, refund.created_at)';
const LAST_AT = `greatest(${REFUNDED_AT}, refund.settled_at)`;

/** A stored movement of the same refund or dispute that took money. */
const taken = (sourceId: string) => `
  EXISTS (SELECT FROM balance_transaction AS first
           WHERE first.record_id = ${sourceId} AND first.is_own AND first.amount_cents < 0)`;

/** Records of either side that changed in the time, and all that differed before. */
const TOUCHED = `
  SELECT 'charge' AS kind, orders.transaction_id AS id FROM orders WHERE ${isTouched('orders.created_at')}
   UNION
  SELECT 'charge', refund.intent_id FROM refund
   WHERE refund.order_id IS NULL AND ${isTouched('refund.created_at')}
   UNION
  SELECT 'refund', refund.id::text FROM refund WHERE ${isTouched(LAST_AT)}
   UNION
  SELECT 'refund', refund.id::text FROM partial_refund AS refund WHERE ${isTouched(LAST_AT)}
   UNION
  SELECT 'dispute', dispute.id FROM dispute WHERE ${isTouched('dispute.opened_at')}
   UNION
  SELECT movement.kind, coalesce(by_hand.id::text, movement.record_id)
    FROM balance_transaction AS movement
    LEFT JOIN partial_refund AS by_hand
           ON movement.kind = 'refund' AND by_hand.provider_id = movement.record_id
   WHERE movement.is_own AND movement.record_id IS NOT NULL AND ${isTouched('movement.created_at')}
   UNION
  SELECT balance_difference.kind, balance_difference.id FROM balance_difference
   WHERE balance_difference.kind IN ('charge', 'refund', 'dispute')`;

/** Of an imported order nothing was refunded at this provider; it has no checkout. */
const ourRefund = (table: 'refund' | 'partial_refund', byHand: string) => `
  SELECT -refund.amount_cents, ${REFUNDED_AT}, ${LAST_AT}, ${byHand}, refund.order_id
    FROM ${table} AS refund
   WHERE touched.kind = 'refund' AND refund.id = touched.uuid
     AND refund.status IN ('sent', 'refunded') AND ${isKnown(REFUNDED_AT)}
     AND (refund.order_id IS NULL OR EXISTS (
       SELECT FROM orders JOIN checkout ON checkout.id = orders.checkout_id
        WHERE orders.id = refund.order_id))`;

/** What the shop has of a record. A payment that never became an order has its refund, of all of it. */
const OURS = `
  SELECT orders.total_cents AS cents, checkout.created_at AS first_at, orders.created_at AS last_at,
         NULL AS provider_id, orders.id AS order_id
    FROM orders JOIN checkout ON checkout.id = orders.checkout_id
   WHERE touched.kind = 'charge' AND orders.transaction_id = touched.id AND ${isKnown('orders.created_at')}
   UNION ALL
  SELECT refund.amount_cents, refund.created_at, refund.created_at, NULL, NULL FROM refund
   WHERE touched.kind = 'charge' AND refund.intent_id = touched.id AND refund.order_id IS NULL
     AND ${isKnown('refund.created_at')}
   UNION ALL ${ourRefund('refund', 'NULL')}
   UNION ALL ${ourRefund('partial_refund', 'refund.provider_id')}
   UNION ALL
  SELECT -dispute.withdrawn_cents, dispute.opened_at, dispute.opened_at, NULL, NULL FROM dispute
   WHERE touched.kind = 'dispute' AND dispute.id = touched.id AND dispute.withdrawn_cents <> 0
     AND (${isKnown('dispute.opened_at')} OR ${taken('dispute.id')})`;

/**
 * Compares record by record: a charge by the id of its payment, a refund by the shop's id, or the provider's
 * where it was made there, a dispute by its id. What came back of a refund or a dispute that took its money
 * before the beginning is left out. What no record of the shop explains differs as a whole.
 */
const MISMATCHES = `
  WITH touched AS (
    SELECT found.kind, found.id,
           CASE WHEN found.id ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' THEN found.id::uuid END AS uuid
      FROM (${TOUCHED}) AS found),
  compared AS (
    SELECT touched.kind, touched.id, ours.cents AS our_cents, nullif(theirs.cents, 0) AS their_cents,
           least(ours.first_at, theirs.first_at) AS first_at,
           greatest(ours.last_at, theirs.last_at) AS last_at,
           coalesce(ours.order_id, paid.id) AS order_id
      FROM touched
      LEFT JOIN LATERAL (
        SELECT nullif(sum(each.cents), 0) AS cents, min(each.first_at) AS first_at,
               max(each.last_at) AS last_at, max(each.provider_id) AS provider_id,
               (array_agg(each.order_id))[1] AS order_id
          FROM (${OURS}) AS each) AS ours ON true
      LEFT JOIN LATERAL (
        SELECT sum(movement.amount_cents) AS cents, min(movement.created_at) AS first_at,
               max(movement.created_at) AS last_at, max(movement.intent_id) AS intent_id
          FROM balance_transaction AS movement
         WHERE movement.record_id IN (touched.id, ours.provider_id) AND movement.kind = touched.kind
           AND movement.is_own AND movement.currency = 'usd' AND ${isKnown('movement.created_at')}
        HAVING touched.kind = 'charge' OR bool_or(movement.amount_cents < 0)) AS theirs ON true
      LEFT JOIN dispute ON touched.kind = 'dispute' AND dispute.id = touched.id
      LEFT JOIN orders AS paid ON paid.transaction_id = coalesce(theirs.intent_id, dispute.intent_id)
     WHERE ours.cents IS DISTINCT FROM nullif(theirs.cents, 0)
       AND NOT EXISTS (SELECT FROM balance_transaction AS foreign_one
                        WHERE foreign_one.record_id IN (touched.id, ours.provider_id)
                          AND foreign_one.is_own AND foreign_one.currency <> 'usd')
    UNION ALL
    SELECT CASE WHEN movement.currency = 'usd' THEN 'other' ELSE 'currency' END, movement.id,
           NULL, movement.amount_cents, movement.created_at, movement.created_at, paid.id
      FROM balance_transaction AS movement
      LEFT JOIN orders AS paid ON paid.transaction_id = movement.intent_id
     WHERE movement.is_own AND (movement.kind = 'other' OR movement.currency <> 'usd')
       AND (${isTouched('movement.created_at')}
            OR movement.id IN (SELECT balance_difference.id FROM balance_difference)))
  SELECT compared.kind, compared.id, compared.order_id, compared.our_cents::bigint, compared.their_cents::bigint,
         coalesce(movement.currency, 'usd'), movement.type, compared.last_at
    FROM compared
    LEFT JOIN balance_transaction AS movement
           ON compared.kind IN ('other', 'currency') AND movement.id = compared.id
   WHERE compared.first_at >= ${SINCE} AND compared.last_at < touched_to`;

/** Adds movements to the sums of their kinds. Parameter: their ids. */
const ADD_TO_SUMS = `
  INSERT INTO balance_sum (currency, kind, is_own, cents, fee_cents)
  SELECT currency, kind, is_own, sum(amount_cents), sum(fee_cents)
    FROM balance_transaction WHERE id = ANY ($1)
   GROUP BY currency, kind, is_own ORDER BY currency, kind, is_own
  ON CONFLICT (currency, kind, is_own) DO UPDATE SET
    cents = balance_sum.cents + excluded.cents, fee_cents = balance_sum.fee_cents + excluded.fee_cents`;

/**
 * Compares what changed since the last time, less a day, and what differed then. Until an hour ago: before
 * that either side may be late.
 */
const STORE_DIFFERENCES = `
  WITH span AS (
    SELECT coalesce(compared_until, since) - interval '1 day' AS since, least(read_until, shop_now()) - interval '1 hour' AS until
      FROM balance_cursor),
  found AS MATERIALIZED (SELECT mismatch.* FROM span, balance_mismatches(span.since, span.until) AS mismatch),
  gone AS (
    DELETE FROM balance_difference AS old
     WHERE NOT EXISTS (SELECT FROM found WHERE found.kind = old.kind AND found.id = old.id)),
  compared AS (UPDATE balance_cursor SET compared_until = span.until FROM span)
  INSERT INTO balance_difference (kind, id, order_id, our_cents, their_cents, currency, type, changed_at)
  SELECT kind, id, order_id, our_cents, their_cents, currency, type, changed_at FROM found
  ON CONFLICT (kind, id) DO UPDATE SET
    order_id = excluded.order_id, our_cents = excluded.our_cents, their_cents = excluded.their_cents,
    changed_at = excluded.changed_at`;

/**
 * Sums of the balance by kind, so that nothing adds up all movements, the balance as the provider has it, and
 * the differences between both sides as they were last compared. What was fetched is of no release: it is
 * fetched again, with the records that it is of.
 */
export class BalanceSums1700000000201 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW balance_difference;
      DELETE FROM balance_transaction;
      -- A payout can be above the 21 million dollars of an integer.
      ALTER TABLE balance_transaction
        ALTER COLUMN amount_cents TYPE bigint,
        ADD COLUMN record_id text,
        ADD COLUMN is_own boolean NOT NULL DEFAULT true;
      COMMENT ON COLUMN balance_transaction.record_id IS 'the payment, refund or dispute that it is of';

      CREATE TABLE balance_sum (
        currency text NOT NULL,
        kind text NOT NULL CONSTRAINT balance_sum_kind_check
          CHECK (kind IN ('charge', 'refund', 'dispute', 'payout', 'fee', 'other')),
        is_own boolean NOT NULL,
        cents bigint NOT NULL,
        fee_cents bigint NOT NULL,
        PRIMARY KEY (currency, kind, is_own)
      );

      ALTER TABLE balance_cursor
        ADD COLUMN opening_cents bigint,
        ADD COLUMN provider_cents bigint,
        ADD COLUMN balance_cents bigint,
        ADD COLUMN balance_at timestamptz,
        ADD COLUMN compared_until timestamptz,
        ADD COLUMN fetched_at timestamptz;
      UPDATE balance_cursor SET read_until = since;

      CREATE TABLE balance_difference (
        kind text NOT NULL CONSTRAINT balance_difference_kind_check
          CHECK (kind IN ('charge', 'refund', 'dispute', 'other', 'currency')),
        id text NOT NULL,
        order_id uuid,
        our_cents bigint,
        their_cents bigint,
        currency text NOT NULL,
        type text,
        changed_at timestamptz NOT NULL,
        PRIMARY KEY (kind, id)
      );
      COMMENT ON COLUMN balance_difference.id IS 'of the payment, refund, dispute or movement';
      CREATE INDEX balance_difference_changed ON balance_difference (changed_at, kind, id);

      CREATE FUNCTION balance_mismatches(touched_from timestamptz, touched_to timestamptz)
        RETURNS TABLE (kind text, id text, order_id uuid, our_cents bigint, their_cents bigint,
                       currency text, type text, changed_at timestamptz)
        LANGUAGE sql STABLE AS $$ ${MISMATCHES} $$;
      -- No query builder knows a counter on conflict, or a comparison and what it changes in one snapshot.
      CREATE FUNCTION add_to_balance_sums(text[]) RETURNS void LANGUAGE sql AS $$ ${ADD_TO_SUMS} $$;
      CREATE FUNCTION store_balance_differences() RETURNS void LANGUAGE sql AS $$ ${STORE_DIFFERENCES} $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION store_balance_differences(), add_to_balance_sums(text[]),
        balance_mismatches(timestamptz, timestamptz);
      DROP TABLE balance_difference, balance_sum;
      DELETE FROM balance_transaction;
      ALTER TABLE balance_transaction
        ALTER COLUMN amount_cents TYPE integer, DROP COLUMN record_id, DROP COLUMN is_own;
      ALTER TABLE balance_cursor
        DROP COLUMN opening_cents, DROP COLUMN provider_cents, DROP COLUMN balance_cents,
        DROP COLUMN balance_at, DROP COLUMN compared_until, DROP COLUMN fetched_at;
      UPDATE balance_cursor SET read_until = since;
      -- Empty: no release has read it, and the migration before drops it.
      CREATE VIEW balance_difference AS SELECT NULL::text AS kind WHERE false;
    `);
  }
}
