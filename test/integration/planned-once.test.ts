import { DataSource } from 'typeorm';
import { Client, type PoolClient } from 'pg';
import { poolOf } from '../../src/platform/database/pool-of.js';
import { addProduct, type TestProduct } from '../support/catalog-rows.js';
import type { Cards } from '../support/cards.js';
import { createOrder, fill, payByCard } from '../support/shoppers.js';
import { startCards } from '../support/start-cards.js';
import { startTestApp, type TestApp } from '../support/start-test-app.js';
import { newUser } from '../support/test-users.js';

const CONNECTIONS = 2;
const TIMES = 25;
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

/** The prepared statements of all connections of the shop. */
async function prepared(): Promise<PreparedStatement[]> {
  const pool = poolOf(shop.app.get(DataSource));
  const clients: PoolClient[] = [];
  for (let n = 0; n < CONNECTIONS; n++) clients.push(await pool.connect());
  const found: PreparedStatement[] = [];
  for (const client of clients) {
    const { rows } = await client.query<PreparedStatement>(
      `SELECT statement, custom_plans::int AS custom, generic_plans::int AS generic
         FROM pg_prepared_statements`,
    );
    found.push(...rows);
    client.release();
  }
  return found;
}

it('plans no statement of what shoppers do anew each time', async () => {
  const shoppers = [await newUser(shop), await newUser(shop)];
  const visit = async (turn: number) => {
    const { api } = shoppers[turn % shoppers.length]!;
    const product = products[turn % products.length]!;
    for (const path of [...PAGES, `products/${product.id}`, `products?searchTerm=mat ${turn}`]) {
      expect([path, (await api.get(path)).status]).toEqual([path, 200]);
    }
    await fill(api, product);
    expect((await api.post('checkout/quote', {})).status).toBe(200);
    const intent = await payByCard(api, cards, product.priceCents);
    expect((await createOrder(api, intent)).status).toBe(201);
  };
  for (let turn = 0; turn < TIMES; turn++) await visit(turn);
  // Plans depend on what Postgres knows of the tables, which changes as a shop sells.
  await db.query('ANALYZE');
  for (let turn = 0; turn < TIMES; turn++) await visit(turn);

  const statements = await prepared();
  const often = statements.filter(
    ({ custom, generic }) => custom + generic > 4 * FIRST_CUSTOM_PLANS,
  );
  expect(often.length).toBeGreaterThan(15);
  expect(often.filter(({ custom }) => custom > 2 * FIRST_CUSTOM_PLANS)).toEqual([]);
});
