import { DataSource } from 'typeorm';
import { Client, type PoolClient } from 'pg';
import { poolOf } from '../../../src/platform/database/pool-of.js';
import { addProduct, type TestProduct } from '../../support/catalog-rows.js';
import { type Cards, idOf } from '../../support/cards.js';
import { createOrder, DETAILS, fill } from '../../support/shoppers.js';
import { startCards } from '../../support/start-cards.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newAdmin, newUser } from '../../support/test-users.js';

const CONNECTIONS = 2;
const TIMES = 40;
/** Postgres plans a prepared statement this many times for its values before it considers a generic plan. */
const FIRST_CUSTOM_PLANS = 5;

const PAGES = [
  'products',
  'products?sortBy=finalPrice',
  'categories',
  'home',
  'cart/user',
  'orders/user',
];

const CODE = {
  code: 'OFTEN',
  kind: 'percent',
  percent: 10,
  appliesTo: 'all',
  maxUses: 1_000_000,
  maxUsesPerCustomer: 1_000,
};

interface PreparedStatement {
  readonly statement: string;
  readonly custom: number;
  readonly generic: number;
}

let shop: TestApp;
let db: Client;
let cards: Cards;
let closeCards: () => Promise<void>;
let products: TestProduct[];
beforeAll(async () => {
  ({ cards, close: closeCards } = await startCards());
  const settings = { STRIPE_API_BASE: cards.url, DATABASE_POOL: String(CONNECTIONS) };
  shop = await startTestApp(settings);
  db = new Client(shop.databaseUrl);
  await db.connect();
  products = [];
  for (let n = 0; n < 20; n++) products.push(await addProduct(db, { quantity: 1_000 }));
});
afterAll(async () => {
  await db?.end();
  await shop?.close();
  await closeCards?.();
});

async function takeConnections(): Promise<PoolClient[]> {
  const pool = poolOf(shop.app.get(DataSource));
  const taken: PoolClient[] = [];
  for (let n = 0; n < CONNECTIONS; n++) taken.push(await pool.connect());
  return taken;
}

/** Closes all connections of the shop, and returns the prepared statements that ran often on one of them. */
async function endAndListFrequent(): Promise<PreparedStatement[]> {
  const found: PreparedStatement[] = [];
  for (const client of await takeConnections()) {
    const { rows } = await client.query<PreparedStatement>(
      `SELECT statement, custom_plans::int AS custom, generic_plans::int AS generic
         FROM pg_prepared_statements WHERE custom_plans + generic_plans > $1`,
      [3 * FIRST_CUSTOM_PLANS],
    );
    found.push(...rows);
    client.release(true);
  }
  return found;
}

const isPlannedAnew = ({ custom, generic }: PreparedStatement) => custom > generic;

/**
 * Postgres compares the cost of a generic plan with the average of the plans before. Where the statistics change in
 * between, they differ for a while, and it plans anew: the test holds them still.
 */
const stopAutovacuum = () =>
  db.query(`DO $$ DECLARE name regclass; BEGIN
    FOR name IN SELECT oid FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace LOOP
      EXECUTE format('ALTER TABLE %s SET (autovacuum_enabled = false)', name);
    END LOOP;
  END $$`);

it('plans no statement of what shoppers do anew each time', async () => {
  const shoppers = [await newUser(shop), await newUser(shop)];
  const visit = async (turn: number) => {
    const { api } = shoppers[turn % shoppers.length]!;
    const product = products[turn % products.length]!;
    for (const path of [...PAGES, `products/${product.id}`, `products?searchTerm=mat ${turn}`]) {
      expect([path, (await api.get(path)).status]).toEqual([path, 200]);
    }
    await fill(api, product);
    const quote = await api.post<{ total: number }>('checkout/quote', { code: CODE.code });
    const purchase = { amount: quote.data.total, code: CODE.code, customerDetails: DETAILS };
    const started = await api.post<string>('payment', purchase);
    expect((await cards.confirm(started.data)).status).toBe('succeeded');
    expect((await createOrder(api, idOf(started.data))).status).toBe(201);
  };
  const visitOften = async () => {
    for (let turn = 0; turn < TIMES; turn++) await visit(turn);
    const often = await endAndListFrequent();
    expect(often.length).toBeGreaterThan(15);
    return often.filter(isPlannedAnew);
  };
  expect((await (await newAdmin(shop)).api.post('discounts', CODE)).status).toBe(201);
  await stopAutovacuum();
  expect(await visitOften()).toEqual([]);
  // Plans depend on what Postgres knows of the tables, which changes as a shop sells.
  await db.query('ANALYZE');
  expect(await visitOften()).toEqual([]);
});
