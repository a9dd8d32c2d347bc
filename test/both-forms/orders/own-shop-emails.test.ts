import { newAdmin, newUser } from '../../support/test-users.js';
import { demoContentIn } from '../../support/demo-content.js';
import { eventually } from '../../support/eventually.js';
import { placeOrder } from '../../support/sales.js';
import { DETAILS } from '../../support/shoppers.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';

let mailbox: TestMailbox;
let shop: TestApp;

beforeAll(async () => {
  mailbox = await startTestMailbox();
  shop = await startTestApp({
    NODE_ENV: 'production',
    RATE_LIMITS: 'on',
    SHOP_URL: 'https://iron.example',
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: 'robot@iron.example',
    OUTBOX_POLL_MS: '50',
    STRIPE_TEST_KEYS: 'on',
    STRIPE_SECRET_KEY: 'sk_test_none',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
    STRIPE_WEBHOOK_SECRET: 'whsec_none',
  });
});
afterAll(async () => {
  await shop?.close();
  await mailbox?.close();
});

it('no email of a shop in production has anything of the demo', async () => {
  const admin = await newAdmin(shop);
  await admin.api.put('settings', {
    version: 1,
    name: 'Iron & Oak',
    email: 'us@iron.example',
    phone: '+39 080 555 0100',
    street: '1 Via Roma',
    city: 'Bari',
    country: 'IT',
  });
  const [reader, writer] = ['reader@example.com', 'writer@example.com'];
  await shop.api.post('newsletter/subscribe', { email: reader });
  const message = { name: 'Ann', email: writer, subject: 'A gate', message: 'How wide is it?' };
  await shop.api.post('contact', message);
  const user = await newUser(shop);
  await shop.api.post('auth/signup', { name: 'Ann', email: writer, password: 'a long password' });
  await shop.api.post('auth/forgot-password', { email: writer });
  const { id } = await placeOrder(shop, user.id);
  for (const status of ['shipped', 'delivered']) {
    await admin.api.put(`orders/status/admin/${id}`, { status });
  }
  const expected = { [reader]: 1, [writer]: 1, 'us@iron.example': 1, [DETAILS.email]: 2 };
  for (const [to, count] of Object.entries(expected)) {
    const emails = await eventually(async () => {
      const found = await mailbox.emailsTo(to);
      if (found.length < count) throw new Error(`${found.length} emails to ${to}`);
      return found;
    }, 30_000);
    for (const { subject, text, html, headers } of emails) {
      const whole = [subject, text, html, JSON.stringify(headers)].join('\n');
      expect([subject, demoContentIn(whole)]).toEqual([subject, []]);
    }
  }
});
