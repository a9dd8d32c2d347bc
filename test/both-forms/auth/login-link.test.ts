import { DataSource } from 'typeorm';
import { LoginLinks } from '../../../src/modules/auth/ports/login-links.js';
import { MINUTE_MS } from '../../../src/kernel/time.js';
import { PASSWORD } from '../../support/password.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';
import { newAdmin, newUser } from '../../support/test-users.js';

let mailbox: TestMailbox;
let shop: TestApp;
beforeAll(async () => {
  mailbox = await startTestMailbox();
  shop = await startTestApp({ SMTP_URL: mailbox.smtpUrl });
});
afterAll(async () => {
  await shop?.close();
  await mailbox?.close();
});

const SUBJECT = 'Your login link';
const request = (email: string) => shop.api.post('auth/login-link', { email });
const open = (token: string) => shop.api.post('auth/login-link/open', { token });
const tokenFor = (id: string, inMs: number) =>
  shop.app.get(LoginLinks, { strict: false }).tokenFor(id, new Date(Date.now() + inMs));
const REFUSED = {
  status: 400,
  code: 'invalid_login_link',
  message: 'This login link is invalid or has expired',
};

it('is answered the same whether or not there is an account, and opened again until it expires', async () => {
  const { email, id } = await newUser(shop);
  const answers = [await request('nobody@example.com'), await request(email.toUpperCase())];
  expect(answers[0]).toMatchObject({
    status: 200,
    message: 'Check your email for the login link!',
  });
  expect(answers[1]!.body).toBe(answers[0]!.body);
  const { text } = await mailbox.waitForEmail(email, SUBJECT);
  expect(text).toContain('Your password is still asked for');
  const token = decodeURIComponent(/login-link\?token=(\S+)/.exec(text)![1]!);
  for (let i = 0; i < 2; i++) expect((await open(token)).status).toBe(200);
  expect(await open(tokenFor(id, -1))).toMatchObject(REFUSED);
  expect(await open(token.replace(/.$/, '!'))).toMatchObject(REFUSED);
});

it('logs nobody in, and asks for the password', async () => {
  const { email, id } = await newUser(shop);
  const opened = await open(tokenFor(id, MINUTE_MS));
  const cookies = [opened.headers['set-cookie']].flat().map((line) => String(line).split(';')[0]);
  expect(cookies).toEqual([expect.stringMatching(/^known=/)]);
  const device = shop.api.with({ cookie: cookies.join('; ') });
  expect((await device.post('auth/access-token')).status).toBe(401);
  expect((await device.post('auth/login', { email, password: 'a wrong guess' })).status).toBe(401);
  expect((await device.post('auth/login', { email, password: PASSWORD })).status).toBe(200);
});

it('is sent to the old address of an unconfirmed change, whose session may be stolen', async () => {
  const user = await newUser(shop);
  const theirs = `thief-${user.email}`;
  expect((await user.api.put('users', { email: theirs })).status).toBe(200);
  await request(theirs);
  await mailbox.waitForEmail(user.email, SUBJECT);
  expect((await mailbox.emailsTo(theirs)).map(({ subject }) => subject)).not.toContain(SUBJECT);
});

it('is of no use to a blocked account', async () => {
  const [owner, { id }] = [await newAdmin(shop), await newUser(shop)];
  const token = tokenFor(id, MINUTE_MS);
  expect((await owner.api.post(`users/${id}/block`)).status).toBe(200);
  expect(await open(token)).toMatchObject(REFUSED);
});

it('stands in the security log', async () => {
  const { email, id } = await newUser(shop);
  await request(email);
  await open(tokenFor(id, MINUTE_MS));
  const rows: { kind: string }[] = await shop.app
    .get(DataSource)
    .query(
      `SELECT kind FROM security_event WHERE user_id = $1 AND kind LIKE 'login.link%' ORDER BY kind`,
      [id],
    );
  expect(rows.map(({ kind }) => kind)).toEqual(['login.link-requested', 'login.link-used']);
});
