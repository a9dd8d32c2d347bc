import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase, type OpenDatabase } from '../../../../test/support/open-database.js';
import { DISCOUNT_INVARIANTS } from '../../backup/invariants/discount-invariants.js';
import { violationsOf } from '../../backup/invariants/invariants.js';
import { HeldDiscountCount1700000000220 } from './0220-held-discount-count.js';
import { OrderedDiscountCount1700000000221 } from './0221-ordered-discount-count.js';

const COUNTED = 'a count of a discount code that is not the number of its uses';

let database: OpenDatabase;
let db: Client;
let other: Client;
beforeAll(async () => {
  database = await openDatabase([]);
  [db, other] = [new Client(database.url), new Client(database.url)];
  await db.connect();
  await other.connect();
});
beforeEach(() => db.query('TRUNCATE discount_use_count; TRUNCATE users, checkout, orders CASCADE'));
afterAll(async () => {
  await db?.end();
  await other?.end();
  await database?.close();
});

/** The uses of each code, where they are not 0. */
async function counted(): Promise<Record<string, number>> {
  const { rows } = await db.query<{ code: string; uses: number }>(
    `SELECT code, sum(uses)::int AS uses FROM discount_use_count
      GROUP BY code HAVING sum(uses) <> 0 ORDER BY code`,
  );
  return Object.fromEntries(rows.map(({ code, uses }) => [code, uses]));
}

async function addCheckout(code: string | null, client = db): Promise<string> {
  const id = randomUUID();
  await client.query(
    `INSERT INTO users (id, name, email, password_hash, created_at) VALUES ($1::uuid, 'Ada', $1::text, 'x', now())`,
    [id],
  );
  await client.query(
    `INSERT INTO checkout (id, user_id, status, version, lines, pricing, total_cents, held_until, created_at)
     VALUES ($1, $1, 'open', 1, '[]', $2, 100, now(), now())`,
    [id, { code, discountCents: 0 }],
  );
  return id;
}

const addOrder = (checkout: string, code: string | null) =>
  db.query(
    `INSERT INTO orders (id, user_id, status, discount_code, checkout_id, transaction_id, total_cents,
       shipping_cents, full_name, email, phone, address, city, state, zip, created_at)
     VALUES ($1::uuid, $1, 'pending', $2, $1::uuid, $1::uuid::text, 100, 0, '', '', '', '', '', '', '', now())`,
    [checkout, code],
  );
const close = (id: string, status: string) =>
  db.query('UPDATE checkout SET status = $2 WHERE id = $1', [id, status]);

async function committed(work: () => Promise<unknown>): Promise<void> {
  await db.query('BEGIN');
  await work();
  await db.query('COMMIT');
}

it('an open checkout counts until it is released', async () => {
  const id = await addCheckout('TEN');
  await addCheckout(null);
  expect(await counted()).toEqual({ TEN: 1 });
  await close(id, 'released');
  expect(await counted()).toEqual({});
});

it('a checkout that becomes an order is one use, until that is canceled', async () => {
  const id = await addCheckout('TEN');
  await committed(async () => {
    await close(id, 'completed');
    await addOrder(id, 'TEN');
  });
  expect(await counted()).toEqual({ TEN: 1 });
  await db.query(`UPDATE orders SET status = 'shipped'`);
  expect(await counted()).toEqual({ TEN: 1 });
  await db.query(`UPDATE orders SET status = 'canceled'`);
  expect(await counted()).toEqual({});
});

it('what is deleted, has another code, or is rolled back, is counted no more', async () => {
  const [held, ordered] = [await addCheckout('TEN'), await addCheckout(null)];
  await addOrder(ordered, 'FIVE');
  await db.query('BEGIN');
  await addCheckout('TEN');
  await db.query('ROLLBACK');
  expect(await counted()).toEqual({ FIVE: 1, TEN: 1 });
  await db.query(`UPDATE checkout SET pricing = '{"code": "FIVE"}' WHERE id = $1`, [held]);
  await db.query(`UPDATE orders SET discount_code = 'SIX'`);
  expect(await counted()).toEqual({ FIVE: 1, SIX: 1 });
  await db.query('DELETE FROM checkout WHERE id = $1', [held]);
  await db.query('DELETE FROM orders');
  expect(await counted()).toEqual({});
});

it('transactions with the same code do not wait for each other', async () => {
  await addCheckout('TEN');
  await other.query(`SET lock_timeout = '1s'`);
  await committed(async () => {
    await addCheckout('TEN');
    for (let count = 0; count < 32; count++) await addCheckout('TEN', other);
  });
  expect(await counted()).toEqual({ TEN: 34 });
  const { rows } = await db.query('SELECT FROM discount_use_count');
  expect(rows.length).toBeGreaterThanOrEqual(8);
});

it('a restore counts nothing, because it fills the counts, too', async () => {
  await committed(async () => {
    await db.query(`SET LOCAL vigor.restoring = 'on'`);
    await addOrder(await addCheckout('TEN'), 'TEN');
  });
  expect(await counted()).toEqual({});
  await addCheckout('TEN');
  expect(await counted()).toEqual({ TEN: 1 });
});

it('the migrations count what there is, each for its table, and undo that', async () => {
  const runner = database.dataSource.createQueryRunner();
  const [ofHolds, ofOrders] = [
    new HeldDiscountCount1700000000220(),
    new OrderedDiscountCount1700000000221(),
  ];
  await ofOrders.down(runner);
  await ofHolds.down(runner);
  for (const code of ['TEN', 'TEN', 'FIVE', null]) await addCheckout(code);
  const released = await addCheckout('TEN');
  await close(released, 'released');
  for (const code of ['TEN', 'SIX', null]) await addOrder(await addCheckout(null), code);
  await addOrder(released, 'TEN');
  await db.query(`UPDATE orders SET status = 'canceled' WHERE checkout_id = $1`, [released]);

  await ofHolds.up(runner);
  expect(await counted()).toEqual({ FIVE: 1, TEN: 2 });
  await ofOrders.up(runner);
  expect(await counted()).toEqual({ FIVE: 1, SIX: 1, TEN: 3 });
  await ofOrders.down(runner);
  expect(await counted()).toEqual({ FIVE: 1, TEN: 2 });
  await ofOrders.up(runner);
  await runner.release();
  await addOrder(await addCheckout('TEN'), 'SIX');
  expect(await counted()).toEqual({ FIVE: 1, SIX: 2, TEN: 4 });
});

it('the invariant holds for all that the triggers count, and sees what they do not', async () => {
  const id = await addCheckout('TEN');
  await addOrder(await addCheckout('TEN'), 'TEN');
  await db.query('INSERT INTO late_discount_use SELECT id, discount_code FROM orders');
  const violations = () => violationsOf(db, { [COUNTED]: DISCOUNT_INVARIANTS[COUNTED] ?? '' });
  expect(await violations()).toEqual([]);
  await db.query(
    'UPDATE discount_use_count SET uses = uses + 1 WHERE slot = (SELECT min(slot) FROM discount_use_count)',
  );
  expect(await violations()).toEqual([`${COUNTED}: TEN`]);
  await db.query('TRUNCATE discount_use_count');
  expect(await violations()).toEqual([`${COUNTED}: TEN`]);
  await close(id, 'released');
  expect(await violations()).toEqual([`${COUNTED}: TEN`]);
});
