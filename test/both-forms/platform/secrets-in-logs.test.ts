import { Client } from 'pg';
import { sign } from '../../../dev/card-provider/webhooks/sign.js';
import { type Cards, DECLINED_CARD, GOOD_CARD, idOf } from '../../support/cards.js';
import { startCards } from '../../support/start-cards.js';
import { addProduct } from '../../support/catalog-rows.js';
import { eventually } from '../../support/eventually.js';
import { captureLog, type LogCapture } from '../../support/log-capture.js';
import { Mailer } from '../../../src/platform/mailer/mailer.js';
import { createOrder, fill, pay } from '../../support/shoppers.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';

const EMAIL = 'ann@example.com';
const WEBHOOK = '/api/payment/webhook';
const SETTINGS = {
  LOG_LEVEL: 'debug',
  JWT_SECRET: 'the-key-that-signs-every-session',
  STRIPE_SECRET_KEY: 'sk_test_vigor',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_vigor',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_log_test',
};
/** Secrets by their look, also those that only the shop itself has seen. */
const LOOKS_SECRET = /\$argon2|eyJ[\w-]+\.eyJ|\b[sr]k_(test|live)_|whsec_|pi_\w+_secret_|Bearer \S/;

let log: LogCapture;
let mailbox: TestMailbox;
let shop: TestApp;
let db: Client;
let cards: Cards;
let closeCards: () => Promise<void>;
let password = 'first-of-all-passwords';
let token: string;
/** What the test has sent and been given, and must not find again. */
const secrets = new Set([
  SETTINGS.JWT_SECRET,
  SETTINGS.STRIPE_SECRET_KEY,
  SETTINGS.STRIPE_WEBHOOK_SECRET,
  password,
  GOOD_CARD,
  DECLINED_CARD,
]);

beforeAll(async () => {
  log = captureLog();
  mailbox = await startTestMailbox();
  ({ cards, close: closeCards } = await startCards());
  shop = await startTestApp({
    ...SETTINGS,
    SMTP_URL: mailbox.smtpUrl,
    STRIPE_API_BASE: cards.url,
  });
  db = new Client(shop.databaseUrl);
  await db.connect();
  keep(await shop.api.post('auth/signup', { name: 'Ann', email: EMAIL, password }));
});
afterAll(async () => {
  await db?.end();
  await shop?.close();
  await mailbox?.close();
  await closeCards?.();
  log.stop();
});
afterEach(() => {
  const told = [...secrets].filter((secret) => log.text.includes(secret));
  const looks = log.text.split('\n').filter((line) => LOOKS_SECRET.test(line));
  log.forget();
  expect({ told, looks }).toEqual({ told: [], looks: [] });
});

type SessionAnswer = Awaited<ReturnType<typeof shop.api.post<{ token: string } | null>>>;

/** Notes the tokens that an answer brings; the session goes on with them. Answers the cookies. */
function keep(answer: SessionAnswer): string {
  const cookies = [answer.headers['set-cookie']].flat().map((line) => String(line).split(';')[0]!);
  token = answer.data!.token;
  for (const cookie of cookies) secrets.add(cookie.slice(cookie.indexOf('=') + 1));
  secrets.add(token);
  return cookies.join('; ');
}

function choosePassword(words: string): string {
  secrets.add(words);
  return words;
}

/** The lines of one request, so that a silent log does not pass for a discreet one. */
const linesOf = (url: string) => log.text.split('\n').filter((line) => line.includes(url));

const logIn = (given: string) =>
  shop.api.post<{ token: string }>('auth/login', { email: EMAIL, password: given });

it('tells of a login, a failed one and a refresh only that they were', async () => {
  const cookie = keep(await logIn(password));
  expect((await logIn(choosePassword('a-guess-that-fails'))).status).toBe(401);
  const renewed = await shop.api
    .with({ cookie })
    .post<{ accessToken: string }>('auth/access-token');
  keep({ ...renewed, data: { token: renewed.data.accessToken } });
  expect((await shop.api.as(token).get('users/user')).status).toBe(200);
  expect(linesOf('"/api/auth/login"').length).toBeGreaterThanOrEqual(2);
  expect(linesOf('"event":"login.')).toHaveLength(2);
});

it('tells who sent a request: address and account, not what was typed as an email', async () => {
  const { data } = await shop.api.as(token).get<{ _id: string }>('users/user');
  const sender = `"clientAddress":"127.0.0.1","userId":"${data._id}"`;
  await eventually(() => expect(linesOf(sender)).toHaveLength(1));
  await shop.api.post('auth/login', {
    email: choosePassword('a-password-in-the-wrong-field@x.test'),
    password,
  });
  expect(linesOf('"event":"login.failed"')).toHaveLength(1);
});

it('tells no password that is changed, forgotten or set again, and no reset token', async () => {
  const changed = choosePassword('second-of-all-passwords');
  keep(
    await shop.api.as(token).post('auth/change-password', {
      oldPassword: password,
      newPassword: changed,
      confirmPassword: changed,
    }),
  );
  await shop.api.post('auth/forgot-password', { email: EMAIL });
  const { text } = await mailbox.waitForEmail(EMAIL, 'Reset your password');
  const link = /reset-password\?token=([\w-]+)/.exec(text)!;
  secrets.add(link[1]!);
  await shop.api.get(`auth/${link[0]}`);
  await shop.api.post('auth/reset-password', { token: 'wrong', password: changed });
  password = choosePassword('third-of-all-passwords');
  const reset = await shop.api.post('auth/reset-password', { token: link[1]!, password });
  expect(reset.status).toBe(200);
  keep(await logIn(password));
  expect(linesOf('/reset-password?token=…')).not.toHaveLength(0);
  for (const event of ['password.changed', 'reset.requested', 'reset.failed', 'password.reset']) {
    expect(linesOf(`"event":"${event}"`)).toHaveLength(1);
  }
});

it('tells no card, no client secret and no key where somebody pays', async () => {
  const api = shop.api.as(token);
  await fill(api, await addProduct(db, { priceCents: 4_999 }));
  await cards.turn({
    faults: [{ operation: 'payment_intents.create', does: 'fail', status: 402 }],
  });
  expect((await pay(api, 4_999)).status).toBe(502);
  const { data: clientSecret } = await pay(api, 4_999);
  secrets.add(clientSecret);
  await cards.confirm(clientSecret, DECLINED_CARD);
  await cards.confirm(clientSecret);
  expect((await createOrder(api, idOf(clientSecret))).status).toBe(201);
  await mailbox.waitForEmail('ada@example.com', 'Order 100001 confirmed');
  expect(linesOf('"/api/payment"')).not.toHaveLength(0);
});

it('tells no signature and no secret of a webhook, genuine or forged', async () => {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'charge.updated',
    data: { object: {} },
  });
  const send = (secret: string) => {
    const signature = sign(payload, secret, Math.floor(Date.now() / 1000));
    secrets.add(signature);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return shop.app.inject({ method: 'POST', url: WEBHOOK, headers, payload });
  };
  expect((await send(SETTINGS.STRIPE_WEBHOOK_SECRET)).statusCode).toBe(200);
  expect((await send(choosePassword('whatever'))).statusCode).toBe(400);
  expect(linesOf(WEBHOOK)).not.toHaveLength(0);
});

it('tells no token of the way out of the newsletter', async () => {
  await shop.api.post('newsletter/subscribe', { email: EMAIL });
  const { text } = await mailbox.waitForEmail(EMAIL, 'You are subscribed to our newsletter');
  const way = /unsubscribe\?token=([\w.-]+)/.exec(text)![1]!;
  secrets.add(way);
  const path = `newsletter/unsubscribe?token=${way}`;
  expect((await shop.api.post(path)).status).toBe(200);
  expect(linesOf('newsletter/unsubscribe?token=…')).not.toHaveLength(0);
});

it('tells no email address that the mail server repeats in its refusal', async () => {
  const email = 'kim@example.com';
  secrets.add(email);
  const refusal = `550 5.1.1 <${email}>: recipient unknown`;
  jest.spyOn(shop.app.get(Mailer), 'send').mockRejectedValueOnce(new Error(refusal));
  await shop.api.post('newsletter/subscribe', { email });
  await eventually(() =>
    expect(linesOf('550 5.1.1 <…>: recipient unknown').length).toBeGreaterThan(0),
  );
});

it('tells nothing of the row that the database refuses', async () => {
  for (const table of ['users', 'refresh_token', 'password_reset']) {
    await db.query(`ALTER TABLE ${table} ADD CHECK (false) NOT VALID`);
  }
  const signup = { name: 'Ben', email: 'ben@example.com', password };
  expect((await shop.api.post('auth/signup', signup)).status).toBe(500);
  expect((await logIn(password)).status).toBe(500);
  await shop.api.post('auth/forgot-password', { email: EMAIL });
  expect(linesOf('violates check constraint')).not.toHaveLength(0);
});
