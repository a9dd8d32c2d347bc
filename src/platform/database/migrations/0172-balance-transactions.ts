import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

const SINCE = '(SELECT since FROM balance_cursor)';
const UNTIL = `(SELECT least(read_until, shop_now()) - interval '1 hour' FROM balance_cursor)`;
const isSince = (time: string) => `${time} >= ${SINCE} - interval '1 hour'`;

const REFUNDED_AT = 'coalesce(key_used_at, created_at)';
/** Of an imported order nothing was refunded at this provider; it has no checkout. */
const ourRefunds = (table: 'refund' | 'partial_refund') => `
  SELECT 'refund', intent_id, -amount_cents, ${REFUNDED_AT}, ${REFUNDED_AT} FROM ${table}
   WHERE status IN ('sent', 'refunded') AND ${isSince(REFUNDED_AT)}
     AND (order_id IS NULL OR EXISTS (
       SELECT FROM orders JOIN checkout ON checkout.id = orders.checkout_id
        WHERE orders.id = ${table}.order_id))`;

/** A stored movement of the same refund or dispute that took money. */
const taken = (sourceId: string, kind: string) => `
  EXISTS (SELECT FROM balance_transaction AS first
           WHERE first.source_id = ${sourceId} AND first.kind = ${kind} AND first.amount_cents < 0)`;

/**
 * Orders that were paid here: one of an import has no checkout. `first_at` is the earliest time at which the
 * provider may have its part, `last_at` that at which it has it at the latest. A payment that never became an
 * order has its refund, of all of it.
 */
const OURS = `
  SELECT 'charge' AS kind, transaction_id AS id, orders.total_cents AS cents,
         checkout.created_at AS first_at, orders.created_at AS last_at
    FROM orders JOIN checkout ON checkout.id = orders.checkout_id
   WHERE ${isSince('orders.created_at')}
   UNION ALL
  SELECT 'charge', intent_id, amount_cents, created_at, created_at FROM refund
   WHERE order_id IS NULL AND ${isSince('created_at')}
   UNION ALL ${ourRefunds('refund')}
   UNION ALL ${ourRefunds('partial_refund')}
   UNION ALL
  SELECT 'dispute', id, -withdrawn_cents, opened_at, opened_at FROM dispute
   WHERE withdrawn_cents <> 0 AND (${isSince('opened_at')} OR ${taken('dispute.id', "'dispute'")})`;

/**
 * A dispute is told by its own id: a payment may have several. What came back of a refund or a dispute that
 * took its money before the beginning is left out.
 */
const THEIRS = `
  SELECT kind, CASE kind WHEN 'dispute' THEN source_id ELSE intent_id END AS id, amount_cents AS cents,
         created_at AS first_at, created_at AS last_at
    FROM balance_transaction
   WHERE kind IN ('charge', 'refund', 'dispute') AND ${isSince('created_at')}
     AND (kind = 'charge' OR amount_cents < 0
          OR ${taken('balance_transaction.source_id', 'balance_transaction.kind')})`;

/** A side that comes to nothing, such as a refund that has failed, is treated as absent. */
const summed = (side: string) => `
  SELECT kind, id, sum(cents)::integer AS cents, min(first_at) AS first_at, max(last_at) AS last_at
    FROM (${side}) AS side
   GROUP BY kind, id HAVING sum(cents) <> 0`;

/**
 * Where the shop's records and the provider's differ. Records of the hour before the beginning help to find
 * the other side, and are no difference by themselves; either side can lag by up to an hour.
 */
const DIFFERENCE = `
  SELECT differing.kind, differing.id, orders.id AS order_id, orders.number AS order_number, our_cents, their_cents
    FROM (
      SELECT kind, id, ours.cents AS our_cents, theirs.cents AS their_cents,
             least(ours.first_at, theirs.first_at) AS first_at,
             greatest(ours.last_at, theirs.last_at) AS last_at
        FROM (${summed(OURS)}) AS ours
        FULL JOIN (${summed(THEIRS)}) AS theirs USING (kind, id)
       WHERE ours.cents IS DISTINCT FROM theirs.cents) AS differing
    LEFT JOIN dispute ON differing.kind = 'dispute' AND dispute.id = differing.id
    LEFT JOIN orders ON orders.transaction_id = coalesce(dispute.intent_id, differing.id)
   WHERE first_at >= ${SINCE} AND last_at < ${UNTIL}`;

/**
 * The movements of the balance at the card provider, from now on, and where they differ from the shop's
 * records: a view, because no query builder knows a full join. A change of these columns drops it first.
 */
export class BalanceTransactions1700000000172 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE balance_cursor (
        id integer PRIMARY KEY CONSTRAINT balance_cursor_id_check CHECK (id = 1),
        since timestamptz NOT NULL,
        read_until timestamptz NOT NULL
      );
      COMMENT ON TABLE balance_cursor IS 'until when balance transactions were fetched';
      INSERT INTO balance_cursor (id, since, read_until) VALUES (1, shop_now(), shop_now());

      CREATE TABLE balance_transaction (
        id text PRIMARY KEY,
        kind text NOT NULL CONSTRAINT balance_transaction_kind_check
          CHECK (kind IN ('charge', 'refund', 'dispute', 'payout', 'fee', 'other')),
        type text NOT NULL,
        amount_cents integer NOT NULL,
        fee_cents integer NOT NULL,
        currency text NOT NULL,
        source_id text,
        intent_id text,
        created_at timestamptz NOT NULL,
        available_at timestamptz NOT NULL
      );
      COMMENT ON COLUMN balance_transaction.id IS 'the provider''s id';
      CREATE INDEX balance_transaction_intent ON balance_transaction (intent_id);
      CREATE INDEX balance_transaction_source ON balance_transaction (source_id);

      CREATE VIEW balance_difference AS ${DIFFERENCE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW balance_difference;
      DROP TABLE balance_transaction, balance_cursor;
    `);
  }
}
