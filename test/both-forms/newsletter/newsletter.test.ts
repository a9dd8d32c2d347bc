import { newAdmin } from '../../support/test-users.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';

let mailbox: TestMailbox;
let shop: TestApp;
let statusOf: (email: string) => Promise<string | undefined>;
let cancel: (email: string) => Promise<{ status: number }>;
beforeAll(async () => {
  mailbox = await startTestMailbox();
  shop = await startTestApp({ SMTP_URL: mailbox.smtpUrl });
  const admin = (await newAdmin(shop)).api;
  cancel = (email) => admin.put('newsletter/cancel-subscription', { email });
  statusOf = async (email) => {
    const path = `newsletter/subscribers?searchTerm=${encodeURIComponent(email)}`;
    return (await admin.get<{ status: string }[]>(path)).data[0]?.status;
  };
});
afterAll(async () => {
  await shop.close();
  await mailbox.close();
});

const WELCOME = 'You are subscribed to our newsletter';
let made = 0;
const newEmail = () => `reader-${++made}@example.com`;
const subscribe = (email: string) => shop.api.post('newsletter/subscribe', { email });
const subscribed = async () => {
  const email = newEmail();
  await subscribe(email);
  const message = await mailbox.waitForEmail(email, WELCOME);
  const token = /unsubscribe\?token=([\w.-]+)/.exec(message.text)![1]!;
  return { email, message, token };
};

describe('subscribing', () => {
  it('answers the same for a new and a known email, and welcomes once', async () => {
    const { email } = await subscribed();
    const again = await subscribe(email.toUpperCase());
    const other = await subscribe(newEmail());
    expect(again).toMatchObject({ status: 200, message: 'Subscribed successfully!' });
    expect(again.body).toBe(other.body);
    await mailbox.waitForEmail(`reader-${made}@example.com`, WELCOME);
    expect(await mailbox.emailsTo(email)).toHaveLength(1);
  });

  it('makes one subscriber of many calls at once', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe(email)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await mailbox.waitForEmail(email, WELCOME);
    expect(await mailbox.emailsTo(email)).toHaveLength(1);
  });

  it('refuses what is no email', async () => {
    expect(await subscribe('nonsense')).toMatchObject({
      status: 400,
      errors: [{ field: 'email', message: 'Invalid email address' }],
    });
  });
});

describe('the way out', () => {
  it('is in the email, for users and for mail programs', async () => {
    const { message, token } = await subscribed();
    expect(message.html).toContain(`/newsletter/unsubscribe?token=${token}`);
    const headers = Object.fromEntries(
      Object.entries(message.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    expect(headers['list-unsubscribe']).toBe(
      `<http://localhost:3000/api/newsletter/unsubscribe?token=${token}>`,
    );
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  });

  it('is never taken by a GET, as mail scanners send', async () => {
    const { email, token } = await subscribed();
    for (const path of [`unsubscribe?token=${token}`, `unsubscribe/?token=${token}`]) {
      const answer = await shop.api.get(`newsletter/${path}`);
      expect(answer.status).toBe(303);
      expect(answer.headers.location).toBe(`/newsletter/unsubscribe?token=${token}`);
    }
    expect(await statusOf(email)).toBe('active');
  });

  it('leads a GET to no other place than the page, whatever the token', async () => {
    for (const [query, then] of [
      ['', ''],
      ['?token=', ''],
      ['?token=//evil.test/%0d%0aSet-Cookie:a=b', '%2F%2Fevil.test%2F%0D%0ASet-Cookie%3Aa%3Db'],
      ['?token=a&token=b', 'a%2Cb'],
    ]) {
      const answer = await shop.api.get(`newsletter/unsubscribe${query}`);
      expect(answer).toMatchObject({
        status: 303,
        headers: { location: `/newsletter/unsubscribe?token=${then}` },
      });
    }
  });

  it('is taken by PUT, and again', async () => {
    const { email, token } = await subscribed();
    for (let i = 0; i < 2; i++) {
      const answer = await shop.api.put(`newsletter/unsubscribe/?token=${token}`);
      expect(answer).toMatchObject({ status: 200, message: 'Unsubscribed Successfully!' });
    }
    expect(await statusOf(email)).toBe('unsubscribed');
    await subscribe(email);
    expect(await statusOf(email)).toBe('active');
  });

  it('is taken by the one-click POST of a mail program', async () => {
    const { email, token } = await subscribed();
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api/newsletter/unsubscribe?token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.statusCode).toBe(200);
    expect(await statusOf(email)).toBe('unsubscribed');
  });

  it('is closed to tokens that we never gave out', async () => {
    const { email, token } = await subscribed();
    for (const bad of ['', 'x', token.slice(0, -2), `${token.split('.')[0]}.`, 'a.b']) {
      const answer = await shop.api.put(`newsletter/unsubscribe/?token=${bad}`);
      expect(answer).toMatchObject({ status: 400, message: 'This unsubscribe link is not valid' });
    }
    expect((await shop.api.put('newsletter/unsubscribe')).status).toBe(400);
    expect(await statusOf(email)).toBe('active');
  });
});

describe('an admin', () => {
  it('cancels a subscription, which the link leaves as it is', async () => {
    const { email, token } = await subscribed();
    expect((await cancel(email.toUpperCase())).status).toBe(200);
    expect(await statusOf(email)).toBe('canceled');
    expect((await cancel(email)).status).toBe(200);
    await shop.api.put(`newsletter/unsubscribe/?token=${token}`);
    expect(await statusOf(email)).toBe('canceled');
    expect((await cancel('nobody@example.com')).status).toBe(404);
    const admin = await newAdmin(shop);
    const audit = await admin.api.get<unknown[]>('audit?what=newsletter');
    expect(audit.data).toHaveLength(1);
  });
});
