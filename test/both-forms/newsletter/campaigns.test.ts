import { Client } from 'pg';
import type { Schema } from '../../../common/contract/client.js';
import { HOUR_MS } from '../../../src/kernel/time.js';
import { BackgroundWork } from '../../../src/platform/background-work/background-work.js';
import { eventually } from '../../support/eventually.js';
import { newAdmin, type TestUser } from '../../support/test-users.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';
import { uniqueName } from '../../support/unique-name.js';

type Campaign = Schema<'Campaign'>;

let mailbox: TestMailbox;
let shop: TestApp;
let db: Client;
let admin: TestUser;
beforeAll(async () => {
  mailbox = await startTestMailbox();
  shop = await startTestApp({
    SMTP_URL: mailbox.smtpUrl,
    CAMPAIGN_RATE: '200',
    CAMPAIGN_LEASE_MS: '60000',
    OUTBOX_POLL_MS: '50',
  });
  shop.app.get(BackgroundWork).start();
  db = new Client(shop.databaseUrl);
  await db.connect();
  admin = await newAdmin(shop);
});
beforeEach(() => db.query('DELETE FROM campaign; DELETE FROM subscriber'));
afterAll(async () => {
  await db.end();
  await shop.close();
  await mailbox.close();
});

const PATIENCE_MS = 40_000;
const BODY = '# Sale\n\nUp to **20 %** on [kettlebells](/products).';

async function newCampaign(given: object = {}) {
  const subject = `Sale ${uniqueName()}`;
  const body = { subject, preview: 'Up to 20 %', body: BODY, ...given };
  const { status, data } = await admin.api.post<Campaign>('newsletter/campaigns', body);
  expect(status).toBe(201);
  return { ...data, path: `newsletter/campaigns/${data._id}` };
}
const read = async (path: string) => (await admin.api.get<Campaign>(path)).data;
const move = (path: string, state: string, version: number, more: object = {}) =>
  admin.api.put<Campaign>(`${path}/state`, { state, version, ...more });
async function subscriber(status = 'active') {
  const email = `${uniqueName()}@example.com`;
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO subscriber (id, email, status, created_at)
     VALUES (gen_random_uuid(), $1, $2, now()) RETURNING id`,
    [email, status],
  );
  return { id: rows[0]!.id, email };
}
const ended = (path: string) =>
  eventually(async () => {
    const campaign = await read(path);
    expect(campaign.state).toBe('sent');
    return campaign;
  }, PATIENCE_MS);
const setState = (id: string, state: string) =>
  db.query('UPDATE campaign_recipient SET state = $2 WHERE subscriber_id = $1', [id, state]);

it('is written, edited, listed and deleted', async () => {
  const { _id, path, subject } = await newCampaign();
  expect(await read(path)).toMatchObject({
    subject,
    preview: 'Up to 20 %',
    body: BODY,
    state: 'draft',
    version: 1,
    recipients: 0,
    counts: { waiting: 0, sent: 0, unsubscribed: 0 },
  });
  const saved = await admin.api.put(path, { preview: '', version: 1 });
  expect(saved).toMatchObject({ status: 200, data: { subject, preview: '', version: 2 } });
  expect(await admin.api.put(path, { preview: 'x', version: 1 })).toMatchObject({
    status: 409,
    code: 'edited_meanwhile',
  });
  const ids = async (query: string) =>
    (await admin.api.get<Campaign[]>(`newsletter/campaigns?${query}`)).data.map((one) => one._id);
  const newer = await newCampaign();
  expect(await ids('state=draft')).toEqual([newer._id, _id]);
  expect(await ids('state=draft&limit=1&page=2')).toEqual([_id]);
  expect(await ids('state=sent')).toEqual([]);
  expect((await admin.api.delete(path)).status).toBe(200);
  expect((await admin.api.get(path)).status).toBe(404);
});

it('is shown as it will arrive, without what could do harm', async () => {
  const { path, subject } = await newCampaign({
    body: `${BODY}\n\n<script>alert(1)</script><img src=x onerror=alert(1)>`,
  });
  const { data } = await admin.api.get<Schema<'CampaignPreview'>>(`${path}/preview`);
  expect(data.subject).toBe(subject);
  expect(data.html).toContain('<strong>20 %</strong>');
  expect(data.html).toContain('href="http://localhost:3000/products"');
  expect(data.html).not.toMatch(/<script|onerror|alert/);
});

it('is tested by an email to who asks, which unsubscribes nobody', async () => {
  const { path, subject } = await newCampaign();
  expect(await admin.api.post(`${path}/test`)).toMatchObject({
    status: 200,
    message: 'Test email sent',
  });
  const { data: user } = await admin.api.get<{ email: string }>('users/user');
  const sent = await mailbox.waitForEmail(user.email, `[Test] ${subject}`);
  expect(sent.html).toContain('<strong>20 %</strong>');
  expect(sent.headers).not.toHaveProperty('list-unsubscribe');
});

it('is sent to active subscribers alone, each with a way out that is counted', async () => {
  const readers = [await subscriber(), await subscriber(), await subscriber()];
  const others = [];
  for (const status of ['pending', 'canceled', 'unsubscribed']) {
    others.push(await subscriber(status));
  }
  const { path, subject } = await newCampaign();
  expect(await move(path, 'scheduled', 1)).toMatchObject({
    status: 200,
    message: 'Campaign scheduled',
    data: { state: 'scheduled' },
  });
  expect(await ended(path)).toMatchObject({
    recipients: 3,
    counts: { sent: 3, waiting: 0, failed: 0, unconfirmed: 0, skipped: 0, unsubscribed: 0 },
  });
  for (const { email } of others) expect(await mailbox.emailsTo(email)).toEqual([]);
  for (const { email } of readers) expect(await mailbox.emailsTo(email)).toHaveLength(1);
  const sent = await mailbox.waitForEmail(readers[0]!.email, subject);
  expect(sent.html).toContain('<strong>20 %</strong>');
  expect(sent.text).toMatch(/Sale\n====\n\nUp to 20 % on kettlebells \(http\S+\/products\)\.\n/);
  const headers = Object.fromEntries(
    Object.entries(sent.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const [, token] = /token=([^>]+)>/.exec(headers['list-unsubscribe'] ?? '') ?? [];
  expect(sent.html).toContain(`/newsletter/unsubscribe?token=${token}`);
  const left = await shop.app.inject({
    method: 'POST',
    url: `/api/newsletter/unsubscribe?token=${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(left.statusCode).toBe(200);
  expect((await read(path)).counts).toMatchObject({ sent: 3, unsubscribed: 1 });
});

it('waits for its time, and is a draft again where that is taken back', async () => {
  await subscriber();
  const { path } = await newCampaign();
  const sendAt = new Date(Date.now() + HOUR_MS).toISOString();
  const scheduled = await move(path, 'scheduled', 1, { sendAt });
  expect(scheduled.data).toMatchObject({ state: 'scheduled', sendAt, version: 2 });
  expect(await admin.api.put(path, { subject: 'Other', version: 2 })).toMatchObject({
    status: 409,
    code: 'illegal_campaign_state',
  });
  expect((await move(path, 'draft', 2)).data).toMatchObject({ state: 'draft', sendAt: null });
  await move(path, 'scheduled', 3, { sendAt });
  await db.query(`UPDATE campaign SET send_at = now() - interval '1 s'`);
  expect(await ended(path)).toMatchObject({ counts: { sent: 1 } });
});

it('pauses at once and goes on where it was', async () => {
  for (let n = 0; n < 30; n++) await subscriber();
  const { path } = await newCampaign();
  // As if transactional emails waited: campaigns let them past.
  await db.query(
    `INSERT INTO outbox (id, job, queue, payload, created_at, due_at, leased_until)
     VALUES (gen_random_uuid(), 'auth.welcome', 'mail', '{}', now(), now(), now() + interval '1 hour')`,
  );
  await move(path, 'scheduled', 1);
  await eventually(async () => expect((await read(path)).state).toBe('sending'), PATIENCE_MS);
  expect(await move(path, 'paused', 2)).toMatchObject({ data: { state: 'paused' } });
  expect((await read(path)).counts.sent).toBe(0);
  await db.query(`DELETE FROM outbox WHERE job = 'auth.welcome'`);
  expect(await move(path, 'sending', 3)).toMatchObject({ data: { state: 'sending' } });
  expect(await ended(path)).toMatchObject({ recipients: 30, counts: { sent: 30 } });
});

async function noneIsBeingSent() {
  const { rows } = await db.query(`SELECT FROM campaign_recipient WHERE state = 'sending'`);
  expect(rows).toEqual([]);
}

it('skips who has left before their turn', async () => {
  const [reader, leaver] = [await subscriber(), await subscriber()];
  const { path } = await newCampaign();
  await mailbox.goAway();
  await move(path, 'scheduled', 1);
  await eventually(async () => expect((await read(path)).recipients).toBe(2), PATIENCE_MS);
  await move(path, 'paused', 2);
  // An attempt that has begun would reach the mailbox once it is back.
  await eventually(noneIsBeingSent, PATIENCE_MS);
  await admin.api.put('newsletter/cancel-subscription', { email: leaver.email });
  await mailbox.comeBack();
  await move(path, 'sending', 3);
  expect(await ended(path)).toMatchObject({ counts: { sent: 1, skipped: 1 } });
  expect(await mailbox.emailsTo(leaver.email)).toEqual([]);
  expect(await mailbox.emailsTo(reader.email)).toHaveLength(1);
});

it('lists an unconfirmed email, which only a person sends again', async () => {
  const reader = await subscriber();
  const { path, _id } = await newCampaign();
  await move(path, 'scheduled', 1);
  await ended(path);
  // As a process leaves it that dies while it sends.
  await setState(reader.id, 'sending');
  await db.query(`UPDATE campaign SET state = 'sending' WHERE id = $1`, [_id]);
  await db.query(`UPDATE campaign_recipient SET leased_until = now()`);
  expect(await ended(path)).toMatchObject({ counts: { sent: 0, unconfirmed: 1 } });
  const { data } = await admin.api.get<Schema<'CampaignRecipient'>[]>(`${path}/recipients`);
  expect(data).toMatchObject([
    {
      _id: reader.id,
      email: reader.email,
      state: 'unconfirmed',
      error: 'The process ended while it sent this email.',
    },
  ]);
  expect(await mailbox.emailsTo(reader.email)).toHaveLength(1);
  const listed = async () =>
    (await admin.api.get<Schema<'UnconfirmedEmails'>[]>('newsletter/unconfirmed-emails')).data;
  expect(await listed()).toEqual([{ campaignId: _id, subject: expect.any(String), emails: 1 }]);
  const resend = `${path}/recipients/${reader.id}/resend`;
  expect((await admin.api.post(resend)).status).toBe(200);
  expect(await ended(path)).toMatchObject({ counts: { sent: 1, unconfirmed: 0 } });
  expect(await listed()).toEqual([]);
  expect(await admin.api.post(resend)).toMatchObject({
    status: 409,
    code: 'nothing_to_resend',
  });
  const emails = await mailbox.emailsTo(reader.email);
  expect(new Set(emails.map(({ messageId }) => messageId)).size).toBe(1);
});

it.each([
  [{ subject: '' }, 'subject', 'Subject is required'],
  [{ subject: 'a\r\nBcc: all@x.test' }, 'subject', 'Subject must be one line'],
  [{ subject: 'a'.repeat(151) }, 'subject', 'Subject is too long'],
  [{ preview: 'a\nb' }, 'preview', 'Preview text must be one line'],
  [{ body: ' ' }, 'body', 'Text is required'],
  [{ body: 'a'.repeat(50_001) }, 'body', 'Text is too long'],
])('refuses %j', async (given, field, message) => {
  const body = { subject: 'Sale', body: BODY, ...given };
  expect(await admin.api.post('newsletter/campaigns', body)).toMatchObject({
    status: 400,
    errors: [{ field, message }],
  });
});

it.each([
  [{ state: 'sent', version: 1 }, 'state'],
  [{ state: 'scheduled', version: 1, sendAt: 'soon' }, 'sendAt'],
  [{ state: 'scheduled', version: 1, sendAt: '2099-W01-1' }, 'sendAt'],
  [{ state: 'scheduled', version: 1, sendAt: '20990101T000000Z' }, 'sendAt'],
  [{ state: 'scheduled', version: 1, sendAt: '2020-01-01T00:00:00Z' }, 'sendAt'],
  [{ state: 'scheduled' }, 'version'],
])('does not take the state %j', async (body, field) => {
  const { path } = await newCampaign();
  const answer = await admin.api.put(`${path}/state`, body);
  expect(answer).toMatchObject({ status: 400, errors: [{ field }] });
});
