import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { documentNumber } from '../../../common/contract/billing-document.js';
import type { PlacedOrder } from '../../../src/modules/orders/index.js';
import { newAdmin, newUser, type TestUser } from '../../support/test-users.js';
import { placeOrder } from '../../support/sales.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

let shop: TestApp;
let db: Client;
let admin: TestUser;
let shopper: TestUser;

beforeAll(async () => {
  shop = await startTestApp({ SHOP_COUNTRY: 'FR' });
  db = new Client(shop.databaseUrl);
  await db.connect();
  admin = await newAdmin(shop);
  shopper = await newUser(shop);
});
afterAll(async () => {
  await db.end();
  await shop.close();
});

interface Row {
  readonly _id: string;
}

const found = async (list: string, term: string): Promise<readonly string[]> => {
  const parameter = list.startsWith('audit/security') ? 'account' : 'searchTerm';
  const { data } = await admin.api.get<Row[]>(
    `${list}limit=100&${parameter}=${encodeURIComponent(term)}`,
  );
  return data.map(({ _id }) => _id);
};

/** Each stored name with terms that find it, and one that does not. */
const NAMES: readonly (readonly [name: string, terms: readonly string[], other: string])[] = [
  ['Łukasz Żak', ['lukasz', 'ŁUKASZ', 'zak', 'Lukasz Zak'], 'lucasz'],
  ['İpek Yıldız', ['ipek', 'İPEK', 'IPEK', 'yildiz', 'YILDIZ'], 'jpek'],
  ["Sean O'Brien", ['o’brien', "o'brien", 'OBRIEN', 'oʼbrien'], 'o brien'],
  ['Mary O’Hara', ["o'hara", 'ohara'], 'o hara'],
  ['Jürgen Müller', ['muller', 'MÜLLER', 'jurgen'], 'mueller'],
  ['Anna Strauß', ['strauss', 'strauß', 'STRAUSS'], 'straus5'],
  ['Li Wu', ['li', 'wu', 'LI WU'], 'wi'],
];

describe.each(NAMES)('%s', (name, terms, other) => {
  const id = randomUUID();
  let order: string;

  /** The lists that have a row of this name, each with the id of that row. */
  const lists = (): Readonly<Record<string, string>> => ({
    'orders?': order,
    'users?': id,
    'contact/messages?': id,
    'audit?': id,
    'audit/security?': id,
    'categories?': id,
  });
  const listsFinding = async (term: string): Promise<string[]> => {
    const all = Object.entries(lists());
    const ids = await Promise.all(all.map(([list]) => found(list, term)));
    return all.flatMap(([list, row], at) => (ids[at]!.includes(row) ? [list] : []));
  };

  beforeAll(async () => {
    await db.query(
      `INSERT INTO users (id, name, email, password_hash, created_at)
       VALUES ($1::uuid, $2, $1::text || '@example.com', 'x', now())`,
      [id, name],
    );
    await db.query(
      `INSERT INTO contact_message (id, name, email, subject, message, created_at)
       VALUES ($1, $2, 'a@example.com', 'Hours', 'When?', now())`,
      [id, name],
    );
    await db.query(
      `INSERT INTO audit_entry (id, at, action, subject, after)
       VALUES ($1, now(), 'products.edit', 'product', jsonb_build_object('name', $2::text))`,
      [id, name],
    );
    await db.query(
      `INSERT INTO security_event (id, kind, user_id, address, count, first_at, at)
       VALUES ($1, 'login.succeeded', $1, '10.0.0.1', 1, now(), now())`,
      [id],
    );
    await db.query('INSERT INTO category (id, title, created_at) VALUES ($1, $2, now())', [
      id,
      name,
    ]);
    order = (await placeOrder(shop, shopper.id, { fullName: name })).id;
  });

  it.each(terms)('is found in each list by %s', async (term) => {
    expect(await listsFinding(term)).toEqual(Object.keys(lists()));
  });

  it(`is not found by ${other}`, async () => {
    expect(await listsFinding(other)).toEqual([]);
  });
});

it('a term of signs alone finds nothing', async () => {
  for (const term of ["'", '’', '%', '_', String.raw`\\`])
    expect(await found('orders?', term)).toEqual([]);
});

it('a subscriber is found by the email in other letters', async () => {
  const id = randomUUID();
  await db.query(
    `INSERT INTO subscriber (id, email, status, created_at) VALUES ($1, 'Jörg@example.com', 'active', now())`,
    [id],
  );
  expect(await found('newsletter/subscribers?', 'JORG@')).toEqual([id]);
});

it('a product of an order is found by its name in other letters', async () => {
  const { id } = await placeOrder(shop, shopper.id, { name: 'Élite Farmer’s Bar' });
  expect(await found('orders?', 'elite farmers')).toEqual([id]);
});

describe('an order is found by', () => {
  let order: PlacedOrder;
  let others: readonly string[];

  beforeAll(async () => {
    others = [(await placeOrder(shop, shopper.id)).id];
    order = await placeOrder(shop, shopper.id);
    const row = [order.id];
    await db.query(
      `INSERT INTO parcel (id, order_id, number, carrier, tracking_number, shipped_at)
       VALUES ($1, $1, 1, 'ups', '1Z 999 AA1', now())`,
      row,
    );
    await db.query(
      `INSERT INTO parcel_line (parcel_id, order_line_id, quantity)
       SELECT order_id, id, 1 FROM order_line WHERE order_id = $1`,
      row,
    );
    await db.query(
      `INSERT INTO customer_note (id, user_id, order_id, text, created_at)
       VALUES ($1, $2, $1, 'Rings the café bell', now())`,
      [order.id, shopper.id],
    );
    await db.query(
      `INSERT INTO order_return (id, order_id, number, request_key, state, reason, note, answer, requested_at)
       VALUES ($1::uuid, $1::uuid, 1, $1::text, 'requested', 'damaged', 'The crème handle is loose', '', now())`,
      row,
    );
    await db.query(
      `INSERT INTO billing_document (id, kind, order_id, total_cents, currency, issued_at, content)
       VALUES ($1, 'invoice', $1, 100, 'usd', now(), '{}')`,
      row,
    );
    await db.query(
      `INSERT INTO billing_document (id, kind, order_id, refund_id, total_cents, currency, issued_at, content)
       VALUES ($2, 'credit_note', $1, $2, 100, 'usd', now(), '{}')`,
      [order.id, randomUUID()],
    );
    await db.query(
      `UPDATE orders SET discount_code = 'SUMMER10', country = 'DE' WHERE id = $1`,
      row,
    );
  });

  /** The printed number of its document. */
  const documentOf = async (isInvoice: boolean): Promise<string> => {
    const { rows } = await db.query<{ series: number; number: number }>(
      `SELECT series, number FROM billing_document
        WHERE order_id = $1 AND (kind = 'invoice') = $2`,
      [order.id, isInvoice],
    );
    return documentNumber(isInvoice ? 'invoice' : 'credit_note', rows[0]!);
  };

  it.each([
    ['its number', async () => String(order.number)],
    ['its number with a sign', async () => `#${order.number}`],
    ['its tracking number', async () => '1Z 999 AA1'],
    ['its tracking number without spaces', async () => '1z999aa1'],
    ['the end of its tracking number', async () => '99aa1'],
    ['the number of its invoice', () => documentOf(true)],
    ['the number of its credit note', () => documentOf(false)],
    [
      'the number of its credit note in small letters',
      async () => (await documentOf(false)).toLowerCase(),
    ],
    ['its discount code', async () => 'summer10'],
    ['a note of the staff', async () => 'cafe bell'],
    ['the note of its return', async () => 'creme HANDLE'],
    ['the name of its country', async () => 'germany'],
    ['the code of its country', async () => 'DE'],
  ])('%s', async (_what, term) => {
    expect(await found('orders?', await term())).toEqual([order.id]);
  });

  it('the country of the shop, where it has no other', async () => {
    const ids = await found('orders?', 'France');
    expect(ids).toEqual(expect.arrayContaining([...others]));
    expect(ids).not.toContain(order.id);
  });

  it('what is exported is the same', async () => {
    for (const term of ['germany', '1z999aa1', 'cafe bell']) {
      const { body } = await admin.api.get(
        `orders/export.csv?searchTerm=${encodeURIComponent(term)}`,
      );
      const [, ...rows] = body.trim().split('\n');
      expect(rows).toHaveLength(1);
      expect(rows[0]).toContain(String(order.number));
    }
  });
});
