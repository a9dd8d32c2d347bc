import { Client } from 'pg';
import { PASSWORD } from '../../support/password.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newAdmin, newUser, type TestUser } from '../../support/test-users.js';

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

/** What the shop holds of an address without an account: a row of each kind. */
async function contactOf(email: string): Promise<void> {
  await shop.api.post('contact', { name: 'Dan', email, subject: 'Hello', message: 'Where is it?' });
  await shop.api.post('newsletter/subscribe', { email });
  const invited = await owner.api.post('staff/invitations', { email, staffRole: 'support' });
  expect(invited.status).toBe(201);
  await addJob({ oldEmail: email }, `550 <${email}> unknown`);
}

const addJob = (payload: object, error: string | null = null) =>
  db.query(
    `INSERT INTO outbox (id, job, queue, payload, created_at, due_at, attempts, last_error, failed_at)
     VALUES (gen_random_uuid(), 'auth.warn-of-new-email', 'mail', $1, now(), now(), 8, $2, now())`,
    [JSON.stringify(payload), error],
  );

/** In how many rows of each kind the address stands. */
async function heldOf(email: string) {
  const { rows } = await db.query<Record<string, number>>(
    `SELECT (SELECT count(*)::int FROM contact_message WHERE email = $1) AS messages,
            (SELECT count(*)::int FROM subscriber WHERE email = $1) AS subscribers,
            (SELECT count(*)::int FROM staff_invitation WHERE email = $1) AS invitations,
            (SELECT count(*)::int FROM outbox WHERE payload ->> 'oldEmail' = $1) AS jobs,
            (SELECT count(*)::int FROM outbox WHERE last_error = '550 <' || $1 || '> unknown') AS errors,
            (SELECT count(*)::int FROM audit_entry WHERE after ->> 'email' = $1) AS entries`,
    [email],
  );
  return rows[0];
}

const ALL = { messages: 1, subscribers: 1, invitations: 1, jobs: 1, errors: 1, entries: 1 };
const NONE = { messages: 0, subscribers: 0, invitations: 0, jobs: 0, errors: 0, entries: 0 };

/** An account that claims an address, which no signup proves. */
async function claim(email: string): Promise<TestUser> {
  const user = await newUser(shop);
  await db.query('UPDATE users SET email = $2 WHERE id = $1', [user.id, email]);
  return user;
}

it('who erases their account erases nothing of its address, which they have not proved', async () => {
  const email = 'victim@example.com';
  await contactOf(email);
  const attacker = await claim(email);
  await addJob({ personId: attacker.id, oldEmail: 'attacker@example.com' });
  const erased = await attacker.api.post('users/user/erase', { currentPassword: PASSWORD });
  expect(erased.status).toBe(200);
  expect(await heldOf(email)).toEqual(ALL);
  // Jobs of the account are its own.
  expect(await heldOf('attacker@example.com')).toEqual(NONE);
});

it('the staff erase what is held by the address of an account, too', async () => {
  const email = 'asked@example.com';
  await contactOf(email);
  const user = await claim(email);
  expect((await owner.api.post(`customers/${user.id}/erase`)).status).toBe(200);
  expect(await heldOf(email)).toEqual(NONE);
});

it('the staff erase what is held by an address without an account', async () => {
  const [email, other] = ['reader@example.com', 'a.reader@example.com'];
  for (const one of [email, other]) await contactOf(one);
  const erase = (address: string) => owner.api.post('customers/erase-address', { email: address });
  expect(await erase(' Reader@Example.com ')).toMatchObject({ status: 200, data: null });
  expect([await heldOf(email), await heldOf(other)]).toEqual([NONE, ALL]);
  // Nothing names it afterwards, the entry about the erasure included.
  const { rows } = await db.query(
    `SELECT FROM audit_entry WHERE audit_entry::text ~* '(^|[^.])reader@example'`,
  );
  expect(rows).toEqual([]);
  expect((await erase(email)).status).toBe(200);

  const user = await newUser(shop);
  const refused = await erase(user.email.toUpperCase());
  expect(refused).toMatchObject({
    status: 409,
    code: 'address_of_account',
    data: { userId: user.id },
  });
  await user.api.put('users', { email: `new-${user.email}` });
  expect(await erase(user.email)).toMatchObject({ status: 409, data: { userId: user.id } });
  expect(await erase('no address')).toMatchObject({ status: 400, errors: [{ field: 'email' }] });
});

it('an address that contains the erased one is of somebody else', async () => {
  const others = ['jordan@gmail.com', 'a.dan@gmail.com', 'dan@gmail.com.au', 'x+dan@gmail.com'];
  for (const other of others) await contactOf(other);
  await contactOf('Dan@Gmail.com');
  const user = await claim('dan@gmail.com');
  expect((await owner.api.post(`customers/${user.id}/erase`)).status).toBe(200);
  for (const other of others) expect([other, await heldOf(other)]).toEqual([other, ALL]);
  expect(await heldOf('Dan@Gmail.com')).toEqual(NONE);
});
