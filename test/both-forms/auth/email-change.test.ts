import { DataSource } from 'typeorm';
import { DAY_MS } from '../../../src/kernel/time.js';
import { newUser, type TestUser } from '../../support/test-users.js';
import { PASSWORD } from '../../support/password.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';

let mailbox: TestMailbox;
let shop: TestApp;
beforeAll(async () => {
  mailbox = await startTestMailbox();
  shop = await startTestApp({
    SMTP_URL: mailbox.smtpUrl,
    SHOP_EMAIL: 'help@iron.example',
    REFUSE_COMMON_PASSWORDS: 'on',
  });
});
afterAll(async () => {
  await shop.close();
  await mailbox.close();
});

const CHANGED = 'Your email address was changed';
const RESET = 'Reset your password';
const REDIRECTED = 'Your reset link went to your old address';
const TAKEN = 'An account with this email already exists';

const forgot = (email: string) => shop.api.post('auth/forgot-password', { email });
const reset = (token: string) =>
  shop.api.post('auth/reset-password', { token, password: 'a new one' });
const undo = (token: string) => shop.api.post('auth/undo-email-change', { token });
const logIn = (email: string, password = PASSWORD) =>
  shop.api.post('auth/login', { email, password });
const tokenIn = ({ text }: { text: string }, path: string) => {
  const link = new RegExp(`http://localhost:3000/${path}\\?token=([\\w-]+)`).exec(text);
  if (!link) throw new Error(`no link to ${path} in: ${text}`);
  return link[1]!;
};
const query = <Row>(sql: string, values: unknown[] = []) =>
  shop.app.get(DataSource).query<Row[]>(sql, values);
const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A user whose welcome has come, so that it does not go to a later address. */
async function welcomedUser(): Promise<TestUser> {
  const user = await newUser(shop);
  await mailbox.waitForEmail(user.email, 'Welcome');
  return user;
}

/** A user whose access token was stolen: the thief has moved the account to an address of theirs. */
async function victim() {
  const user = await welcomedUser();
  const theirs = `thief-${user.email}`;
  expect((await user.api.put('users', { email: theirs })).status).toBe(200);
  const notice = await mailbox.waitForEmail(user.email, CHANGED);
  return { user, theirs, notice };
}

describe('a stolen access token', () => {
  it('gets no reset link: it goes to the old address, and the new one is told', async () => {
    const { user, theirs } = await victim();
    expect((await logIn(theirs)).status).toBe(200);
    const answers = [await forgot('nobody@example.com'), await forgot(theirs)];
    expect(answers[1]!.body).toBe(answers[0]!.body);
    const told = await mailbox.waitForEmail(theirs, REDIRECTED);
    expect(told.text).toContain(day(7));
    expect(told.text).toContain('write to help@iron.example');
    expect(told.text).not.toContain('token=');
    expect(told.text).not.toContain(` ${user.email}`);
    const link = await mailbox.waitForEmail(user.email, RESET);
    expect(link.text).toContain('15 minutes');
    tokenIn(link, 'undo-email-change');
    expect((await reset(tokenIn(link, 'reset-password'))).status).toBe(200);
    expect((await logIn(theirs, 'a new one')).status).toBe(200);
    await mailbox.waitForEmail(user.email, 'Your password was changed');
    expect((await mailbox.emailsTo(theirs)).map(({ subject }) => subject)).not.toContain(RESET);
  });

  it('loses the account by one press in the notice, with all sessions', async () => {
    const { user, theirs, notice } = await victim();
    expect(notice.text).toContain(day(7));
    const elsewhere = (await logIn(theirs)) as Awaited<ReturnType<typeof logIn>> & {
      data: { token: string };
    };
    const cookies = [elsewhere.headers['set-cookie']].flat().map((line) => String(line));
    const refresh = shop.api.with({ cookie: cookies.map((line) => line.split(';')[0]).join('; ') });
    const token = tokenIn(notice, 'undo-email-change');
    const presses = await Promise.all([undo(token), undo(token), undo(token)]);
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    for (const { api } of [user, { api: shop.api.as(elsewhere.data.token) }]) {
      expect((await api.get('users/user')).status).toBe(401);
    }
    expect((await refresh.post('auth/access-token')).status).toBe(401);
    expect((await logIn(theirs)).status).toBe(401);
    expect((await logIn(user.email)).status).toBe(200);
    await mailbox.waitForEmail(theirs, CHANGED);
    await forgot(user.email);
    const link = await mailbox.waitForEmail(user.email, RESET);
    expect(link.text).not.toContain('undo-email-change');
    expect(await undo(token)).toMatchObject({
      status: 400,
      code: 'invalid_undo_link',
      message: 'This link is invalid, has expired or was used already',
    });
  });

  it('cannot rotate the old address away, nor take it, nor have it taken', async () => {
    const { user, theirs, notice } = await victim();
    const other = await newUser(shop);
    for (const email of [`b-${theirs}`, user.email, `c-${theirs}`]) {
      expect((await user.api.put('users', { email })).status).toBe(200);
      expect(await other.api.put('users', { email: user.email })).toMatchObject({
        status: 409,
        message: TAKEN,
      });
    }
    const signup = { name: 'Thief', email: user.email.toUpperCase(), password: PASSWORD };
    expect(await shop.api.post('auth/signup', signup)).toMatchObject({
      status: 409,
      errors: [{ field: 'email', message: TAKEN }],
    });
    await forgot(`c-${theirs}`);
    await mailbox.waitForEmail(user.email, RESET);
    expect((await undo(tokenIn(notice, 'undo-email-change'))).status).toBe(200);
    expect((await logIn(user.email)).status).toBe(200);
  });

  it('changes the address no more by requests that were under way when it was undone', async () => {
    const { user, theirs, notice } = await victim();
    const change = (n: number) => user.api.put('users', { email: `${n}-${theirs}` });
    const press = undo(tokenIn(notice, 'undo-email-change'));
    await Promise.all([change(1), change(2), press, change(3), change(4)]);
    expect((await press).status).toBe(200);
    expect((await logIn(user.email)).status).toBe(200);
    expect((await change(5)).status).toBe(401);
  });

  it('has the new address for good after seven days', async () => {
    const { user, theirs, notice } = await victim();
    await query(
      `UPDATE email_change SET expires_at = shop_now() - interval '1 second' WHERE old_email = $1`,
      [user.email],
    );
    expect((await undo(tokenIn(notice, 'undo-email-change'))).status).toBe(400);
    expect(
      await query(`SELECT count FROM security_event WHERE kind = 'email.undo-failed'`),
    ).toEqual([{ count: expect.any(Number) as number }]);
    await forgot(theirs);
    const link = await mailbox.waitForEmail(theirs, RESET);
    expect(link.text).not.toContain('undo-email-change');
    expect((await newUserAt(user.email)).status).toBe(201);
  });
});

describe('an address that an account has by an unconfirmed change', () => {
  const signUp = (email: string, emailProof: string) =>
    shop.api.post('auth/signup', { name: 'Owner', email, password: PASSWORD, emailProof });

  /** An account that has entered somebody else's address, and the proof that goes to that mailbox. */
  async function held() {
    const { user, theirs: email } = await victim();
    expect(await newUserAt(email)).toMatchObject({ status: 409, message: TAKEN });
    await forgot(email);
    const { text } = await mailbox.waitForEmail(email, REDIRECTED);
    const link = /http:\/\/localhost:3000(\/register\?\S+)/.exec(text)![1]!;
    const { searchParams } = new URL(link, 'http://localhost:3000');
    expect(searchParams.get('email')).toBe(email);
    return { holder: user, email, proof: searchParams.get('proof')! };
  }

  it('goes to a new account of who proves the mailbox, once', async () => {
    const { holder, email, proof } = await held();
    const answers = await Promise.all([signUp(email.toUpperCase(), proof), signUp(email, proof)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await holder.api.get('users/user')).status).toBe(401);
    const back = (await logIn(holder.email)) as { status: number; data?: { token?: string } };
    expect(back.status).toBe(200);
    await mailbox.waitForEmail(holder.email, 'Your email address was changed back');
    const again = await shop.api.as(back.data?.token ?? '').put('users', { email });
    expect(again).toMatchObject({ status: 409, message: TAKEN });
    await forgot(email);
    tokenIn(await mailbox.waitForEmail(email, RESET), 'reset-password');
  });

  it('goes to an account that proves the mailbox', async () => {
    const { holder, email, proof } = await held();
    const other = await newUser(shop);
    expect((await other.api.put('users', { email })).status).toBe(409);
    expect((await other.api.put('users', { email, emailProof: proof })).status).toBe(200);
    expect((await other.api.get('users/user')).data).toMatchObject({ email });
    expect((await logIn(holder.email)).status).toBe(200);
  });

  it('goes to nobody by the proof of another address', async () => {
    const [one, two] = [await held(), await held()];
    for (const proof of [two.proof, 'made up']) {
      expect(await signUp(one.email, proof)).toMatchObject({
        status: 400,
        errors: [
          {
            field: 'email',
            message: 'The link that proves this address is invalid or has expired',
          },
        ],
      });
    }
    expect((await logIn(one.email)).status).toBe(200);
  });

  it('stays with an account that has confirmed it by the password', async () => {
    const { holder, email, proof } = await held();
    const confirmed = await holder.api.put('users', { email, currentPassword: PASSWORD });
    expect(confirmed.status).toBe(200);
    expect(await signUp(email, proof)).toMatchObject({ status: 409, message: TAKEN });
    expect((await holder.api.get('users/user')).data).toMatchObject({ email });
  });
});

const newUserAt = (email: string) =>
  shop.api.post('auth/signup', { name: 'New', email, password: PASSWORD });

describe('a change with the password', () => {
  it('moves reset links to the new address at once; the old one is told and is free', async () => {
    const user = await welcomedUser();
    const email = `new-${user.email}`;
    const answer = await user.api.put('users', { email, currentPassword: PASSWORD });
    expect(answer).toMatchObject({ status: 200, message: 'Profile updated successfully!' });
    const notice = await mailbox.waitForEmail(user.email, CHANGED);
    expect(notice.text).not.toContain('token=');
    await forgot(email);
    const link = await mailbox.waitForEmail(email, RESET);
    expect(link.text).not.toContain('undo-email-change');
    expect((await newUserAt(user.email)).status).toBe(201);
  });

  it('is refused with a wrong one, which changes nothing', async () => {
    const user = await newUser(shop);
    const change = { name: 'Thief', email: `new-${user.email}`, currentPassword: 'wrong one' };
    expect(await user.api.put('users', change)).toMatchObject({
      status: 400,
      errors: [{ field: 'currentPassword', message: 'The current password is not correct' }],
    });
    const me = await user.api.get('users/user');
    expect(me.data).toMatchObject({ name: 'Test User', email: user.email });
  });
});

describe('a reset link', () => {
  it('ends with the next one, however many are asked for at once', async () => {
    const user = await welcomedUser();
    await forgot(user.email);
    const older = tokenIn(await mailbox.waitForEmail(user.email, RESET), 'reset-password');
    await Promise.all([1, 2, 3, 4].map(() => forgot(user.email)));
    expect((await reset(older)).status).toBe(400);
    const rows = await query(`SELECT FROM password_reset WHERE user_id = $1`, [user.id]);
    expect(rows).toHaveLength(1);
  });
});

describe('where the shop refuses common passwords', () => {
  const message = 'This password is too common. Please choose another one';

  it('a new account and a change have no such password', async () => {
    const account = { name: 'Ann', email: 'common@example.com', password: 'Password' };
    expect(await shop.api.post('auth/signup', account)).toMatchObject({
      status: 400,
      message,
      errors: [{ field: 'password', message }],
    });
    const user = await newUser(shop);
    const change = { newPassword: '123456', confirmPassword: '123456', oldPassword: PASSWORD };
    expect(await user.api.post('auth/change-password', change)).toMatchObject({
      status: 400,
      errors: [{ field: 'newPassword', message }],
    });
  });
});
