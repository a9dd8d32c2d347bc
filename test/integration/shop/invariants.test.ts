import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { FetchBalance } from '../../../src/modules/books/use-cases/fetch-balance.js';
import { violationsOf } from '../../../src/platform/backup/invariants/invariants.js';
import { SHOP_INVARIANTS } from '../../../src/platform/backup/invariants/shop-invariants.js';
import { BALANCE_INVARIANTS } from '../../support/balance-invariants.js';
import { type Cards, type CardsState } from '../../support/cards.js';
import { addProduct } from '../../support/catalog-rows.js';
import { eventually } from '../../support/eventually.js';
import {
  brokenInvariants,
  expectInvariants,
  SETTLED_INVARIANTS,
} from '../../support/invariants.js';
import { createOrder, fill, type Order, pay, payByCard } from '../../support/shoppers.js';
import { startCards } from '../../support/start-cards.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';
import { newAdmin, newUser, type TestUser } from '../../support/test-users.js';
import { OF_BOOKS } from './planted-breaches/of-books.js';
import { OF_DISCOUNTS } from './planted-breaches/of-discounts.js';
import { OF_DOCUMENTS } from './planted-breaches/of-documents.js';
import { OF_MONEY } from './planted-breaches/of-money.js';
import { OF_ORDERS } from './planted-breaches/of-orders.js';
import { OF_PARCELS } from './planted-breaches/of-parcels.js';
import { OF_RETURNS } from './planted-breaches/of-returns.js';
import { OF_STOCK } from './planted-breaches/of-stock.js';
import type { PlantedBreach } from './planted-breaches/planted-breach.js';

const PLANTED = [
  ...OF_ORDERS,
  ...OF_PARCELS,
  ...OF_RETURNS,
  ...OF_STOCK,
  ...OF_MONEY,
  ...OF_DOCUMENTS,
  ...OF_BOOKS,
  ...OF_DISCOUNTS,
];
const ALL = { ...SHOP_INVARIANTS, ...SETTLED_INVARIANTS, ...BALANCE_INVARIANTS };
const NAMES = Object.keys(ALL);

let shop: TestApp;
let db: Client;
let cards: Cards;
let closeCards: () => Promise<void>;
let mailbox: TestMailbox;
let admin: TestUser;
let state: CardsState;

beforeAll(async () => {
  ({ cards, close: closeCards } = await startCards(0));
  mailbox = await startTestMailbox();
  shop = await startTestApp({ STRIPE_API_BASE: cards.url, SMTP_URL: mailbox.smtpUrl });
  db = new Client(shop.databaseUrl);
  await db.connect();
  admin = await newAdmin(shop);
  await sellSome();
  state = await cards.state();
});

afterAll(async () => {
  await db?.end();
  await shop?.close();
  await mailbox?.close();
  await closeCards?.();
});

/**
 * A pending order of two lines, a shipped one of which a part was refunded, one that was canceled and
 * refunded, and an open checkout.
 */
async function sellSome(): Promise<void> {
  const rope = await addProduct(db, { name: 'Rope', priceCents: 1_999 });
  const bell = await addProduct(db, { name: 'Kettlebell', priceCents: 4_999 });
  const buy = async (products: (typeof rope)[], cents: number) => {
    const { api } = await newUser(shop);
    for (const product of new Set(products)) {
      await fill(api, product, products.filter((each) => each === product).length);
    }
    return (await createOrder(api, await payByCard(api, cards, cents))).data._id;
  };
  const step = (id: string, status: string) =>
    admin.api.put(`orders/status/admin/${id}`, { status });
  await buy([rope, bell], 6_998);
  const shipped = await buy([bell, bell, rope], 11_997);
  await step(shipped, 'shipped');
  const { products } = (await admin.api.get<Order>(`orders/${shipped}`)).data;
  const part = { lines: [{ lineId: products[0]!._id, quantity: 1 }], restock: true, total: 49.99 };
  const form = { key: randomUUID(), reason: 'damaged' };
  expect((await admin.api.post(`orders/${shipped}/refunds`, { ...form, ...part })).status).toBe(
    200,
  );
  const canceled = await buy([rope], 1_999);
  await step(canceled, 'canceled');
  const { api } = await newUser(shop);
  await fill(api, bell, 2);
  expect((await pay(api, 9_998)).status).toBe(200);
  await eventually(async () => {
    const { data: partly } = await admin.api.get<{ paymentStatus: string }>(`orders/${shipped}`);
    expect(partly.paymentStatus).toBe('partially_refunded');
    const { data } = await admin.api.get<{ paymentStatus: string }>(`orders/${canceled}`);
    expect(data.paymentStatus).toBe('refunded');
    expect((await db.query('SELECT FROM outbox WHERE done_at IS NULL')).rowCount).toBe(0);
  });
  // As the jobs that look for what is missing do, but without their five minutes.
  for (const coverage of ['billing_coverage', 'ledger_coverage']) {
    await db.query(`UPDATE ${coverage} SET until = shop_now()`);
  }
  await shop.app.get(FetchBalance, { strict: false }).execute();
}

/** Counts the uses of discount codes, as the commit does. */
const COUNT_USES = 'SET CONSTRAINTS checkout_discount_changed, orders_discount_changed IMMEDIATE';

/** The names of the violated conditions after the breach, which is then undone. */
async function violatedBy({ sql, provider }: PlantedBreach): Promise<string[]> {
  await db.query('BEGIN');
  try {
    // Only a breach that says so is compared with the card provider, whose balance a job fetches meanwhile.
    await db.query('UPDATE balance_cursor SET read_until = since');
    if (sql) await db.query(sql);
    await db.query(COUNT_USES);
    const lines = await brokenInvariants(db, provider ? provider(state) : state);
    lines.push(...(await violationsOf(db, BALANCE_INVARIANTS)));
    return lines.map((line) => NAMES.find((name) => line.startsWith(`${name}: `)) ?? line);
  } finally {
    await db.query('ROLLBACK');
  }
}

it('hold in a shop that has sold', async () => {
  await expectInvariants(db, cards);
  expect(await violationsOf(db, BALANCE_INVARIANTS)).toEqual([]);
});

it.each(PLANTED)('see $what', async (breach) => {
  expect((await violatedBy(breach)).sort()).toEqual([...breach.violates].sort());
});

it('are each seen to turn red', () => {
  const seen = new Set(PLANTED.flatMap(({ violates }) => violates));
  expect(NAMES.filter((name) => !seen.has(name))).toEqual([]);
  expect(PLANTED.length).toBeGreaterThan(20);
});
