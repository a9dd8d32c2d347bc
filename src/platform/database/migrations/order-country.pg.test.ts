import { randomUUID } from 'node:crypto';
import { openDatabase, type OpenDatabase } from '../../../../test/support/open-database.js';

let database: OpenDatabase;
let userId: string;
beforeAll(async () => {
  database = await openDatabase([]);
  userId = randomUUID();
  await database.dataSource.query(
    `INSERT INTO users (id, name, email, password_hash, created_at)
     VALUES ($1, 'Ada', 'ada@example.com', 'x', now())`,
    [userId],
  );
});
afterAll(() => database?.close());

const ADDRESS = { state: null, zip: null };

it.each([
  ['that of its checkout', { destination: { country: 'DE', ...ADDRESS } }, null, 'DE'],
  ['the written one', { destination: { country: 'DE', ...ADDRESS } }, 'AT', 'AT'],
  ['none where it was priced to none', { destination: null }, null, null],
  ['none where the checkout is of the release before', null, null, null],
])('an order has %s', async (_case, pricing, written, stored) => {
  const id = randomUUID();
  await database.dataSource.query(
    `INSERT INTO checkout (id, user_id, status, version, lines, pricing, total_cents, held_until, created_at)
     VALUES ($1, $2, 'completed', 1, '[]', $3, 100, now(), now())`,
    [id, userId, pricing],
  );
  // The release before does not name the column.
  const [name, value] = written === null ? ['', ''] : [', country', `, '${written}'`];
  await database.dataSource.query(
    `INSERT INTO orders (id, user_id, status, checkout_id, transaction_id, total_cents, shipping_cents,
       full_name, email, phone, address, city, state, zip, created_at${name})
     VALUES ($1::uuid, $2, 'pending', $1::uuid, $1::uuid::text, 100, 0, '', '', '', '', '', '', '', now()${value})`,
    [id, userId],
  );
  const rows: unknown = await database.dataSource.query(
    'SELECT country FROM orders WHERE id = $1',
    [id],
  );
  expect(rows).toEqual([{ country: stored }]);
});
