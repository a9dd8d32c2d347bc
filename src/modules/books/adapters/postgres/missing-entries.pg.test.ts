import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { UuidIds } from '../../../../platform/uuid-ids.js';
import { insertPaidOrder } from '../../testing/insert-paid-order.js';
import { missingEntriesContract } from '../../testing/missing-entries.contract.js';
import { PostgresLedgerEntries } from './postgres-ledger-entries.js';
import { PostgresMissingEntries } from './postgres-missing-entries.js';

let open: OpenDatabase;
let entries: PostgresLedgerEntries;
let missing: PostgresMissingEntries;
const ids = new UuidIds();
const userId = ids.next();
const OPENING = new Date('2026-03-01T08:00:00Z');

const query = <Rows = unknown>(sql: string, values: readonly unknown[] = []) =>
  open.dataSource.query<Rows>(sql, [...values]);
const inTransaction = <Result>(work: () => Promise<Result>) => open.unitOfWork.run(work);

beforeAll(async () => {
  open = await openDatabase(ALL_ENTITIES);
  entries = new PostgresLedgerEntries(open.repositories, open.statements);
  missing = new PostgresMissingEntries(open.repositories, open.statements);
  await query(
    `INSERT INTO users (id, name, email, password_hash, created_at)
     VALUES ($1, 'Ada', 'ada@example.com', 'x', now())`,
    [userId],
  );
});
beforeEach(async () => {
  await query(
    'TRUNCATE ledger_entry, checkout, orders, refund, partial_refund, payment, dispute CASCADE',
  );
  await query(
    `UPDATE ledger_coverage
        SET since = $1, until = $2, opened_at = NULL, last_day = '1970-01-01', last_day_at = $2`,
    [OPENING, new Date(0)],
  );
});
afterAll(() => open?.close());

async function requestRefund(orderId: string, extent?: 'part'): Promise<string> {
  const [refundId, intentId] = [ids.next(), `pi_${orderId}`];
  await query('INSERT INTO payment VALUES ($1, 4200)', [intentId]);
  await query(
    extent === 'part'
      ? `INSERT INTO partial_refund (id, intent_id, order_id, request_key, amount_cents, delivery_cents,
           is_restocked, reason, status, created_at)
         VALUES ($1::uuid, $2, $3, $1::text, 100, 0, false, 'x', 'requested', now())`
      : `INSERT INTO refund (id, intent_id, order_id, amount_cents, reason, status, created_at)
         VALUES ($1, $2, $3, 100, 'x', 'requested', now())`,
    [refundId, intentId, orderId],
  );
  return refundId;
}

async function become(refundId: string, status: string): Promise<void> {
  for (const table of ['refund', 'partial_refund']) {
    await query(`UPDATE ${table} SET status = $2 WHERE id = $1`, [refundId, status]);
  }
}

async function dispute(orderId: string): Promise<string> {
  const id = `dp_${orderId}`;
  await query(
    `INSERT INTO dispute (id, intent_id, amount_cents, reason, status, opened_at, withdrawn_cents)
     VALUES ($1, $2, 100, 'fraudulent', 'lost', now(), 100)`,
    [id, `pi_${orderId}`],
  );
  return id;
}

async function beginEntering(): Promise<() => Promise<void>> {
  const runner = open.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query('SELECT ledger_recording_time()');
  return async () => {
    await runner.commitTransaction();
    await runner.release();
  };
}

describe('missing entries in Postgres', () => {
  missingEntriesContract(async () => ({
    missing,
    entries,
    opening: OPENING,
    inTransaction,
    requestRefund,
    become,
    dispute,
    beginEntering,
    placeOrder: async (createdAt) =>
      (await insertPaidOrder(open.dataSource, { userId, createdAt })).slice('pi_'.length),
  }));

  it('are covered until some minutes before now, by the clock of the database', async () => {
    const minutesAgo = (Date.now() - (await missing.coverable()).getTime()) / 60_000;
    expect(minutesAgo).toBeGreaterThan(4);
    expect(minutesAgo).toBeLessThan(6);
  });
});
