import { Client } from 'pg';
import type { Schema } from '../../../common/contract/client.js';
import { DAY_MS } from '../../../src/kernel/time.js';
import { Passwords } from '../../../src/modules/auth/ports/passwords.js';
import { captureLog, type LogCapture } from '../../support/log-capture.js';
import { PASSWORD } from '../../support/password.js';
import { placeOrder } from '../../support/sales.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newAdmin, newUser, type TestUser } from '../../support/test-users.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';

/** Long enough to be checked, and nobody's. */
const WRONG = 'a wrong guess';
const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);

type Event = Schema<'SecurityEvent'>;

let log: LogCapture;
let mailbox: TestMailbox;
let shop: TestApp;
let db: Client;
let admin: TestUser;

beforeAll(async () => {
  log = captureLog();
  mailbox = await startTestMailbox();
  shop = await startTestApp({
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: mailbox.smtpUrl,
  });
  db = new Client(shop.databaseUrl);
  await db.connect();
  admin = await newAdmin(shop);
});
afterAll(async () => {
  await db?.end();
  await shop?.close();
  await mailbox?.close();
  log.stop();
});
beforeEach(async () => {
  await db.query('DELETE FROM security_event');
  log.forget();
});

const from = (address: string, device = 'Test Browser') => ({
  'x-forwarded-for': address,
  'user-agent': device,
});
const guest = (address: string, device?: string) => shop.api.with(from(address, device));
const logIn = (email: string, password = PASSWORD, address = '203.0.113.7') =>
  guest(address).post('auth/login', { email, password });

const events = async (query = '') => (await admin.api.get<Event[]>(`audit/security?${query}`)).data;
const kinds = async (query = '') => (await events(query)).map(({ kind }) => kind);

/** The lines of the security log, each a JSON object of its own. */
const lines = () =>
  log.text
    .split('\n')
    .filter((line) => line.includes('"context":"Security"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Runs `work` while the log cannot be written. */
async function whileLost<Result>(work: () => Promise<Result>): Promise<Result> {
  await db.query('ALTER TABLE security_event RENAME TO lost');
  try {
    return await work();
  } finally {
    await db.query('ALTER TABLE lost RENAME TO security_event');
  }
}

describe('the security log', () => {
  it('says who logged in from where on which device, and who tried', async () => {
    const user = await newUser(shop);
    await db.query('DELETE FROM security_event');
    log.forget();
    const { status, headers } = await logIn(user.email);
    expect(status).toBe(200);
    const cookie = [headers['set-cookie']]
      .flat()
      .map((line) => String(line).split(';')[0])
      .join('; ');
    const again = { email: user.email, password: WRONG };
    await guest('2001:db8::1').with({ cookie }).post('auth/login', again);
    const account = { _id: user.id, email: user.email };
    expect(await events()).toMatchObject([
      { kind: 'login.failed', account, address: '2001:db8::/64', trustedDevice: true, count: 1 },
      {
        kind: 'login.succeeded',
        account,
        actor: null,
        address: '203.0.113.7',
        count: 1,
        device: 'Test Browser',
        trustedDevice: false,
      },
    ]);
    expect(lines()).toMatchObject([
      {
        level: 'info',
        event: 'login.succeeded',
        userId: user.id,
        msg: 'Login',
        clientAddress: '203.0.113.7',
        device: 'Test Browser',
        trustedDevice: false,
        requestId: headers['x-request-id'],
      },
      { level: 'warn', event: 'login.failed', userId: user.id, msg: 'Failed login' },
    ]);
  });

  it('has every change of an account', async () => {
    const user = await newUser(shop);
    const api = user.api.with(from('203.0.113.7'));
    const change = (oldPassword: string) =>
      api.post<{ token: string }>('auth/change-password', {
        oldPassword,
        newPassword: 'another one',
        confirmPassword: 'another one',
      });
    expect((await change(WRONG)).status).toBe(400);
    const { token } = (await change(PASSWORD)).data;
    const email = `new-${user.email}`;
    const confirmed = { email, currentPassword: 'another one' };
    expect((await api.as(token).put('users', confirmed)).status).toBe(200);
    await guest('203.0.113.7').post('auth/forgot-password', { email });
    const { text } = await mailbox.waitForEmail(email, 'Reset your password');
    const [, link] = /reset-password\?token=([\w-]+)/.exec(text)!;
    for (const used of ['made up', link]) {
      await guest('203.0.113.7').post('auth/reset-password', { token: used, password: PASSWORD });
    }
    expect((await admin.api.put(`users/make-admin?id=${user.id}`)).status).toBe(200);
    expect(await kinds(`account=${user.id}`)).toEqual([
      'role.changed',
      'password.reset',
      'reset.requested',
      'email.changed',
      'password.changed',
      'password.refused',
      'account.created',
    ]);
    expect(await events('kind=role.changed')).toMatchObject([
      { account: { _id: user.id }, actor: { _id: admin.id }, subject: 'manager' },
    ]);
    expect(await events('kind=reset.failed')).toMatchObject([{ account: null }]);
    expect(await events('kind=email.changed')).toMatchObject([
      { account: { _id: user.id }, actor: { _id: user.id }, address: '203.0.113.7' },
    ]);
    const { rows } = await db.query('SELECT * FROM security_event');
    expect(JSON.stringify(rows)).not.toContain('@');
    for (const secret of [PASSWORD, 'another one', WRONG, link!, token]) {
      expect(JSON.stringify(rows) + log.text).not.toContain(secret);
    }
  });

  it('has refunds and exports with the admin who made them', async () => {
    const buyer = await newUser(shop);
    const { id, number } = await placeOrder(shop, buyer.id);
    await db.query('DELETE FROM security_event');
    const api = admin.api.with(from('203.0.113.7'));
    await api.put(`orders/status/admin/${id}`, { status: 'canceled' });
    const lists = ['users', 'orders', 'products', 'categories', 'newsletter/subscribers'];
    for (const list of lists) expect((await api.get(`${list}/export.csv`)).status).toBe(200);
    const found = await events(`account=${admin.id}&address=203.0.113.7&sort=at`);
    expect(found.map(({ kind, subject }) => `${kind} ${subject}`)).toEqual([
      `refund.requested order ${number} canceled`,
      ...['users', 'orders', 'products', 'categories', 'subscribers'].map(
        (list) => `data.exported ${list}`,
      ),
    ]);
    expect(found.every(({ actor }) => actor?._id === admin.id)).toBe(true);
  });

  it('sends no file that it could not log', async () => {
    const { status, body } = await whileLost(() => admin.api.get('users/export.csv'));
    expect(status).toBe(500);
    expect(body).not.toContain(admin.email);
  });
});

describe('a flood of wrong logins', () => {
  let verify: jest.SpyInstance;
  beforeAll(() => {
    // What is counted is the attempts: hashing a thousand passwords adds nothing.
    verify = jest
      .spyOn(shop.app.get(Passwords, { strict: false }), 'verify')
      .mockImplementation(async (_, given) => given === PASSWORD);
  });
  afterAll(() => verify.mockRestore());

  it('is a few entries, and nothing that was typed for no account', async () => {
    const user = await newUser(shop);
    const attempt = (n: number) =>
      n % 2 === 0
        ? logIn(user.email, `a guess ${n}`, '198.51.100.1')
        : logIn(`typed-${n}@x.test`, WRONG, `198.51.100.${2 + (n % 3)}`);
    for (let first = 0; first < 1_000; first += 100) {
      const burst = Array.from({ length: 100 }, (_, n) => attempt(first + n));
      const statuses = (await Promise.all(burst)).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([401]));
    }
    const found = await events('kind=login.failed');
    // Twice as many where the clock strikes meanwhile.
    expect(found.length).toBeLessThanOrEqual(8);
    const countOf = (of: readonly Event[]) => of.reduce((sum, { count }) => sum + count, 0);
    expect(countOf(found)).toBe(1_000);
    expect(countOf(found.filter(({ account }) => account?._id === user.id))).toBe(500);
    const { rows } = await db.query('SELECT * FROM security_event');
    expect(JSON.stringify(rows) + log.text).not.toMatch(/typed-\d|a guess/);
    expect(lines().filter(({ event }) => event === 'login.failed')).toHaveLength(1_000);
  });

  it('changes no answer while the log cannot be written', async () => {
    const before = await logIn('nobody@x.test', WRONG);
    const { status, message, code } = await whileLost(() => logIn('nobody@x.test', WRONG));
    expect([status, message, code]).toEqual([401, before.message, before.code]);
    expect(lines()).toContainEqual(expect.objectContaining({ event: 'login.failed' }));
    expect(log.text).toContain('Security event login.failed not stored');
  });

  it('cannot write a line of its own, nor hide one', async () => {
    const device = `Evil\r\n{"level":"info","context":"Security"}\u0000\u009b2J${'x'.repeat(500)}`;
    await guest('203.0.113.7', device).post('auth/login', { email: 'a@x.test', password: WRONG });
    const [event] = await events();
    expect(event?.device).toMatch(/^Evil \{"level":"info","context":"Security"\} 2Jx+$/);
    expect(event?.device).toHaveLength(200);
    expect(lines()).toMatchObject([{ event: 'login.failed', device: event?.device }]);
  });
});

describe('GET audit/security', () => {
  it('finds by account, address, kind and day', async () => {
    const user = await newUser(shop, 'Sought For');
    await db.query('DELETE FROM security_event');
    await logIn(user.email);
    await logIn(user.email, WRONG, '203.0.113.77');
    await logIn('nobody@x.test', WRONG, '2001:db8:1:2:3::4');
    const [failed, succeeded] = ['login.failed', 'login.succeeded'];
    expect(await kinds(`account=${user.id}`)).toEqual([failed, succeeded]);
    expect(await kinds(`account=${user.email.toUpperCase()}`)).toEqual([failed, succeeded]);
    expect(await kinds('account=sought%20f')).toEqual([failed, succeeded]);
    expect(await kinds('account=nobody')).toEqual([]);
    expect(await kinds('address=203.0.113.7')).toEqual([succeeded]);
    expect(await kinds('address=203.0.113.')).toEqual([failed, succeeded]);
    expect(await kinds('address=2001:db8:1:2::9')).toEqual([failed]);
    expect(await kinds('kind=login.succeeded')).toEqual([succeeded]);
    expect(await kinds(`from=${day(-1)}&to=${day(1)}&account=&address=&kind=`)).toHaveLength(3);
    expect(await kinds(`from=${day(2)}`)).toEqual([]);
    expect(await kinds(`to=${day(-2)}`)).toEqual([]);
    expect(await kinds('limit=1&page=2&sort=-at')).toEqual([failed]);
  });

  it.each([
    ['kind', 'x'],
    ['from', 'x'],
    ['to', '2026-02-30'],
    ['sort', 'kind'],
    ['account', 'x'.repeat(201)],
  ])('refuses a bad %s', async (field, value) => {
    const answer = await admin.api.get(`audit/security?${field}=${value}`);
    expect(answer).toMatchObject({ status: 400, errors: [{ field }] });
  });
});
