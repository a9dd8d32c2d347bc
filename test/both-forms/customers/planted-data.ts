import type { Client } from 'pg';
import { addProduct } from '../../support/catalog-rows.js';
import { recordPastOrder } from '../../support/sales.js';
import type { TestApp } from '../../support/start-test-app.js';
import { newUser, type TestUser } from '../../support/test-users.js';

export const NAME = 'Zelda Quixote';
export const PLANTED = {
  fullName: NAME,
  email: 'zelda.quixote@planted.example',
  phone: '15550987654321',
  address: '77 Windmill Lane',
  city: 'Quixoteville',
  state: 'Zeldania',
  zip: '9871730421',
};
export const OLD_EMAIL = 'old.zelda@planted.example';
/** What must stand nowhere once the person is erased. */
export const TRACES = [...Object.values(PLANTED), OLD_EMAIL];

const PRIVATE_IMAGE = `${'a'.repeat(32)}.private`;

interface Where {
  readonly shop: TestApp;
  readonly db: Client;
  readonly owner: TestUser;
}

/** A customer whose name, email, phone and address stand wherever the shop keeps such things. */
export async function plantCustomer(where: Where): Promise<TestUser> {
  const { shop, db, owner } = where;
  const user = await newUser(shop, NAME);
  const { email, phone, address } = PLANTED;
  // The first address keeps its rights for a week.
  await db.query('UPDATE users SET email = $2 WHERE id = $1', [user.id, OLD_EMAIL]);
  const profile = await user.api.put('users', { email, phone, address });
  expect(profile.status).toBe(200);
  const { id: product } = await addProduct(db);
  const added = await user.api.post('cart/create-cart', { product, quantity: 1 });
  expect(added.status).toBe(201);
  await recordPastOrder(shop, user.id, {
    cents: 12_345,
    daysAgo: 3,
    steps: ['shipped', 'delivered'],
  });
  await recordPastOrder(shop, user.id, { cents: 700, daysAgo: 2, steps: ['canceled'] });
  const { fullName, city, state, zip } = PLANTED;
  await db.query(
    `UPDATE orders SET full_name = $2, email = $3, phone = $4, address = $5, city = $6, state = $7, zip = $8
      WHERE user_id = $1`,
    [user.id, fullName, email, phone, address, city, state, zip],
  );
  await db.query(
    `INSERT INTO billing_document (id, kind, order_id, total_cents, currency, issued_at, content)
     SELECT gen_random_uuid(), 'invoice', id, total_cents, currency, now(), $2 FROM orders WHERE user_id = $1`,
    [user.id, JSON.stringify({ buyer: { fullName, address, city, state, zip } })],
  );
  await db.query(
    `UPDATE parcel SET carrier = 'other', carrier_name = 'Courier', tracking_number = $2, tracking_url = $3
       FROM orders WHERE orders.id = order_id AND user_id = $1`,
    [user.id, phone, `https://courier.test/${email}`],
  );
  await db.query(
    `INSERT INTO order_return (id, order_id, number, request_key, state, reason, note, answer, requested_at)
     SELECT gen_random_uuid(), id, 1, 'key', 'declined', 'other', $2, $3, now() FROM orders
      WHERE user_id = $1 AND status = 'delivered'`,
    [user.id, `Call ${phone}`, `Dear ${NAME}`],
  );
  await db.query(
    `INSERT INTO media (name, mime, width, height, created_at) VALUES ($1, 'image/png', 8, 8, now())`,
    [PRIVATE_IMAGE],
  );
  await db.query(
    `INSERT INTO order_return_image (id, order_id, return_id, position, name, file_key)
     SELECT gen_random_uuid(), order_id, ret.id, 1, $2, convert_to($3, 'UTF8')
       FROM order_return AS ret JOIN orders ON orders.id = order_id WHERE user_id = $1`,
    [user.id, PRIVATE_IMAGE, NAME],
  );
  await db.query(
    `INSERT INTO checkout (id, user_id, status, version, lines, total_cents, customer_details, pricing,
                           held_until, created_at, closed_at)
     VALUES (gen_random_uuid(), $1, 'released', 1, '[]', 100, $2, $3, now(), now(), now())`,
    [
      user.id,
      JSON.stringify(PLANTED),
      JSON.stringify({ destination: { country: 'US', state: PLANTED.state, zip: PLANTED.zip } }),
    ],
  );
  await shop.api.post('newsletter/subscribe', { email: email.toUpperCase() });
  await owner.api.put('newsletter/cancel-subscription', { email });
  await shop.api.post('contact', { name: NAME, email, subject: `I am ${NAME}`, message: address });
  await owner.api.post(`customers/${user.id}/notes`, { text: `${NAME} prefers ${phone}` });
  await owner.api.put(`users/make-admin?id=${user.id}`);
  await owner.api.delete(`staff/${user.id}`);
  await plantBeside(where, user);
  await db.query(
    `INSERT INTO outbox (id, job, queue, payload, created_at, due_at, attempts, last_error, failed_at)
     VALUES (gen_random_uuid(), 'auth.warn-of-new-email', 'mail', $1, now(), now(), 8, $2, now())`,
    [JSON.stringify({ personId: user.id, oldEmail: OLD_EMAIL }), `550 <${email}> unknown`],
  );
  return user;
}

/** What only a browser, a member of the staff or a mail server would leave. */
async function plantBeside({ db, owner }: Where, user: TestUser): Promise<void> {
  const { email } = PLANTED;
  await db.query(
    `INSERT INTO session (id, user_id, started_at, expires_at, address, device)
     VALUES (gen_random_uuid(), $1, now(), now() + interval '1 hour', $2, $2)`,
    [user.id, NAME],
  );
  await db.query(
    `INSERT INTO passkey (id, user_id, credential_id, public_key, counter, transports, name, created_at)
     VALUES (gen_random_uuid(), $1, 'id', 'key', 0, '{}', $2, now())`,
    [user.id, NAME],
  );
  await db.query(
    `INSERT INTO factor_challenge (id, user_id, token_hash, purpose, expires_at)
     VALUES (gen_random_uuid(), $1, 'hash', 'login', now())`,
    [user.id],
  );
  await db.query(
    `INSERT INTO staff_invitation (id, email, staff_role, token_hash, sends, invited_by, sent_at, expires_at)
     VALUES (gen_random_uuid(), $1, 'support', 'hash', 1, $2, now(), now())`,
    [email, owner.id],
  );
  await db.query(
    `INSERT INTO contact_answer (id, message_id, text, created_at)
     SELECT gen_random_uuid(), id, $2, now() FROM contact_message WHERE email = $1`,
    [email, `Dear ${NAME}`],
  );
  await db.query(
    `WITH sent AS (
       INSERT INTO campaign (id, subject, preview, body, state, version, created_at)
       VALUES (gen_random_uuid(), 'Sale', '', 'Sale', 'sent', 1, now()) RETURNING id)
     INSERT INTO campaign_recipient (campaign_id, subscriber_id, state, error)
     SELECT sent.id, subscriber.id, 'failed', $2 FROM sent, subscriber WHERE lower(email) = $1`,
    [email, `550 <${email}> unknown`],
  );
}

/** Values of columns whose rows say nothing of a person but whose they are, by type. */
const ANY_VALUE: Readonly<Record<string, string>> = {
  boolean: 'false',
  integer: '1',
  text: `'any'`,
  'timestamp with time zone': 'now()',
  uuid: 'gen_random_uuid()',
};

/**
 * Adds a row of this user to a table in which only its owner is of a person. What the row refers to is any row there. A
 * table whose checks ask for more is planted above.
 */
export async function plantRow(db: Client, table: string, userId: string): Promise<void> {
  const { rows } = await db.query<{ column: string; type: string; parent?: string; key?: string }>(
    `SELECT quote_ident(a.attname) AS column, format_type(a.atttypid, NULL) AS type,
            f.confrelid::regclass::text AS parent, quote_ident(key.attname) AS key
       FROM pg_attribute a
       LEFT JOIN pg_constraint f
         ON f.contype = 'f' AND f.conrelid = a.attrelid AND f.conkey = ARRAY[a.attnum]
       LEFT JOIN pg_attribute key ON key.attrelid = f.confrelid AND key.attnum = f.confkey[1]
      WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped
        AND (a.attname = 'user_id' OR a.attnotnull AND NOT a.atthasdef AND a.attidentity = '')`,
    [table],
  );
  const values = rows.map(({ column, type, parent, key }) => {
    if (column === 'user_id') return '$1';
    return parent ? `(SELECT ${key} FROM ${parent} LIMIT 1)` : (ANY_VALUE[type] ?? 'NULL');
  });
  const columns = rows.map(({ column }) => column);
  await db.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values.join(', ')})`, [
    userId,
  ]);
}
