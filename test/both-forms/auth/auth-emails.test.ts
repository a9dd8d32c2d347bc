import { DataSource } from 'typeorm';
import { newUser } from '../../support/test-users.js';
import { PASSWORD } from '../../support/password.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';

let mailbox: TestMailbox;
let shop: TestApp;
beforeAll(async () => {
  mailbox = await startTestMailbox();
  shop = await startTestApp({ SMTP_URL: mailbox.smtpUrl, RESET_TOKEN_MS: '3600000' });
});
afterAll(async () => {
  await shop.close();
  await mailbox.close();
});

const forgot = (email: string) => shop.api.post('auth/forgot-password', { email });
const reset = (token: string, password = 'a new one') =>
  shop.api.post('auth/reset-password', { token, password });
const logIn = (email: string, password: string) => shop.api.post('auth/login', { email, password });
const RESET = 'Reset your password';
const tokenIn = (text: string) => {
  const link = /http:\/\/localhost:3000\/reset-password\?token=([\w-]+)/.exec(text);
  if (!link) throw new Error(`no reset link in: ${text}`);
  return link[1]!;
};

it('welcomes a new user, once', async () => {
  const { email } = await newUser(shop);
  const message = await mailbox.waitForEmail(email, 'Welcome');
  expect(message.text).toContain('Hello Test User,');
  expect(message.html).toContain('/products');
  expect(await mailbox.emailsTo(email)).toHaveLength(1);
});

it('warns of a new password', async () => {
  const user = await newUser(shop);
  await user.api.post('auth/change-password', {
    oldPassword: PASSWORD,
    newPassword: 'a new one',
    confirmPassword: 'a new one',
  });
  const message = await mailbox.waitForEmail(user.email, 'Your password was changed');
  expect(message.text).not.toContain('a new one');
});

it('warns the old address of a new email', async () => {
  const user = await newUser(shop);
  // The welcome goes to where the user is reached when it is sent.
  await mailbox.waitForEmail(user.email, 'Welcome');
  await user.api.put('users', { email: `new-${user.email}` });
  await mailbox.waitForEmail(user.email, 'Your email address was changed');
  expect(await mailbox.emailsTo(`new-${user.email}`)).toHaveLength(0);
});

describe('a forgotten password', () => {
  it('is set again by the link in the email, once, and ends all sessions', async () => {
    const user = await newUser(shop);
    const answer = await forgot(user.email.toUpperCase());
    expect(answer).toMatchObject({ status: 200, data: null });
    const token = tokenIn((await mailbox.waitForEmail(user.email, RESET)).text);
    expect((await reset(token)).status).toBe(200);
    expect((await user.api.get('users/user')).status).toBe(401);
    expect((await logIn(user.email, PASSWORD)).status).toBe(401);
    expect((await logIn(user.email, 'a new one')).status).toBe(200);
    await mailbox.waitForEmail(user.email, 'Your password was changed');
    expect(await reset(token, 'another')).toMatchObject({
      status: 400,
      message: 'This reset link is invalid or has expired',
    });
    expect((await logIn(user.email, 'a new one')).status).toBe(200);
  });

  it('takes the token as the bearer too, and each kind of token for its own use only', async () => {
    const user = await newUser(shop);
    await forgot(user.email);
    const token = tokenIn((await mailbox.waitForEmail(user.email, RESET)).text);
    expect((await shop.api.as(token).get('users/user')).status).toBe(401);
    expect((await reset(user.token)).status).toBe(400);
    const asBearer = shop.api.as(token).post('auth/reset-password', { password: 'a new one' });
    expect((await asBearer).status).toBe(200);
  });

  it('is set by no link that lies in a mailbox which the user has left', async () => {
    const user = await newUser(shop);
    await forgot(user.email);
    const token = tokenIn((await mailbox.waitForEmail(user.email, RESET)).text);
    await user.api.put('users', { email: `left-${user.email}`, currentPassword: PASSWORD });
    expect((await reset(token)).status).toBe(400);
    expect((await logIn(`left-${user.email}`, PASSWORD)).status).toBe(200);
  });

  it('is used once, however many times at once', async () => {
    const user = await newUser(shop);
    await forgot(user.email);
    const token = tokenIn((await mailbox.waitForEmail(user.email, RESET)).text);
    const answers = await Promise.all([1, 2, 3, 4].map((n) => reset(token, `password ${n}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it('ends the other links when one is used, or the password is changed', async () => {
    const user = await newUser(shop);
    await forgot(user.email);
    const token = tokenIn((await mailbox.waitForEmail(user.email, RESET)).text);
    const change = { oldPassword: PASSWORD, newPassword: 'changed', confirmPassword: 'changed' };
    await user.api.post('auth/change-password', change);
    expect((await reset(token)).status).toBe(400);
  });

  it('tells nobody whether there is an account', async () => {
    const answers = [await forgot('nobody@example.com'), await forgot((await newUser(shop)).email)];
    expect(answers[0]!.body).toBe(answers[1]!.body);
    expect(await mailbox.emailsTo('nobody@example.com')).toHaveLength(0);
  });

  it('has texts of the specification for bad input', async () => {
    expect(await forgot('nonsense')).toMatchObject({
      status: 400,
      message: 'Invalid email address',
    });
    const bad = 'This reset link is invalid or has expired';
    expect(await reset('made up')).toMatchObject({ status: 400, message: bad });
    const none = shop.api.post('auth/reset-password', { password: 'a new one' });
    expect(await none).toMatchObject({ status: 400, message: bad });
    expect(await reset('x', 'short')).toMatchObject({
      status: 400,
      errors: [{ field: 'password', message: 'Password must be at least 6 characters' }],
    });
    expect(await reset('x', 'a'.repeat(101))).toMatchObject({
      status: 400,
      errors: [{ field: 'password', message: 'Password cannot exceed 100 characters' }],
    });
  });

  it('has a link that is good for RESET_TOKEN_MS only, and says so', async () => {
    const { email } = await newUser(shop);
    await forgot(email);
    const { text } = await mailbox.waitForEmail(email, RESET);
    expect(text).toContain('It works once, for 1 hour.');
    const token = tokenIn(text);
    const database = shop.app.get(DataSource);
    const [{ minutes }] = await database.query<[{ minutes: number }]>(
      `SELECT extract(epoch FROM max(expires_at) - now())::float8 / 60 AS minutes
         FROM password_reset`,
    );
    expect(minutes).toBeGreaterThan(59);
    expect(minutes).toBeLessThanOrEqual(60);
    await database.query(`UPDATE password_reset SET expires_at = now() - interval '1 second'`);
    expect((await reset(token)).status).toBe(400);
  });
});
