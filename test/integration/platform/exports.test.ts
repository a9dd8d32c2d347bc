import { Client } from 'pg';
import { type CsvRow, parseCsv } from '../../../src/platform/csv/csv.js';
import { eventually } from '../../support/eventually.js';
import { farFromMidnight } from '../../support/midnight.js';
import { newAdmin, newUser, type TestUser } from '../../support/test-users.js';
import { placeOrder } from '../../support/sales.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

let shop: TestApp;
let db: Client;
let admin: TestUser;
let buyer: TestUser;

beforeAll(async () => {
  await farFromMidnight();
  shop = await startTestApp({ OUTBOX_POLL_MS: '50' });
  db = new Client(shop.databaseUrl);
  await db.connect();
  admin = await newAdmin(shop);
  buyer = await newUser(shop);
});

afterAll(async () => {
  await db.end();
  await shop.close();
});

const place = (fullName: string, name: string) =>
  placeOrder(shop, buyer.id, { cents: 4_999, fullName, name });

/** The rows of an export, each by the names of its columns. */
async function read(path: string): Promise<Record<string, string>[]> {
  const answer = await admin.api.get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const lines: CsvRow[] = [];
  for await (const line of parseCsv(Buffer.from(answer.body))) lines.push(line);
  const [head, ...rows] = lines;
  return rows.map(({ cells }) =>
    Object.fromEntries(head!.cells.map((column, index) => [column, cells[index]!])),
  );
}

describe('the export of orders', () => {
  it('parses back to what the list shows, formulas and quotes included', async () => {
    const order = await place('=1+1, "Ada"', 'Bench; 3" steel,\nblack');
    const [row] = await read(`orders/export.csv?searchTerm=${order.number}`);
    const shown = await admin.api.get<Record<string, unknown>>(`orders/${order.id}`);
    expect(row).toMatchObject({
      id: order.id,
      number: String(order.number),
      createdAt: shown.data.createdAt,
      status: 'pending',
      paymentStatus: 'paid',
      totalPrice: '49.99',
      shippingCharge: '0.00',
      products: '1 × Bench; 3" steel,\nblack',
      fullName: '=1+1, "Ada"',
      phone: '0123456789',
      userEmail: buyer.email,
      transactionId: order.transactionId,
    });
    const raw = await admin.api.get('orders/export.csv');
    expect(raw.headers['content-disposition']).toBe('attachment; filename="orders.csv"');
    expect(raw.body).toContain(`"'=1+1, ""Ada"""`);
  });

  it('has the filters of the list, and names a bad one', async () => {
    const order = await place('Grace Hopper', 'Rope');
    const today = new Date().toISOString().slice(0, 10);
    const ids = async (query: string) =>
      (await read(`orders/export.csv?${query}`)).map(({ id }) => id);
    expect(await ids(`searchTerm=hopper&from=${today}&status=pending`)).toEqual([order.id]);
    expect(await ids('searchTerm=hopper&status=shipped')).toEqual([]);
    expect(await ids('to=2020-01-01')).toEqual([]);
    const bad = await admin.api.get('orders/export.csv?status=lost');
    expect([bad.status, bad.errors?.[0]?.field]).toEqual([400, 'status']);
  });

  it('exports across batches, newest first, each order once', async () => {
    await db.query(
      `INSERT INTO orders (id, checkout_id, transaction_id, user_id, total_cents, shipping_cents,
         full_name, email, phone, address, city, state, zip, created_at)
       SELECT gen_random_uuid(), gen_random_uuid(), 'pi_many_' || n, $1, 100, 0, 'Many', 'm@b.co',
              '1', '1', '1', '1', '1', '2026-01-01'::timestamptz
         FROM generate_series(1, 1200) AS n`,
      [buyer.id],
    );
    await db.query(
      `INSERT INTO order_line (order_id, position, product_id, name, price_cents, quantity)
       SELECT id, 0, gen_random_uuid(), 'Bell', 100, 1 FROM orders WHERE full_name = 'Many'`,
    );
    const rows = await read('orders/export.csv');
    const { rows: stored } = await db.query<{ number: string }>(
      'SELECT number::text FROM orders ORDER BY number DESC',
    );
    expect(rows.map(({ number }) => number)).toEqual(stored.map(({ number }) => number));
  });
});

describe('the exports of users and subscribers', () => {
  it('parse back, with the filters of their lists', async () => {
    const people = await read('users/export.csv');
    expect(people.map(({ email }) => email)).toEqual([admin.email, buyer.email]);
    expect(people[0]).toMatchObject({ id: admin.id, name: 'Test Admin', role: 'admin', phone: '' });
    const users = await read('users/export.csv?role=user&searchTerm=test');
    expect(users.map(({ id }) => id)).toEqual([buyer.id]);

    await shop.api.post('newsletter/subscribe', { email: '+plus@example.com' });
    await shop.api.post('newsletter/subscribe', { email: 'gone@example.com' });
    await admin.api.put('newsletter/cancel-subscription', { email: 'gone@example.com' });
    const all = await read('newsletter/subscribers/export.csv');
    expect(all.map(({ email, status }) => [email, status])).toEqual([
      ['+plus@example.com', 'active'],
      ['gone@example.com', 'canceled'],
    ]);
    expect(await read('newsletter/subscribers/export.csv?status=active&searchTerm=gone')).toEqual(
      [],
    );
    const bad = await admin.api.get('users/export.csv?role=king');
    expect([bad.status, bad.errors?.[0]?.field]).toEqual([400, 'role']);
  });

  it('tell as a failure what fails before the first row', async () => {
    await db.query('ALTER TABLE subscriber RENAME TO subscriber_away');
    const gzip = admin.api.with({ 'accept-encoding': 'gzip' });
    const answer = await gzip.get('newsletter/subscribers/export.csv');
    await db.query('ALTER TABLE subscriber_away RENAME TO subscriber');
    expect(answer).toMatchObject({ status: 500, success: false, code: 'internal' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['content-disposition']).toBeUndefined();
  });

  it('walk across batches', async () => {
    await db.query(
      `INSERT INTO subscriber (id, email, status, created_at)
       SELECT gen_random_uuid(), 'many-' || n || '@example.com', 'active', now()
         FROM generate_series(1, 1000) AS n`,
    );
    const rows = await read('newsletter/subscribers/export.csv?searchTerm=many-');
    expect(new Set(rows.map(({ email }) => email)).size).toBe(1_000);
    expect(rows).toHaveLength(1_000);
  });
});

describe('shipping many orders', () => {
  interface Result {
    readonly _id: string;
    readonly shipped: boolean;
    readonly message: string;
  }

  it('answers a result for each, and one that cannot go keeps no other back', async () => {
    const orders = [await place('A', 'Rope'), await place('B', 'Rope'), await place('C', 'Rope')];
    const [first, second, third] = orders.map(({ id }) => id) as [string, string, string];
    await admin.api.put(`orders/status/admin/${second}`, { status: 'shipped' });
    const unknown = '01900000-0000-7000-8000-000000000000';
    const answer = await admin.api.post<Result[]>('orders/bulk-ship', {
      ids: [first, second, unknown, 'x', first, third],
    });
    expect([answer.status, answer.message]).toEqual([200, '2 of 5 shipped']);
    expect(answer.data).toEqual([
      { _id: first, shipped: true, message: 'shipped successfully!' },
      {
        _id: second,
        shipped: false,
        message: 'An order that is shipped cannot become shipped',
      },
      { _id: unknown, shipped: false, message: 'Order not found' },
      { _id: 'x', shipped: false, message: 'Order not found' },
      { _id: third, shipped: true, message: 'shipped successfully!' },
    ]);
    const { data } = await admin.api.get<{ status: string }>(`orders/${third}`);
    expect(data.status).toBe('shipped');
    const audit = await admin.api.get<{ subject: string }[]>('audit?what=orders.shipped');
    expect(audit.data).toHaveLength(3);
    await eventually(async () => {
      const { rows } = await db.query(
        `SELECT FROM outbox WHERE job = 'orders.send-status-mail' AND payload->>'orderId' = $1`,
        [third],
      );
      expect(rows).toHaveLength(1);
    });
  });

  it('by two admins at once ships each order once', async () => {
    const ids = (await Promise.all(['A', 'B', 'C', 'D'].map((name) => place(name, 'Rope')))).map(
      ({ id }) => id,
    );
    const answers = await Promise.all([
      admin.api.post<Result[]>('orders/bulk-ship', { ids }),
      admin.api.post<Result[]>('orders/bulk-ship', { ids: [...ids].reverse() }),
    ]);
    const shipped = answers.flatMap(({ data }) => data.filter((result) => result.shipped));
    expect(shipped.map(({ _id }) => _id).sort()).toEqual([...ids].sort());
  });

  it.each([[{}], [{ ids: [] }], [{ ids: 'x' }], [{ ids: [1] }], [{ ids: Array(101).fill('x') }]])(
    'refuses %j',
    async (body) => {
      const answer = await admin.api.post('orders/bulk-ship', body);
      expect(answer).toMatchObject({ status: 400, errors: [{ field: 'ids' }] });
    },
  );
});
