import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { PurgeCompletedJobs } from '../../../src/platform/outbox/purge-completed-jobs.js';
import { eventually } from '../../support/eventually.js';
import { newAdmin, type TestUser } from '../../support/test-users.js';
import { placeOrder } from '../../support/sales.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';

interface JobView {
  readonly _id: string;
  readonly job: string;
  readonly attempts: number;
  readonly error: string | null;
  readonly payload: object;
  readonly failedAt: string | null;
  readonly nextTryAt: string | null;
}

let shop: TestApp;
let db: Client;
let admin: TestUser;
let mailbox: TestMailbox;

beforeAll(async () => {
  mailbox = await startTestMailbox();
  shop = await startTestApp({
    SMTP_URL: mailbox.smtpUrl,
    OUTBOX_POLL_MS: '50',
    JOB_BACKOFF_FIRST_MS: '5',
    JOB_BACKOFF_MAX_MS: '20',
  });
  db = new Client(shop.databaseUrl);
  await db.connect();
  admin = await newAdmin(shop);
  await allDone();
});

afterAll(async () => {
  await db.end();
  await shop.close();
  await mailbox.close();
});

/** Nothing waits: no email is among what fails here. */
const allDone = () =>
  eventually(async () => {
    const { rows } = await db.query('SELECT job, last_error FROM outbox WHERE done_at IS NULL');
    expect(rows).toEqual([]);
  });
const failed = async () => (await admin.api.get<JobView[]>('jobs/failed')).data;
const retry = (id: string) => admin.api.post(`jobs/${id}/retry`);

describe('a job that failed', () => {
  it('is shown with its error, and done when it is sent again after the cause is mended', async () => {
    const order = await placeOrder(shop, admin.id);
    await allDone();
    // The roll-ups are unavailable: the order's event is counted once more, and fails for good.
    await db.query('ALTER TABLE counted_order RENAME TO counted_order_away');
    await db.query(
      `UPDATE outbox SET done_at = NULL, leased_until = NULL, attempts = 0
        WHERE job = 'analytics.count-order'`,
    );
    const job = await eventually(async () => {
      const [only, ...others] = await failed();
      expect(others).toEqual([]);
      expect(only?.failedAt).toEqual(expect.any(String));
      return only!;
    });
    expect(job).toMatchObject({
      job: 'analytics.count-order',
      attempts: 8,
      nextTryAt: null,
      payload: { orderId: order.id },
    });
    expect(job.error).toContain('counted_order');

    await db.query('ALTER TABLE counted_order_away RENAME TO counted_order');
    const answers = await Promise.all([retry(job._id), retry(job._id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await failed()).toEqual([]);
    await eventually(async () => {
      const { rows } = await db.query('SELECT attempts, last_error FROM outbox WHERE id = $1', [
        job._id,
      ]);
      expect(rows).toEqual([{ attempts: 1, last_error: null }]);
    });
    const audit =
      await admin.api.get<{ subject: string; before: object }[]>('audit?what=jobs.retry');
    expect(audit.data).toMatchObject([
      {
        subject: `job analytics.count-order ${job._id}`,
        before: { attempts: 8, error: job.error },
      },
    ]);
  });

  it('that nobody knows, or that is no failed one, is 404', async () => {
    const { rows } = await db.query<{ id: string }>('SELECT id FROM outbox LIMIT 1');
    for (const id of ['x', randomUUID(), rows[0]!.id]) {
      expect(await retry(id)).toMatchObject({ status: 404, message: 'Failed job not found' });
    }
  });
});

describe('a failed job that is dismissed', () => {
  const fail = async (failedAt: string) => {
    const id = randomUUID();
    await db.query(
      `INSERT INTO outbox (id, job, queue, payload, created_at, due_at, attempts, last_error, failed_at)
       VALUES ($1, 'test.dismissed', 'mail', '{"userId":"1"}', now(), now() + interval '1 h', 8,
               '550 <jane@example.com>', ${failedAt})`,
      [id],
    );
    return id;
  };
  const dismiss = (id: string) => admin.api.post(`jobs/${id}/dismiss`);
  const ids = async () => (await failed()).map(({ _id }) => _id);
  const count = async () =>
    (await admin.api.get<{ outbox: { failed: number } }>('operations')).data.outbox.failed;

  it('is listed and counted no longer, cannot be retried, and is purged', async () => {
    const id = await fail('now()');
    expect([await ids(), await count()]).toEqual([[id], 1]);
    const answers = await Promise.all([dismiss(id), dismiss(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect([await ids(), await count()]).toEqual([[], 0]);
    expect((await retry(id)).status).toBe(404);
    const { data } =
      await admin.api.get<{ subject: string; before: object }[]>('audit?what=jobs.dismiss');
    expect(data).toMatchObject([
      { subject: `job test.dismissed ${id}`, before: { attempts: 8, error: '550 <…>' } },
    ]);
    await db.query(`UPDATE outbox SET done_at = now() - interval '8 days' WHERE id = $1`, [id]);
    await shop.app.get(PurgeCompletedJobs, { strict: false }).purge();
    expect((await db.query('SELECT FROM outbox WHERE id = $1', [id])).rowCount).toBe(0);
  });

  it('is none that is tried again', async () => {
    const id = await fail('NULL');
    expect((await dismiss(id)).status).toBe(404);
    await db.query('DELETE FROM outbox WHERE id = $1', [id]);
  });
});

describe('a job that waits for what is unavailable', () => {
  const waiting = async (attempts: number) => {
    const id = randomUUID();
    await db.query(
      `INSERT INTO outbox (id, job, queue, payload, created_at, due_at, attempts, last_error)
       VALUES ($1, 'test.away', 'mail', '{"userId":"1"}', now(), now() + interval '1 h', $2,
               'TransientError: away')`,
      [id, attempts],
    );
    return id;
  };

  it('is shown from its eighth try on, newest first and paged', async () => {
    await waiting(7);
    const older = await waiting(8);
    const newer = await waiting(20);
    const { data, meta, headers } = await admin.api.get<JobView[]>('jobs/failed?limit=1');
    expect(data).toMatchObject([
      { _id: newer, attempts: 20, failedAt: null, nextTryAt: expect.any(String) },
    ]);
    expect(meta).toMatchObject({ page: 1, limit: 1, total: 2, totalIsExact: true });
    expect(headers['content-range']).toBe('jobs 0-0/2');
    const next = await admin.api.get<JobView[]>('jobs/failed?limit=1&page=2');
    expect(next.data.map(({ _id }) => _id)).toEqual([older]);

    expect((await retry(older)).status).toBe(200);
    // Tried at once, instead of in an hour. No handler knows it, as after going back to an older release.
    await eventually(async () => {
      const again = (await failed()).find(({ _id }) => _id === older);
      expect(again?.error).toBe('TransientError: no handler for the job test.away');
      expect(again).toMatchObject({ failedAt: null, nextTryAt: expect.any(String) });
    });
  });
});
