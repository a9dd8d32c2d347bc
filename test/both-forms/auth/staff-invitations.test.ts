import { Client } from 'pg';
import type { Schema } from '../../../common/contract/client.js';
import { PASSWORD } from '../../support/password.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { eventually } from '../../support/eventually.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';
import { newAdmin, newStaff, newUser, type TestUser } from '../../support/test-users.js';

type Invitation = Schema<'StaffInvitation'>;

let mailbox: TestMailbox;
let shop: TestApp;
let db: Client;
let owner: TestUser;
let made = 0;

beforeAll(async () => {
  mailbox = await startTestMailbox();
  shop = await startTestApp({ SMTP_URL: mailbox.smtpUrl });
  db = new Client(shop.databaseUrl);
  await db.connect();
  owner = await newAdmin(shop);
});
afterAll(async () => {
  await db?.end();
  await shop?.close();
  await mailbox?.close();
});

const invite = (email: string, staffRole = 'support', by = owner) =>
  by.api.post('staff/invitations', { email, staffRole });
const tokensTo = async (email: string) =>
  (await mailbox.emailsTo(email)).flatMap(({ text }) => /join\?token=(\S+)/.exec(text)?.[1] ?? []);
/** The token of the newest of so many emails. */
const tokenTo = (email: string, sent = 1) =>
  eventually(async () => {
    const tokens = await tokensTo(email);
    if (tokens.length < sent) throw new Error(`${tokens.length} invitations so far`);
    return decodeURIComponent(tokens[0]!);
  });
const invited = async (staffRole = 'support') => {
  const email = `invited-${++made}@example.com`;
  expect((await invite(email, staffRole)).status).toBe(201);
  return { email, token: await tokenTo(email) };
};
const accept = (token: string, name = 'New Member') =>
  shop.api.post<{ token: string }>('auth/invitation/accept', { token, name, password: PASSWORD });
const invitationOf = async (email: string) =>
  (await owner.api.get<Invitation[]>('staff/invitations')).data.find((one) => one.email === email);

it('an invitation opens an account with its role, once, though two accept at once', async () => {
  const { email, token } = await invited('warehouse');
  expect((await shop.api.post('auth/invitation', { token })).data).toEqual({
    email,
    staffRole: 'warehouse',
    hasAccount: false,
  });
  const answers = await Promise.all([accept(token), accept(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  const { data } = answers.find(({ status }) => status === 201)!;
  const member = shop.api.as(data.token);
  expect((await member.get('users/user')).data).toMatchObject({ email, staffRole: 'warehouse' });
  expect((await accept(token)).code).toBe('invalid_invitation');
  expect(await invitationOf(email)).toBeUndefined();
});

it('an existing account accepts after its login, and no other one', async () => {
  const [user, other] = [await newUser(shop), await newUser(shop)];
  await invite(user.email, 'analyst');
  const token = await tokenTo(user.email);
  expect((await shop.api.post('auth/invitation', { token })).data).toMatchObject({
    hasAccount: true,
  });
  expect((await accept(token)).code).toBe('email_taken');
  const wrong = await other.api.post('auth/invitation/join', { token });
  expect([wrong.status, wrong.code]).toEqual([409, 'other_account']);
  expect((await shop.api.post('auth/invitation/join', { token })).status).toBe(401);
  // A session of somebody else in the account does not become one of the staff.
  const elsewhere = await shop.api.post<{ token: string }>('auth/login', {
    email: user.email,
    password: PASSWORD,
  });
  expect((await user.api.post('auth/invitation/join', { token })).status).toBe(200);
  expect((await user.api.get('users/user')).data).toMatchObject({ staffRole: 'analyst' });
  expect((await shop.api.as(elsewhere.data.token).get('users/user')).status).toBe(401);
});

it('sent again, the link before ends; withdrawn, every one', async () => {
  const { email, token } = await invited();
  expect((await invite(email.toUpperCase())).code).toBe('already_invited');
  const { _id } = (await invitationOf(email))!;
  expect((await owner.api.post(`staff/invitations/${_id}/resend`)).status).toBe(200);
  const second = await tokenTo(email, 2);
  expect(second).not.toBe(token);
  expect((await accept(token)).code).toBe('invalid_invitation');
  expect((await shop.api.post('auth/invitation', { token: second })).status).toBe(200);
  expect((await owner.api.delete(`staff/invitations/${_id}`)).status).toBe(200);
  expect((await accept(second)).code).toBe('invalid_invitation');
  expect((await owner.api.delete(`staff/invitations/${_id}`)).status).toBe(404);
});

it('expires, is stored hashed, and is void once its sender is no owner', async () => {
  const { email, token } = await invited();
  const { rows } = await db.query<{ text: string }>(
    'SELECT staff_invitation::text AS text FROM staff_invitation WHERE email = $1',
    [email],
  );
  expect(rows[0]!.text).not.toContain(token);
  await db.query('UPDATE staff_invitation SET expires_at = now() WHERE email = $1', [email]);
  expect((await accept(token)).code).toBe('invalid_invitation');

  const second = await newStaff(shop, 'owner');
  const late = `invited-${++made}@example.com`;
  await invite(late, 'owner', second);
  const link = await tokenTo(late);
  await owner.api.put(`staff/${second.id}`, { staffRole: 'manager' });
  expect((await accept(link)).code).toBe('invalid_invitation');
});

it('is for addresses that are not on the staff yet', async () => {
  const member = await newStaff(shop, 'support');
  expect((await invite(member.email)).code).toBe('already_admin');
  expect((await invite('nobody')).errors).toMatchObject([{ field: 'email' }]);
  expect((await invite('x@example.com', 'king')).errors).toMatchObject([{ field: 'staffRole' }]);
});
