import { Client } from 'pg';
import { newAdmin } from '../../support/test-users.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';

const ASK = 'Please confirm your subscription';
const WELCOME = 'You are subscribed to our newsletter';
let mailbox: TestMailbox;
let shop: TestApp;
let statusOf: (email: string) => Promise<string | undefined>;

beforeAll(async () => {
  mailbox = await startTestMailbox();
  shop = await startTestApp({ SMTP_URL: mailbox.smtpUrl, NEWSLETTER_DOUBLE_OPT_IN: 'on' });
  const admin = (await newAdmin(shop)).api;
  statusOf = async (email) => {
    const { data } = await admin.get<{ status: string }[]>(
      `newsletter/subscribers?searchTerm=${email}`,
    );
    return data[0]?.status;
  };
});
afterAll(async () => {
  await shop.close();
  await mailbox.close();
});

const subscribe = (email: string) => shop.api.post('newsletter/subscribe', { email });
const confirm = (token: string) => shop.api.put(`newsletter/confirm?token=${token}`);
const asked = async (email: string) => {
  await subscribe(email);
  const message = await mailbox.waitForEmail(email, ASK);
  return /\/newsletter\/confirm\?token=([\w.-]+)/.exec(message.text)![1]!;
};

it('begins with the confirmation by the user, which no GET gives', async () => {
  const token = await asked('ann@example.com');
  expect(await statusOf('ann@example.com')).toBe('pending');
  expect((await shop.api.get(`newsletter/confirm?token=${token}`)).status).toBe(404);
  expect(await statusOf('ann@example.com')).toBe('pending');
  for (let turn = 0; turn < 2; turn++) {
    expect(await confirm(token)).toMatchObject({
      status: 200,
      message: 'Subscribed successfully!',
    });
  }
  expect(await statusOf('ann@example.com')).toBe('active');
  await mailbox.waitForEmail('ann@example.com', WELCOME);
  expect(await mailbox.emailsTo('ann@example.com')).toHaveLength(2);
});

it('answers the same for an address that is new, asked already, or active', async () => {
  await confirm(await asked('known@example.com'));
  await mailbox.waitForEmail('known@example.com', WELCOME);
  const answers = [
    await subscribe('new@example.com'),
    await subscribe('NEW@example.com'),
    await subscribe('known@example.com'),
  ];
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(answers[0]).toMatchObject({
    status: 200,
    message: 'Check your email to confirm your subscription.',
    data: { mustConfirm: true },
  });
  await mailbox.waitForEmail('new@example.com', ASK);
  expect(await mailbox.emailsTo('new@example.com')).toHaveLength(1);
  expect(await mailbox.emailsTo('known@example.com')).toHaveLength(2);
  expect(await statusOf('known@example.com')).toBe('active');
});

it('asks again after a while, also who left', async () => {
  const token = await asked('late@example.com');
  const db = new Client(shop.databaseUrl);
  await db.connect();
  await db.query(`UPDATE subscriber SET asked_at = asked_at - interval '11 minutes'`);
  await db.end();
  await confirm(token);
  const welcome = await mailbox.waitForEmail('late@example.com', WELCOME);
  const leave = /unsubscribe\?token=([\w.-]+)/.exec(welcome.text)![1]!;
  await shop.api.put(`newsletter/unsubscribe?token=${leave}`);
  expect(await confirm(token)).toMatchObject({
    status: 400,
    message: 'This confirmation link is not valid',
  });
  await subscribe('late@example.com');
  expect(await statusOf('late@example.com')).toBe('pending');
  await shop.api.put(`newsletter/unsubscribe?token=${leave}`);
  expect(await statusOf('late@example.com')).toBe('unsubscribed');
});

it('is closed to keys of another purpose, or of nobody', async () => {
  const token = await asked('eve@example.com');
  for (const bad of ['', 'x', token.slice(0, -2)]) {
    expect((await confirm(bad)).status).toBe(400);
  }
  expect((await shop.api.put(`newsletter/unsubscribe?token=${token}`)).status).toBe(400);
  expect(await statusOf('eve@example.com')).toBe('pending');
});
