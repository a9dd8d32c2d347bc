import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { HOUR_MS } from '../../../../kernel/time.js';
import { UuidIds } from '../../../../platform/uuid-ids.js';
import { newStoredMovement } from '../../testing/balance-records.contract.js';
import { insertPaidOrder } from '../../testing/insert-paid-order.js';
import { movedCents } from '../../domain/balance.js';
import { PostgresBalanceRecords } from './postgres-balance-records.js';

const ids = new UuidIds();
const userId = ids.next();
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

let open: OpenDatabase;
let records: PostgresBalanceRecords;

beforeAll(async () => {
  open = await openDatabase(ALL_ENTITIES);
  records = new PostgresBalanceRecords(open.repositories, open.statements);
  const { dataSource } = open;
  await dataSource.query(
    `UPDATE balance_cursor SET since = shop_now() - interval '10 hours', read_until = shop_now()`,
  );
  await dataSource.query(
    `INSERT INTO users (id, name, email, password_hash, created_at)
     VALUES ($1, 'Ada', 'ada@example.com', 'x', now())`,
    [userId],
  );
});
afterAll(() => open?.close());

const inTransaction = <Result>(work: () => Promise<Result>) => open.unitOfWork.run(work);
const add = (...all: Parameters<typeof newStoredMovement>[0][]) =>
  inTransaction(() => records.add(all.map(newStoredMovement)));
async function found(record: string) {
  await inTransaction(() => records.compare());
  const { items } = await records.differences({ page: 1, limit: 100 });
  return items.filter(({ id }) => id === record);
}

const newOrder = (createdAt: Date) => insertPaidOrder(open.dataSource, { userId, createdAt });

it('transactions are stored once, and summed up by what they are', async () => {
  const payout = { id: 'txn_p', kind: 'payout', amountCents: -1_000, feeCents: 0 } as const;
  const later = hoursAgo(-1);
  const charge = { id: 'txn_c', intentId: 'pi_sum', availableAt: later } as const;
  expect([...(await add(charge, { ...payout, intentId: null }))].sort()).toEqual([
    'txn_c',
    'txn_p',
  ]);
  expect(await add(charge)).toEqual(new Set());
  expect((await records.state()).sums).toEqual([
    {
      currency: 'usd',
      feeCents: 152,
      othersCents: 0,
      pendingCents: 4_048,
      cents: { charge: 4_200, refund: 0, dispute: 0, payout: -1_000, fee: 0, other: 0 },
    },
  ]);
  const intentId = await newOrder(hoursAgo(20));
  expect(await records.knownIntents([intentId, 'pi_sum', 'pi_none'])).toEqual(
    new Set([intentId, 'pi_sum']),
  );
  const until = hoursAgo(0);
  await inTransaction(() => records.setReadUntil(until));
  expect(await records.readUntil()).toEqual(until);
});

describe('differences', () => {
  it('are a cent, what is missing there, and what is missing here', async () => {
    const [cent, missing, equal] = [
      await newOrder(hoursAgo(3)),
      await newOrder(hoursAgo(3)),
      await newOrder(hoursAgo(3)),
    ];
    const createdAt = hoursAgo(3);
    await add(
      { id: 'txn_cent', intentId: cent, amountCents: 4_201, createdAt },
      { id: 'txn_equal', intentId: equal, createdAt },
      { id: 'txn_alone', intentId: 'pi_alone', createdAt },
    );
    expect(await found(cent)).toMatchObject([
      { kind: 'charge', ourCents: 4_200, theirCents: 4_201, orderNumber: expect.any(Number) },
    ]);
    expect(await found(missing)).toMatchObject([{ ourCents: 4_200, theirCents: null }]);
    expect(await found('pi_alone')).toMatchObject([
      { ourCents: null, theirCents: 4_200, orderId: null },
    ]);
    expect(await found(equal)).toEqual([]);
  });

  it('are not what is younger than an hour, or older than the books', async () => {
    const [young, old] = [await newOrder(hoursAgo(0.5)), await newOrder(hoursAgo(11))];
    expect(await found(young)).toEqual([]);
    expect(await found(old)).toEqual([]);
  });

  it('are refunds and disputes of other amounts, one by one; one that failed is none', async () => {
    const [intentId, createdAt] = [await newOrder(hoursAgo(3)), hoursAgo(2)];
    const refund = { kind: 'refund', intentId, createdAt, feeCents: 0, sourceId: 're_1' } as const;
    await add(
      { id: `txn_${intentId}`, intentId, createdAt },
      { id: 'txn_r1', ...refund, amountCents: -100 },
      { id: 'txn_r2', ...refund, amountCents: 100 },
      { ...refund, id: 'txn_d', kind: 'dispute', sourceId: 'dp_1', amountCents: -4_200 },
    );
    expect([await found(intentId), await found('re_1')]).toEqual([[], []]);
    expect(await found('dp_1')).toMatchObject([{ kind: 'dispute', theirCents: -4_200 }]);
    await add({ id: 'txn_r3', ...refund, sourceId: 're_2', amountCents: -100 });
    expect(await found('re_2')).toMatchObject([
      { kind: 'refund', ourCents: null, theirCents: -100, orderNumber: expect.any(Number) },
    ]);
    await open.dataSource.query(
      `INSERT INTO dispute (id, intent_id, amount_cents, reason, status, opened_at, withdrawn_cents)
       VALUES ('dp_1', $1, 4200, 'fraudulent', 'lost', $2, 4200)`,
      [intentId, createdAt],
    );
    expect(await found('dp_1')).toEqual([]);
  });

  it('are two refunds whose amounts were exchanged', async () => {
    const [intentId, createdAt] = [await newOrder(hoursAgo(3)), hoursAgo(3)];
    const [one, other, byHand] = [ids.next(), ids.next(), ids.next()];
    await add({ id: 'txn_ex', intentId, createdAt });
    await open.dataSource.query('INSERT INTO payment VALUES ($1, 4200)', [intentId]);
    for (const [id, cents, providerId] of [
      ...([[one, 100, null] as const, [other, 200, null] as const] as const),
      [byHand, 300, 're_by_hand'] as const,
    ]) {
      await open.dataSource.query(
        `INSERT INTO partial_refund (id, intent_id, order_id, provider_id, amount_cents, delivery_cents,
                                     is_restocked, reason, status, created_at)
         SELECT $1, transaction_id, id, $4, $3, 0, false, 'x', 'sent', $5 FROM orders WHERE transaction_id = $2`,
        [id, intentId, cents, providerId, createdAt],
      );
    }
    const refund = { kind: 'refund', intentId, createdAt, feeCents: 0 } as const;
    await add(
      { ...refund, id: 'txn_one', sourceId: 're_one', refundId: one, amountCents: -200 },
      { ...refund, id: 'txn_other', sourceId: 're_other', refundId: other, amountCents: -100 },
      { ...refund, id: 'txn_hand', sourceId: 're_by_hand', amountCents: -300 },
    );
    expect(await found(one)).toMatchObject([{ ourCents: -100, theirCents: -200 }]);
    expect(await found(other)).toMatchObject([{ ourCents: -200, theirCents: -100 }]);
    expect([await found(byHand), await found('re_by_hand')]).toEqual([[], []]);
  });

  it('are what no record explains, and what is in another currency', async () => {
    const [intentId, createdAt] = [await newOrder(hoursAgo(3)), hoursAgo(3)];
    const alone = { intentId: null, createdAt, feeCents: 0 } as const;
    await add(
      { ...alone, id: 'txn_adj', kind: 'other', type: 'adjustment', amountCents: -7 },
      { id: 'txn_eur', intentId, createdAt, currency: 'eur', amountCents: 3_900 },
      { ...alone, id: 'txn_big', kind: 'payout', amountCents: -3_000_000_000 },
    );
    expect(await found('txn_adj')).toMatchObject([
      { kind: 'other', ourCents: null, theirCents: -7, currency: 'usd', type: 'adjustment' },
    ]);
    expect(await found('txn_eur')).toMatchObject([
      { kind: 'currency', theirCents: 3_900, currency: 'eur', orderNumber: expect.any(Number) },
    ]);
    expect([await found(intentId), await found('txn_big')]).toEqual([[], []]);
    const { sums } = await records.state();
    expect(sums.map(({ currency, cents }) => [currency, cents.payout, cents.charge > 0])).toEqual([
      ['eur', 0, true],
      ['usd', -3_000_001_000, true],
    ]);
  });

  it('stay however long ago they are, and end where they are resolved', async () => {
    const intentId = await newOrder(hoursAgo(3));
    expect(await found(intentId)).toHaveLength(1);
    await open.dataSource.query(
      `UPDATE balance_cursor SET compared_until = shop_now() + interval '9 days'`,
    );
    expect(await found(intentId)).toHaveLength(1);
    await add({ id: `txn_${intentId}`, intentId, createdAt: hoursAgo(2) });
    expect(await found(intentId)).toEqual([]);
    await open.dataSource.query(`UPDATE balance_cursor SET compared_until = NULL`);
    const { total, items } = await records.differences({ page: 1, limit: 1 });
    expect([items.length, total > 1]).toEqual([1, true]);
  });

  it('are not what came back of a refund or a dispute of before', async () => {
    const [intentId, createdAt] = [await newOrder(hoursAgo(20)), hoursAgo(3)];
    const back = { intentId, createdAt, feeCents: 0, amountCents: 4_200 };
    await add(
      { ...back, id: 'txn_failed', kind: 'refund', sourceId: 're_old' },
      { ...back, id: 'txn_won', kind: 'dispute', sourceId: 'dp_old' },
    );
    expect(await found(intentId)).toEqual([]);
    expect(await found('dp_old')).toEqual([]);
  });

  it('are not the refunds of an imported order', async () => {
    const intentId = await newOrder(hoursAgo(3));
    const { dataSource } = open;
    await dataSource.query('UPDATE orders SET checkout_id = $2 WHERE transaction_id = $1', [
      intentId,
      ids.next(),
    ]);
    await dataSource.query('INSERT INTO payment VALUES ($1, 4200)', [intentId]);
    await dataSource.query(
      `INSERT INTO refund (id, intent_id, order_id, amount_cents, reason, status, created_at)
       SELECT $1, transaction_id, id, 4200, 'x', 'refunded', $3 FROM orders WHERE transaction_id = $2`,
      [ids.next(), intentId, hoursAgo(3)],
    );
    expect(await found(intentId)).toEqual([]);
  });

  it('are not the charge of a checkout that began before, or a dispute that took money since', async () => {
    const createdAt = hoursAgo(3);
    const intentId = await newOrder(createdAt);
    await open.dataSource.query(
      `UPDATE checkout SET created_at = $2 FROM orders
        WHERE checkout_id = checkout.id AND transaction_id = $1`,
      [intentId, hoursAgo(12)],
    );
    expect(await found(intentId)).toEqual([]);
    await open.dataSource.query(
      `INSERT INTO dispute (id, intent_id, amount_cents, reason, status, opened_at, withdrawn_cents)
       VALUES ('dp_late', $1, 4200, 'fraudulent', 'needs_answer', $2, 4200)`,
      [intentId, hoursAgo(30)],
    );
    const taken = { kind: 'dispute', intentId, createdAt, feeCents: 0 } as const;
    await add({ ...taken, id: 'txn_late', sourceId: 'dp_late', amountCents: -4_200 });
    expect(await found('dp_late')).toEqual([]);
  });
});

it('the balance of the provider has an opening, and is compared with what moved since', async () => {
  const { sums } = await records.state();
  const moved = sums
    .filter(({ currency }) => currency === 'usd')
    .reduce((sum, each) => sum + movedCents(each), 0);
  const setBalance = (cents: number) => inTransaction(() => records.setBalance(cents, hoursAgo(0)));
  await setBalance(moved + 70_000);
  const opened = { openingCents: 70_000, read: { providerCents: moved + 70_000 } };
  expect(await records.state()).toMatchObject(opened);
  await add({ id: 'txn_more', intentId: 'pi_more', amountCents: 1_000, feeCents: 10 });
  await setBalance(moved + 70_989);
  expect((await records.state()).read).toMatchObject({
    providerCents: moved + 70_989,
    balanceCents: moved + 70_990,
  });
});
