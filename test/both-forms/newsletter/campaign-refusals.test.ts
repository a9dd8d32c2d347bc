import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import { SMTPServer } from 'smtp-server';
import type { Schema } from '../../../common/contract/client.js';
import { BackgroundWork } from '../../../src/platform/background-work/background-work.js';
import { eventually } from '../../support/eventually.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newAdmin, type TestUser } from '../../support/test-users.js';

type Campaign = Schema<'Campaign'>;

const PATIENCE_MS = 40_000;
const QUOTA = '5.4.5 Daily sending quota exceeded.';

let isExhausted = true;
let accepted = 0;
let server: SMTPServer;
let shop: TestApp;
let db: Client;
let admin: TestUser;
beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    hideENHANCEDSTATUSCODES: true,
    onRcptTo: ({ address }, _session, done) => {
      const refusal = Object.assign(new Error(`${QUOTA} <${address}> id${Date.now()}`), {
        responseCode: 550,
      });
      done(isExhausted && address.startsWith('reader') ? refusal : null);
    },
    onData: (stream, _session, done) => {
      stream.resume().on('end', () => {
        accepted++;
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  shop = await startTestApp({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    CAMPAIGN_RATE: '200',
    OUTBOX_POLL_MS: '50',
  });
  shop.app.get(BackgroundWork).start();
  db = new Client(shop.databaseUrl);
  await db.connect();
  admin = await newAdmin(shop);
});
afterAll(async () => {
  await db?.end();
  await shop?.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

it('a campaign pauses itself where all is refused, and goes on with all when staff say so', async () => {
  await db.query(
    `INSERT INTO subscriber (id, email, status, created_at)
     SELECT gen_random_uuid(), 'reader' || n || '@x.test', 'active', now() FROM generate_series(1, 60) n`,
  );
  const written = { subject: 'Sale', body: '# Sale' };
  const { data } = await admin.api.post<Campaign>('newsletter/campaigns', written);
  const path = `newsletter/campaigns/${data._id}`;
  const move = (state: string, version: number) =>
    admin.api.put<Campaign>(`${path}/state`, { state, version });
  const until = (state: string) =>
    eventually(async () => {
      const campaign = (await admin.api.get<Campaign>(path)).data;
      expect([campaign.state, campaign.counts.sending]).toEqual([state, 0]);
      return campaign;
    }, PATIENCE_MS);

  await move('scheduled', 1);
  const paused = await until('paused');
  expect(paused.pauseReason).toContain('Daily sending quota exceeded');
  expect(paused.pauseReason).not.toContain('reader');
  // Both connections had begun one email more, at most.
  expect(paused.counts.failed).toBeGreaterThanOrEqual(20);
  expect(paused.counts.failed).toBeLessThanOrEqual(21);
  expect(paused.counts.waiting).toBe(60 - paused.counts.failed);

  isExhausted = false;
  const before = accepted;
  expect(await admin.api.post(`${path}/recipients/resend-failed`)).toMatchObject({ status: 200 });
  expect((await until('paused')).counts).toMatchObject({ failed: 0, waiting: 60 });
  const resumed = await move('sending', paused.version);
  expect(resumed).toMatchObject({ status: 200, data: { pauseReason: null } });
  expect((await until('sent')).counts).toMatchObject({ sent: 60, failed: 0 });
  expect(accepted - before).toBe(60);
  expect(await admin.api.post(`${path}/recipients/resend-failed`)).toMatchObject({
    status: 409,
    code: 'nothing_to_resend',
  });
});

it('an unconfirmed email is left as it is, and nobody is asked about it any more', async () => {
  const { rows } = await db.query<{ campaign_id: string; subscriber_id: string }>(
    `UPDATE campaign_recipient SET state = 'unconfirmed'
      WHERE subscriber_id = (SELECT min(subscriber_id::text)::uuid FROM campaign_recipient)
     RETURNING campaign_id, subscriber_id`,
  );
  const { campaign_id, subscriber_id } = rows[0]!;
  const path = `newsletter/campaigns/${campaign_id}`;
  const dismiss = `${path}/recipients/${subscriber_id}/dismiss`;
  const listed = async () =>
    (await admin.api.get<unknown[]>('newsletter/unconfirmed-emails')).data.length;
  expect(await listed()).toBe(1);
  expect((await admin.api.post(dismiss)).status).toBe(200);
  expect(await listed()).toBe(0);
  const { data } = await admin.api.get<Campaign>(path);
  expect(data).toMatchObject({ state: 'sent', counts: { unconfirmed: 0, dismissed: 1 } });
  expect(await admin.api.post(dismiss)).toMatchObject({ status: 409, code: 'nothing_to_dismiss' });
});
