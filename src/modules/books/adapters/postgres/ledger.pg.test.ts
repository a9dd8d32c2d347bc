import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { MINUTE_MS } from '../../../../kernel/durations.js';
import { UuidIds } from '../../../../platform/uuid-ids.js';
import { ledgerEntriesContract, newLedgerEntry } from '../../testing/ledger-entries.contract.js';
import { PostgresLedgerEntries } from './postgres-ledger-entries.js';
import { PostgresMissingEntries } from './postgres-missing-entries.js';

let open: OpenDatabase;
let entries: PostgresLedgerEntries;
let missing: PostgresMissingEntries;
const ids = new UuidIds();
const userId = ids.next();

beforeAll(async () => {
  open = await openDatabase(ALL_ENTITIES);
  entries = new PostgresLedgerEntries(open.repositories, open.statements);
  missing = new PostgresMissingEntries(open.repositories, open.statements);
  await open.dataSource.query(
    `INSERT INTO users (id, name, email, password_hash, created_at)
     VALUES ($1, 'Ada', 'ada@example.com', 'x', now())`,
    [userId],
  );
});
afterAll(() => open?.close());

const inTransaction = <Result>(work: () => Promise<Result>) => open.unitOfWork.run(work);
const add = (changes: Parameters<typeof newLedgerEntry>[0]) =>
  inTransaction(() => entries.add([newLedgerEntry(changes)]));

/** An order of 42 dollars; its payment is `pi_` and its id. */
async function newOrder(): Promise<string> {
  const orderId = ids.next();
  await open.dataSource.query(
    `INSERT INTO orders (id, checkout_id, transaction_id, user_id, total_cents, shipping_cents, full_name, email,
                         phone, address, city, state, zip, created_at)
     VALUES ($1::uuid, gen_random_uuid(), 'pi_' || $1::text, $2, 4200, 0, 'Ada', '', '', '', '', '', '', now())`,
    [orderId, userId],
  );
  return orderId;
}

describe('entries in Postgres', () => {
  ledgerEntriesContract(() => ({ entries, inTransaction }));

  it.each([
    ['changed', `UPDATE ledger_entry SET amount_cents = amount_cents`],
    ['deleted', `DELETE FROM ledger_entry`],
  ])('are never %s', async (_how, sql) => {
    await expect(open.dataSource.query(sql)).rejects.toThrow('never change');
  });

  it('of earlier orders are let in until all of them are entered', async () => {
    const { dataSource } = open;
    const opening = (sourceId: string) =>
      add({ sourceId, isOpening: true, day: '2020-01-01', eventDay: '2020-01-01' });
    const since = await missing.openingUntil();
    expect(since?.getTime()).toBeCloseTo(Date.now(), -7);
    await opening('old-1');
    await dataSource.query(`UPDATE ledger_coverage SET opened_at = '2026-03-01 08:00Z'`);
    await expect(opening('old-2')).rejects.toThrow('no past day changes');
    expect(await missing.openingUntil()).toBeUndefined();
    await dataSource.query(`UPDATE ledger_coverage SET opened_at = NULL`);
    await expect(
      add({ sourceId: 'old-3', isOpening: true, recordedAt: new Date() }),
    ).rejects.toThrow('ledger_entry_opening_check');
  });
});

it('a day that has begun closes those before it, whatever time zone the shop has then', async () => {
  const at = (seconds: number) => new Date(Date.now() + seconds * 1_000);
  const dayOf = async (sourceId: string) =>
    (await entries.ofSource({ kind: 'order', id: sourceId }))[0]?.day;
  await add({ sourceId: 'before', recordedAt: at(-1), day: '2026-03-01' });
  await inTransaction(() => missing.closePastDays('2026-03-02', at(0)));
  await inTransaction(() => missing.closePastDays('2026-03-01', at(0)));
  await add({ sourceId: 'west', recordedAt: at(60), day: '2026-03-01' });
  await add({ sourceId: 'east', recordedAt: at(60), day: '2026-03-03' });
  await add({ sourceId: 'restored', recordedAt: at(-60), day: '2026-03-01' });
  const days = await Promise.all(['before', 'west', 'east', 'restored'].map(dayOf));
  expect(days).toEqual(['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-01']);
});

describe('orders that are missing', () => {
  const missed = async (orderId: string) =>
    (await missing.incompleteOrders(1_000)).includes(orderId);
  const amountOf = (sourceId: string, amountCents: number, revision = 1) => ({
    ...{ sourceId, amountCents, revision },
  });

  it('are those without entries', async () => {
    const orderId = await newOrder();
    expect(await missed(orderId)).toBe(true);
    await add({ sourceId: orderId });
    expect(await missed(orderId)).toBe(false);
  });

  it('are those with a refund that is entered otherwise than it stands', async () => {
    const orderId = await newOrder();
    await add({ sourceId: orderId });
    const refundId = ids.next();
    await open.dataSource.query('INSERT INTO payment VALUES ($1, 4200)', [`pi_${orderId}`]);
    await open.dataSource.query(
      `INSERT INTO refund (id, intent_id, order_id, amount_cents, reason, status, created_at)
       VALUES ($1, $2, $3, 100, 'x', 'requested', now())`,
      [refundId, `pi_${orderId}`, orderId],
    );
    expect(await missed(orderId)).toBe(false);
    await open.dataSource.query(`UPDATE refund SET status = 'refunded' WHERE id = $1`, [refundId]);
    expect(await missed(orderId)).toBe(true);
    const refund = { sourceKind: 'refund', kind: 'refund', component: 'goods' } as const;
    await add({ ...refund, ...amountOf(refundId, -100) });
    expect(await missed(orderId)).toBe(false);
    await open.dataSource.query(`UPDATE refund SET status = 'failed' WHERE id = $1`, [refundId]);
    expect(await missed(orderId)).toBe(true);
    await add({ ...refund, ...amountOf(refundId, 100, 2) });
    expect(await missed(orderId)).toBe(false);
  });

  it('are those with a dispute that is entered otherwise', async () => {
    const orderId = await newOrder();
    await add({ sourceId: orderId });
    await open.dataSource.query(
      `INSERT INTO dispute (id, intent_id, amount_cents, reason, status, opened_at, withdrawn_cents)
       VALUES ('dp_1', $1, 100, 'fraudulent', 'lost', now(), 100)`,
      [`pi_${orderId}`],
    );
    expect(await missed(orderId)).toBe(true);
    await add({ sourceKind: 'dispute', kind: 'dispute', ...amountOf('dp_1', -100) });
    expect(await missed(orderId)).toBe(false);
  });

  it('are no longer looked for in a time that is covered', async () => {
    const orderId = await newOrder();
    const until = await missing.coverable();
    expect(Date.now() - until.getTime()).toBeGreaterThan(4 * MINUTE_MS);
    await inTransaction(() => missing.cover(new Date(Date.now() + 60_000)));
    expect(await missed(orderId)).toBe(false);
  });
});
