import {
  BALANCE_DIFFERENCE,
  BALANCE_SUM,
  BALANCE_TOTAL,
  BOOKED_CHARGES,
  BOOKED_DAY,
  BOOKED_DISPUTE,
  BOOKED_FEE,
  BOOKED_NOTHING,
  BOOKED_PLACE,
  BOOKED_RATES,
  BOOKED_REFUND,
  BOOKED_TOTAL,
  CANCELED,
  PENDING,
  type PlantedBreach,
} from './planted-breach.js';

/** As nobody can who is not the database's own administrator. */
const UNLOCKED = 'SET LOCAL session_replication_role = replica;';
const OF_PENDING = `source_kind = 'order' AND order_id = ${PENDING}`;
const OF_REFUND = `source_kind = 'refund' AND order_id = ${CANCELED}`;

/** Of the books. */
export const OF_BOOKS: readonly PlantedBreach[] = [
  {
    what: 'a cent too many in the books',
    violates: [BOOKED_TOTAL],
    sql: `${UNLOCKED} UPDATE ledger_entry SET amount_cents = amount_cents + 1 WHERE ${OF_PENDING}`,
  },
  {
    what: 'an order that is not in the books',
    violates: [BOOKED_TOTAL],
    sql: `${UNLOCKED} DELETE FROM ledger_entry WHERE ${OF_PENDING}`,
  },
  {
    what: 'a tax in the books that the order does not have',
    violates: [BOOKED_CHARGES],
    sql: `${UNLOCKED} UPDATE ledger_entry SET kind = 'tax' WHERE ${OF_PENDING}`,
  },
  {
    what: 'a sale in the books at a rate that nobody paid',
    violates: [BOOKED_RATES],
    sql: `${UNLOCKED} UPDATE ledger_entry SET tax_rate = 100000 WHERE ${OF_PENDING}`,
  },
  {
    what: 'a sale in the books of another country',
    violates: [BOOKED_PLACE],
    sql: `${UNLOCKED} UPDATE ledger_entry SET country = 'CA' WHERE ${OF_PENDING}`,
  },
  {
    what: 'a refund in the books of another state than its sale',
    violates: [BOOKED_PLACE],
    sql: `${UNLOCKED} UPDATE ledger_entry SET state = 'NV' WHERE ${OF_REFUND}`,
  },
  {
    what: 'a refund with a cent too few in the books',
    violates: [BOOKED_REFUND],
    sql: `${UNLOCKED} UPDATE ledger_entry SET amount_cents = amount_cents + 1 WHERE ${OF_REFUND}`,
  },
  {
    what: 'a refund that is in the books twice',
    violates: [BOOKED_REFUND],
    sql: `INSERT INTO ledger_entry
          SELECT (jsonb_populate_record(ledger_entry, '{"revision": 2}')).* FROM ledger_entry WHERE ${OF_REFUND}`,
  },
  {
    what: 'a dispute that is not in the books',
    violates: [BOOKED_DISPUTE],
    sql: `INSERT INTO dispute (id, intent_id, amount_cents, reason, status, opened_at, withdrawn_cents)
          SELECT 'dp_1', transaction_id, 100, 'fraudulent', 'won', now(), 100 FROM orders WHERE id = ${PENDING}`,
  },
  {
    what: 'a fee with a cent too many in the books',
    violates: [BOOKED_FEE],
    sql: `INSERT INTO balance_transaction
          VALUES ('txn_1', 'charge', 'charge', 100, 33, 'usd', 'ch_1', 'pi_1', now(), now());
          INSERT INTO balance_sum VALUES ('usd', 'charge', true, 100, 33)
          ON CONFLICT (currency, kind, is_own) DO UPDATE SET
            cents = balance_sum.cents + 100, fee_cents = balance_sum.fee_cents + 33;
          INSERT INTO ledger_entry (source_kind, source_id, revision, line, kind, amount_cents, currency,
                                    day, event_day, recorded_at)
          VALUES ('balance_transaction', 'txn_1', 1, 1, 'fee', -34, 'usd', current_date, current_date, now())`,
  },
  {
    what: 'a movement of the balance that its sum lacks',
    violates: [BALANCE_SUM],
    sql: `INSERT INTO balance_transaction
          VALUES ('txn_1', 'payout', 'payout', -100, 0, 'usd', 'po_1', NULL, now(), now())`,
  },
  {
    what: 'an order whose charge never reached the balance',
    violates: [BALANCE_DIFFERENCE],
    sql: `UPDATE balance_cursor SET read_until = 'infinity';
          UPDATE balance_transaction SET record_id = 'pi_none'
           WHERE kind = 'charge' AND intent_id = (SELECT transaction_id FROM orders WHERE id = ${PENDING})`,
  },
  {
    what: 'a movement of the balance that nothing explains',
    violates: [BALANCE_DIFFERENCE],
    sql: `UPDATE balance_cursor SET read_until = 'infinity';
          INSERT INTO balance_transaction
          VALUES ('txn_1', 'other', 'adjustment', -100, 0, 'usd', NULL, NULL, now(), now());
          INSERT INTO balance_sum VALUES ('usd', 'other', true, -100, 0)`,
  },
  {
    what: 'a cent too few at the card provider',
    violates: [BALANCE_TOTAL],
    sql: `UPDATE balance_cursor SET balance_cents = 100, provider_cents = 99`,
  },
  {
    what: 'an entry of a dispute that nobody opened',
    violates: [BOOKED_NOTHING],
    sql: `INSERT INTO ledger_entry (source_kind, source_id, revision, line, kind, amount_cents, currency, intent_id,
                                    day, event_day, recorded_at)
          VALUES ('dispute', 'dp_none', 1, 1, 'dispute', -100, 'usd', 'pi_none', current_date, current_date, now())`,
  },
  {
    what: 'an entry for a past day',
    violates: [BOOKED_DAY],
    sql: `${UNLOCKED} UPDATE ledger_entry SET day = day - 3 WHERE ${OF_PENDING}`,
  },
  {
    what: 'an opening entry once the books are open',
    violates: [BOOKED_DAY],
    sql: `UPDATE ledger_coverage SET opened_at = now() - interval '2 days';
          ${UNLOCKED} UPDATE ledger_entry SET is_opening = true WHERE ${OF_PENDING}`,
  },
];
