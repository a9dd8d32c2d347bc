import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { PersonalDataRegistry } from '../../../src/kernel/personal-data.js';
import { erasureListOf, readErasures } from '../../../src/platform/backup/erasure-list.js';
import { TABLE_DATA } from '../../architecture/personal-columns.js';
import { TABLES_OF_USERS, tableOf } from '../../support/entities.js';
import { eventually } from '../../support/eventually.js';
import { PASSWORD } from '../../support/password.js';
import { allCounted, recordPastOrder } from '../../support/sales.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newAdmin, newStaff, newUser, type TestUser } from '../../support/test-users.js';
import { PLANTED, plantCustomer, plantRow, TRACES } from './planted-data.js';

interface Exported {
  readonly data: Readonly<Record<string, object | undefined>>;
}

let shop: TestApp;
let db: Client;
let owner: TestUser;

beforeAll(async () => {
  shop = await startTestApp();
  db = new Client(shop.databaseUrl);
  await db.connect();
  owner = await newAdmin(shop);
});
afterAll(async () => {
  await db?.end();
  await shop?.close();
});

/** The columns of all tables in which one of the texts stands. */
async function tracesIn(): Promise<string[]> {
  const { rows: columns } = await db.query<{ table: string; column: string; type: string }>(
    `SELECT c.table_name AS table, c.column_name AS column, c.data_type AS type
       FROM information_schema.columns c
       JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
        AND c.data_type IN ('text', 'character varying', 'json', 'jsonb', 'bytea', 'tsvector', 'ARRAY')
      ORDER BY 1, 2`,
  );
  const patterns = TRACES.map((trace) => `%${trace.toLowerCase()}%`);
  const found: string[] = [];
  for (const { table, column, type } of columns) {
    const text = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const { rowCount } = await db.query(
      `SELECT FROM "${table}" WHERE lower(${text}) LIKE ANY ($1) LIMIT 1`,
      [patterns],
    );
    if (rowCount) found.push(`${table}.${column}`);
  }
  return found;
}

/** The files below the data folder in which one of the texts stands. */
async function filesWithTraces(): Promise<string[]> {
  const entries = await readdir(shop.env.DATA_DIR, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const text = (await readFile(path, 'latin1')).toLowerCase();
    if (TRACES.some((trace) => text.includes(trace.toLowerCase()))) found.push(path);
  }
  return found;
}

const snake = (property: string) => property.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`);

/** No text can be planted in them. */
const UNREADABLE = ['users.password_hash', 'users.image'];

const columnsOf = (kind: 'personal' | 'retained') =>
  Object.entries(TABLE_DATA)
    .flatMap(([table, data]) =>
      (data[kind]?.columns ?? []).map((column) => `${table}.${snake(column)}`),
    )
    .filter((column) => !UNREADABLE.includes(column));

const personalColumns = columnsOf('personal');
/** The law asks for them. */
const retainedColumns = columnsOf('retained').sort();

const sources = () => shop.app.get(PersonalDataRegistry, { strict: false }).sources;

/** The tables whose rows go with the person, by the sections that delete them. */
const erasedTables = () =>
  sources().flatMap(({ section, erasedEntities }) =>
    erasedEntities.map((entity) => ({ section, table: tableOf(entity) })),
  );

/** Those of them that have rows of a user. */
async function rowsOf({ id }: TestUser): Promise<string[]> {
  const found: string[] = [];
  for (const { table } of erasedTables()) {
    const { rowCount } = await db.query(`SELECT FROM "${table}" WHERE user_id = $1`, [id]);
    if (rowCount) found.push(table);
  }
  return found;
}

const books = async () => {
  const [stats, revenue, statuses] = await Promise.all([
    owner.api.get('analytics/stats'),
    owner.api.get('analytics/revenue'),
    owner.api.get('analytics/order-status'),
  ]);
  const { rows } = await db.query(
    `SELECT count(*), sum(total_cents) AS total, sum(lost_cents) AS lost FROM orders`,
  );
  const lines = await db.query('SELECT sum(price_cents * quantity) FROM order_line');
  return [stats.data, revenue.data, statuses.data, rows, lines.rows];
};

it('leaves no trace of a person but in the books, and these to the cent', async () => {
  const user = await plantCustomer({ shop, db, owner });
  await allCounted(db);
  expect((await tracesIn()).sort()).toEqual([...personalColumns, ...retainedColumns].sort());
  const tables = erasedTables().map(({ table }) => table);
  const planted = await rowsOf(user);
  for (const table of tables) if (!planted.includes(table)) await plantRow(db, table, user.id);
  expect(await rowsOf(user)).toEqual(tables);
  const exported = await owner.api.post<Exported>(`customers/${user.id}/export`);
  for (const { section } of erasedTables()) {
    expect(Object.keys(exported.data.data[section] ?? {})).not.toEqual([]);
  }
  const before = await books();
  const logIn = (email: string) => shop.api.post('auth/login', { email, password: PASSWORD });
  // The password is right; the passkey is asked for.
  expect((await logIn(PLANTED.email)).code).toBe('factor_required');

  const erased = await owner.api.post(`customers/${user.id}/erase`);
  expect([erased.status, erased.message]).toEqual([200, 'Customer erased.']);
  await eventually(async () => {
    const { rowCount } = await db.query(
      `SELECT FROM outbox WHERE job = 'customers.list-erasure' AND done_at IS NOT NULL`,
    );
    expect(rowCount).toBe(1);
  });
  expect((await tracesIn()).sort()).toEqual(retainedColumns);
  expect(await rowsOf(user)).toEqual([]);
  expect(await filesWithTraces()).toEqual([]);
  expect(await books()).toEqual(before);
  expect((await logIn(PLANTED.email)).message).toBe('Invalid email or password');
  expect((await logIn(`erased-${user.id}@erased.invalid`)).status).toBe(401);
  expect(await readErasures(erasureListOf(shop.env))).toEqual([
    { userId: user.id, at: expect.any(String), scope: 'person' },
  ]);
  // Twice is once; and whoever is erased is nobody's admin.
  expect((await owner.api.post(`customers/${user.id}/erase`)).status).toBe(200);
  expect((await owner.api.put(`users/make-admin?id=${user.id}`)).status).toBe(409);
});

it('has a source for each table that holds data of people', () => {
  const sections = sources().map(({ section }) => section);
  const wanted = Object.values(TABLE_DATA).flatMap(({ personal, retained }) =>
    [personal, retained].flatMap((data) => data?.section ?? []),
  );
  expect([...new Set(wanted)].filter((section) => !sections.includes(section))).toEqual([]);
});

it.each(TABLES_OF_USERS)('erases the rows of %s, or says what becomes of them', (table) => {
  const { personal, retained, expires, rowsStay } = TABLE_DATA[table] ?? {};
  const section = erasedTables().find((erased) => erased.table === table)?.section;
  expect(personal ?? retained ?? expires ?? rowsStay ?? section).toBeDefined();
});

describe('is refused, with the reason,', () => {
  const refusal = async (user: TestUser) => {
    const { status, code, message } = await owner.api.post(`customers/${user.id}/erase`);
    return [status, code, message];
  };
  const order = async (user: TestUser, change: string) => {
    const placed = await recordPastOrder(shop, user.id, { cents: 100, daysAgo: 1 });
    await db.query(`UPDATE orders SET ${change} WHERE id = $1`, [placed.id]);
    return placed.number;
  };

  it.each([
    [`status = 'pending'`, 'Order # is not shipped yet.'],
    [`status = 'shipped'`, 'Order # is on its way.'],
    [
      `status = 'canceled', payment_status = 'refunding'`,
      'The refund of order # is not finished yet.',
    ],
    [
      `status = 'canceled', payment_status = 'refund_failed'`,
      'The refund of order # is not finished yet.',
    ],
    [`status = 'delivered', payment_status = 'disputed'`, 'The payment of order # is disputed.'],
  ])('while an order is %s', async (change, reason) => {
    const user = await newUser(shop);
    const number = await order(user, change);
    const said = `Not possible yet. ${reason.replace('#', String(number))}`;
    expect(await refusal(user)).toEqual([409, 'erasure_refused', said]);
    expect((await user.api.get('users/user')).status).toBe(200);
  });

  it('while a payment has begun, and for an account of the staff', async () => {
    const [user, member] = [await newUser(shop), await newStaff(shop, 'support')];
    await db.query(
      `INSERT INTO checkout (id, user_id, status, version, lines, total_cents, held_until, created_at)
       VALUES (gen_random_uuid(), $1, 'open', 1, '[]', 100, now() + interval '1 hour', now())`,
      [user.id],
    );
    expect((await refusal(user))[2]).toContain('A payment has begun.');
    expect((await refusal(member))[2]).toContain('Remove it from the staff first.');
    expect((await owner.api.post('customers/x/erase')).status).toBe(404);
  });
});

it('lets shoppers erase themselves, with their password', async () => {
  const user = await newUser(shop);
  const erase = (currentPassword?: string) =>
    user.api.post('users/user/erase', { currentPassword });
  expect([(await erase()).message, (await erase('guessed it')).message]).toEqual([
    'Enter your password.',
    'The current password is not correct',
  ]);
  const erased = await erase(PASSWORD);
  expect([erased.status, erased.message]).toEqual([200, 'Your account is deleted.']);
  expect((await user.api.get('users/user')).status).toBe(401);
  const { rows } = await db.query('SELECT name FROM users WHERE id = $1', [user.id]);
  expect(rows).toEqual([{ name: 'Erased customer' }]);
});
