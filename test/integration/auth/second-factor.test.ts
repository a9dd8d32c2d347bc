import { Client } from 'pg';
import { PASSWORD } from '../../support/password.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';
import { newAdmin, newStaff, newUser, type TestUser } from '../../support/test-users.js';
import { addAuthenticator, totpCode } from '../../support/totp.js';

interface Challenge {
  readonly challenge: string;
  readonly methods: readonly string[];
}

let mailbox: TestMailbox;
let shop: TestApp;
let db: Client;
let owner: TestUser;

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

const logIn = (email: string, password = PASSWORD) =>
  shop.api.post<Challenge>('auth/login', { email, password });
const begin = async (email: string) => {
  const { status, code, data } = await logIn(email);
  expect([status, code]).toEqual([401, 'factor_required']);
  return data;
};
const complete = (challenge: string, answer: object) =>
  shop.api.post<{ token: string }>('auth/login/factor', { challenge, ...answer });
const isIn = async (token: string) => (await shop.api.as(token).get('users/user')).status === 200;
/** As if the last code had been used long ago. */
const resetCode = ({ id }: TestUser) =>
  db.query('UPDATE totp_factor SET last_step = NULL WHERE user_id = $1', [id]);
/** As if the user had logged in an hour ago. */
const age = ({ id }: TestUser) =>
  db.query(
    `UPDATE session SET started_at = started_at - interval '1 hour', proved_at = NULL WHERE user_id = $1`,
    [id],
  );

async function protectedUser() {
  const user = await newUser(shop);
  const authenticator = await addAuthenticator(user);
  await resetCode(user);
  return { ...user, ...authenticator };
}

describe('a login to an account with a second factor', () => {
  it('answers a right password with a challenge that is no session', async () => {
    const { email } = await protectedUser();
    const answer = await logIn(email);
    expect([answer.status, answer.code, answer.success]).toEqual([401, 'factor_required', false]);
    expect(answer.data).toEqual({
      challenge: expect.any(String),
      methods: ['totp', 'recovery_code'],
      passkey: null,
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await isIn(answer.data.challenge)).toBe(false);
    const cookie = `refresh=${answer.data.challenge}`;
    expect((await shop.api.with({ cookie }).post('auth/access-token')).status).toBe(401);
  });

  it('answers a wrong password like any other account', async () => {
    const { email } = await protectedUser();
    const [known, unknown] = [
      await logIn(email, 'a wrong guess'),
      await logIn('nobody@example.com', 'a wrong guess'),
    ];
    const told = ({ status, code, message, data }: typeof known) => [status, code, message, data];
    expect(told(known)).toEqual(told(unknown));
    expect(known.code).toBe('wrong_credentials');
  });

  it('is completed by a code once, and not by the code again', async () => {
    const { email, secret } = await protectedUser();
    const [one, two] = [await begin(email), await begin(email)];
    const code = totpCode(secret);
    const answer = await complete(one.challenge, { code });
    expect(answer.status).toBe(200);
    expect(await isIn(answer.data.token)).toBe(true);
    expect(String(answer.headers['set-cookie'])).toContain('refresh=');
    const replayed = await complete(two.challenge, { code });
    expect([replayed.status, replayed.code]).toEqual([401, 'wrong_factor']);
    expect((await complete(one.challenge, { code: totpCode(secret, 1) })).code).toBe(
      'challenge_expired',
    );
    expect((await complete(two.challenge, { code: totpCode(secret, 1) })).status).toBe(200);
  });

  it('starts one session where it is completed many times at once', async () => {
    const { email, secret, recoveryCodes } = await protectedUser();
    const { challenge } = await begin(email);
    const answers = await Promise.all([
      complete(challenge, { code: totpCode(secret) }),
      complete(challenge, { code: totpCode(secret) }),
      complete(challenge, { recoveryCode: recoveryCodes[0] }),
      complete(challenge, { recoveryCode: recoveryCodes[1] }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // What came too late used no code up.
    const { challenge: next } = await begin(email);
    const used = answers.findIndex(({ status }) => status === 200);
    const left = used === 2 ? recoveryCodes[1] : recoveryCodes[0];
    expect((await complete(next, { recoveryCode: left })).status).toBe(200);
  });

  it('ends after five wrong answers, also where they come at once', async () => {
    const { email, secret } = await protectedUser();
    const { challenge } = await begin(email);
    const guesses = await Promise.all(
      Array.from({ length: 10 }, () => complete(challenge, { code: '000000' })),
    );
    const codes = guesses.map(({ code }) => code).sort();
    expect(codes).toEqual([
      ...Array.from({ length: 5 }, () => 'challenge_expired'),
      ...Array.from({ length: 5 }, () => 'wrong_factor'),
    ]);
    expect((await complete(challenge, { code: totpCode(secret) })).status).toBe(401);
    await mailbox.waitForEmail(email, 'Somebody could not complete a login');
  });

  it('needs the factor after a reset of the password, too', async () => {
    const { email, secret } = await protectedUser();
    await shop.api.post('auth/forgot-password', { email });
    const link = await mailbox.waitForEmail(email, 'Reset your password');
    const token = decodeURIComponent(/reset-password\?token=(\S+)/.exec(link.text)![1]!);
    const password = 'another horse staple';
    const early = await begin(email);
    expect((await shop.api.post('auth/reset-password', { token, password })).status).toBe(200);
    // One that was begun with the old password is over.
    expect((await complete(early.challenge, { code: totpCode(secret) })).code).toBe(
      'challenge_expired',
    );
    const { code, data } = await logIn(email, password);
    expect(code).toBe('factor_required');
    expect((await complete(data.challenge, { code: totpCode(secret) })).status).toBe(200);
  });

  it('refuses what is no answer, and calls of other sites', async () => {
    const { email, secret, recoveryCodes } = await protectedUser();
    const { challenge } = await begin(email);
    const status = async (body: object) => (await shop.api.post('auth/login/factor', body)).status;
    expect(await status({ challenge })).toBe(400);
    expect(await status({ challenge, code: '12' })).toBe(400);
    const both = { code: totpCode(secret), recoveryCode: recoveryCodes[0] };
    expect(await status({ challenge, ...both })).toBe(400);
    expect(await status({ challenge, passkey: { id: 'x', type: 'public-key' } })).toBe(401);
    expect(await status({ challenge: 'made up', code: '123456' })).toBe(401);
    const foreign = await shop.api
      .with({ 'sec-fetch-site': 'cross-site' })
      .post('auth/login/factor', { challenge, code: totpCode(secret) });
    expect([foreign.status, foreign.code]).toEqual([403, 'other_site']);
  });
});

describe('second factors', () => {
  it('are stored encrypted, and recovery codes hashed', async () => {
    const { id, secret, recoveryCodes } = await protectedUser();
    const { rows } = await db.query<{ text: string }>(
      `SELECT (SELECT totp_factor::text FROM totp_factor WHERE user_id = $1)
           || (SELECT string_agg(recovery_code::text, '') FROM recovery_code WHERE user_id = $1) AS text`,
      [id],
    );
    expect(rows[0]!.text).toContain(id);
    for (const plain of [secret, ...recoveryCodes]) expect(rows[0]!.text).not.toContain(plain);
  });

  it('end all other sessions with the first, and the user hears of each change', async () => {
    const user = await newUser(shop);
    const other = (
      await shop.api.post<{ token: string }>('auth/login', {
        email: user.email,
        password: PASSWORD,
      })
    ).data.token;
    expect(await isIn(other)).toBe(true);
    await addAuthenticator(user);
    expect(await isIn(other)).toBe(false);
    expect((await user.api.get('auth/factors')).data).toMatchObject({
      totpSince: expect.any(String),
      passkeys: [],
      recoveryCodes: 10,
      isRequired: false,
    });
    await mailbox.waitForEmail(user.email, 'An authenticator app was added');
    expect((await user.api.delete('auth/factors/totp')).status).toBe(200);
    expect((await logIn(user.email)).status).toBe(200);
  });

  it('are changed after a recent proof only, by the factor where there is one', async () => {
    const user = await newUser(shop);
    await age(user);
    const refused = await user.api.post('auth/factors/totp');
    expect([refused.status, refused.code]).toEqual([403, 'reauth_required']);
    const wrong = await user.api.post('auth/proof', { password: 'a wrong guess' });
    expect([wrong.status, wrong.errors]).toEqual([
      400,
      [{ field: 'password', message: 'This is not correct. Please try again.' }],
    ]);
    expect((await user.api.post('auth/proof', { password: PASSWORD })).status).toBe(200);
    const { secret } = await addAuthenticator(user);
    await age(user);
    await resetCode(user);
    expect((await user.api.delete('auth/factors/totp')).code).toBe('reauth_required');
    // Neither the password nor a change of it stands in for the factor.
    expect((await user.api.post('auth/proof', { password: PASSWORD })).status).toBe(400);
    const passwords = {
      oldPassword: PASSWORD,
      newPassword: 'another horse',
      confirmPassword: 'another horse',
    };
    const changed = await user.api.post<{ token: string }>('auth/change-password', passwords);
    const api = shop.api.as(changed.data.token);
    expect((await api.delete('auth/factors/totp')).code).toBe('reauth_required');
    const { challenge } = (await api.post<Challenge>('auth/proof-challenge')).data;
    const proof = { challenge, code: totpCode(secret) };
    expect((await api.post('auth/proof', proof)).status).toBe(200);
    expect((await api.delete('auth/factors/totp')).status).toBe(200);
  });

  it('of staff are removed by an owner, where they are lost', async () => {
    const member = await newStaff(shop, 'support');
    await addAuthenticator(member);
    expect((await member.api.delete(`staff/${member.id}/factors`)).status).toBe(403);
    expect((await owner.api.delete(`staff/${member.id}/factors`)).status).toBe(200);
    expect((await member.api.get('orders')).status).toBe(401);
    expect((await logIn(member.email)).status).toBe(200);
    await mailbox.waitForEmail(member.email, 'Your second factor was removed');
    expect((await owner.api.delete(`staff/${member.id}/factors`)).status).toBe(404);
  });
});
