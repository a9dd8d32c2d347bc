import { Client } from 'pg';
import { NotifyCustomer } from '../../../src/modules/orders/use-cases/notify-customer.js';
import { JobAlreadyDone } from '../../../src/platform/outbox/job.js';
import { OutboxRepository } from '../../../src/platform/outbox/outbox-repository.js';
import { eventually } from '../../support/eventually.js';
import { newAdmin } from '../../support/test-users.js';
import { placeOrder } from '../../support/sales.js';
import { DETAILS } from '../../support/shoppers.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';

let mailbox: TestMailbox;
let shop: TestApp;
let db: Client;

beforeAll(async () => {
  mailbox = await startTestMailbox();
  shop = await startTestApp({
    SMTP_URL: mailbox.smtpUrl,
    JOB_BACKOFF_FIRST_MS: '50',
    JOB_BACKOFF_MAX_MS: '2000',
    OUTBOX_POLL_MS: '50',
  });
  db = new Client(shop.databaseUrl);
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await shop.close();
  await mailbox.close();
});

it('the emails of an order go out in their order, however long the first had to wait', async () => {
  const admin = await newAdmin(shop);
  await mailbox.goAway();
  const { id, number } = await placeOrder(shop, admin.id);
  // By now the confirmation waits longer for its next try than a new email does.
  await eventually(async () => {
    const { rowCount } = await db.query('SELECT FROM outbox WHERE attempts > 5');
    expect(rowCount).toBeGreaterThan(0);
  });
  await admin.api.put(`orders/status/admin/${id}`, { status: 'shipped' });
  const unsent = async () =>
    (await admin.api.get<{ unsentEmails: object[] }>(`orders/${id}`)).data.unsentEmails;
  const time: unknown = expect.any(String);
  expect(await unsent()).toMatchObject([
    { about: 'Order confirmed', error: expect.any(String), nextTryAt: time },
    { about: 'Order on its way', error: null, nextTryAt: time },
  ]);
  // Jobs that failed for good stand in it, too.
  const { rows } = await db.query<{ id: string }>(
    `UPDATE outbox SET failed_at = now(), leased_until = NULL, begun = false
      WHERE job = 'orders.send-status-mail' RETURNING id`,
  );
  expect(await unsent()).toMatchObject([{ nextTryAt: time }, { nextTryAt: null }]);
  for (const job of rows) await admin.api.post(`jobs/${job.id}/retry`);
  await mailbox.comeBack();
  await eventually(async () => {
    const emails = await mailbox.emailsTo(DETAILS.email);
    expect(emails.map(({ subject }) => subject)).toEqual([
      `Order ${number} is on the way`,
      `Order ${number} confirmed`,
    ]);
  });
  await eventually(async () => expect(await unsent()).toEqual([]));
});

it('an email is sent again to where the order goes, and only one that was sent', async () => {
  const admin = await newAdmin(shop);
  const { id, number } = await placeOrder(shop, admin.id);
  const subject = `Order ${number} confirmed`;
  const received = async () =>
    (await mailbox.emailsTo(DETAILS.email)).filter((email) => email.subject === subject).length;
  await eventually(async () => expect(await received()).toBe(1));
  const resend = (status: string) => admin.api.post(`orders/${id}/emails`, { status });
  expect(await resend('pending')).toMatchObject({ status: 200 });
  await eventually(async () => expect(await received()).toBe(2));
  expect(await resend('shipped')).toMatchObject({
    status: 409,
    message: 'There is no such email of this order.',
  });
  expect(await admin.api.post(`orders/${id}/emails`)).toMatchObject({ status: 400 });
  const two = { status: 'pending', refundId: id };
  expect((await admin.api.post(`orders/${id}/emails`, two)).errors).toEqual([
    { field: 'status', message: 'Name one email' },
  ]);
  expect(await resend('lost')).toMatchObject({ status: 400, errors: [{ field: 'status' }] });
  await eventually(async () => {
    const { data } = await admin.api.get<{ history: object[] }>(`orders/${id}`);
    expect(data.history).toContainEqual(
      expect.objectContaining({ what: 'email-resent', detail: `"${subject}" sent again` }),
    );
  });
});

it('an email whose job another worker has completed meanwhile leaves no entry', async () => {
  const admin = await newAdmin(shop);
  const { id } = await placeOrder(shop, admin.id);
  const history = async () =>
    (await db.query('SELECT what FROM order_history WHERE order_id = $1', [id])).rows;
  const job = await eventually(async () => {
    const done = await db.query<{ id: string }>(
      `SELECT id FROM outbox WHERE job = 'orders.send-confirmation' AND done_at IS NOT NULL
        AND payload->>'orderId' = $1`,
      [id],
    );
    expect(done.rowCount).toBe(1);
    return done.rows[0]!;
  });
  const before = await history();
  const outbox = shop.app.get(OutboxRepository);
  const again = shop.app.get(NotifyCustomer).execute(id, 'pending', {
    id: job.id,
    done: () => outbox.complete(job.id),
  });
  await expect(again).rejects.toThrow(JobAlreadyDone);
  expect(await history()).toEqual(before);
});
