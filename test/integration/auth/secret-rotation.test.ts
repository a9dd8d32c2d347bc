import { Client } from 'pg';
import { LinkTokens } from '../../../src/modules/auth/adapters/jobs/link-tokens.js';
import { OpaqueTokens } from '../../../src/modules/auth/ports/tokens.js';
import { RenewStoredSecrets } from '../../../src/modules/auth/use-cases/renew-stored-secrets.js';
import { PASSWORD } from '../../support/password.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newUser } from '../../support/test-users.js';
import { addAuthenticator, totpCode } from '../../support/totp.js';

const [OLD, NEW] = ['the-secret-of-tests-that-is-replaced', 'the-secret-that-tests-replace-it-by'];
const IDS = ['01900000-0000-7000-8000-0000000000a1', '01900000-0000-7000-8000-0000000000a2'];
let first: TestApp;
let db: Client;
const others: TestApp[] = [];

beforeAll(async () => {
  first = await startTestApp({ JWT_SECRET: OLD });
  db = new Client(first.databaseUrl);
  await db.connect();
});
afterEach(async () => {
  await Promise.all(others.splice(0).map((shop) => shop.close()));
});
afterAll(async () => {
  await db?.end();
  await first?.close();
});

async function later(settings: Record<string, string>): Promise<TestApp> {
  const shop = await startTestApp({ DATABASE_URL: first.databaseUrl, ...settings });
  others.push(shop);
  return shop;
}
const cookiesOf = ({ headers }: { headers: Readonly<Record<string, unknown>> }) =>
  [headers['set-cookie']]
    .flat()
    .map((line) => String(line).split(';')[0]!)
    .join('; ');
const trusts = async (id: string) => {
  const sql = `SELECT credentials_hash FROM trusted_device WHERE user_id = $1`;
  return (await db.query<{ credentials_hash: string }>(sql, [id])).rows;
};
const secretOf = async (id: string) => {
  const sql = 'SELECT secret FROM totp_factor WHERE user_id = $1';
  return (await db.query<{ secret: string }>(sql, [id])).rows[0]!.secret;
};

it('a new secret ends no session and no second factor, and the old one can be dropped', async () => {
  const user = await newUser(first);
  const { secret } = await addAuthenticator(user);
  await db.query('UPDATE totp_factor SET last_step = NULL');
  const { email } = user;
  const answerOf = async (shop: TestApp, cookie = '') => {
    const api = shop.api.with(cookie ? { cookie } : {});
    const begun = await api.post<{ challenge: string }>('auth/login', {
      email,
      password: PASSWORD,
    });
    await db.query('UPDATE totp_factor SET last_step = NULL');
    const { challenge } = begun.data;
    return api.post('auth/login/factor', { challenge, code: totpCode(secret) });
  };
  const device = cookiesOf(await answerOf(first));
  const stored = await secretOf(user.id);
  await first.stop();

  const during = await later({ JWT_SECRET: NEW, JWT_SECRET_PREVIOUS: OLD });
  const own = await during.api.as(user.token).get('users/user');
  expect(own.status).toBe(200);
  const renewed = await during.api.with({ cookie: device }).post('auth/access-token');
  expect(renewed.status).toBe(200);
  const before = await trusts(user.id);
  const renew = during.app.get(RenewStoredSecrets, { strict: false });
  // The scheduled job of the start may have been first.
  expect(await renew.execute()).toBeLessThanOrEqual(1);
  expect(await renew.execute()).toBe(0);
  expect(await secretOf(user.id)).not.toBe(stored);
  const after = await trusts(user.id);
  expect(after).toHaveLength(1);
  expect(before).toHaveLength(1);
  expect((await answerOf(during, device)).status).toBe(200);
  // A login that is not trusted by the device any more would have replaced the row by one of other credentials.
  expect(await trusts(user.id)).toEqual(after);
  await during.stop();

  const alone = await later({ JWT_SECRET: NEW });
  expect((await answerOf(alone)).status).toBe(200);
  expect((await alone.api.as(user.token).get('users/user')).status).toBe(401);
});

it('a link that was stored before has the token of its row, whenever its email is sent', async () => {
  const during = await later({ JWT_SECRET: NEW, JWT_SECRET_PREVIOUS: OLD });
  const tokens = during.app.get(OpaqueTokens, { strict: false });
  const links = during.app.get(LinkTokens, { strict: false });
  const [old, renewed] = [tokens.earlier!, tokens];
  const user = await newUser(during);
  const made = [old, renewed].map((by, index) => {
    const id = IDS[index]!;
    return { id, token: by.forReset(id), hash: tokens.hash(by.forReset(id)) };
  });
  for (const { id, hash, token } of made) {
    await db.query('DELETE FROM password_reset');
    await db.query(
      `INSERT INTO password_reset (id, user_id, token_hash, expires_at)
       VALUES ($1, $2, $3, now() + interval '1 hour')`,
      [id, user.id, hash],
    );
    expect(await links.reset(id)).toBe(token);
  }
});
