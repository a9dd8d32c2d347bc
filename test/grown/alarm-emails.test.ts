import { Client } from 'pg';
import { alarmTexts } from '../../common/contract/alarms.js';
import { ReportProblems } from '../../src/modules/notifications/use-cases/report-problems.js';
import { JobDispatcher } from '../../src/platform/outbox/job-dispatcher.js';
import { eventually } from '../support/eventually.js';
import { startTestApp, type TestApp } from '../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../support/test-mailbox.js';
import { TestRedis } from '../support/test-redis.js';
import { newStaff, type TestUser } from '../support/test-users.js';
import { moveTime } from '../support/virtual-clock.js';

const MINUTE_MS = 60_000;

let redis: TestRedis;
let mailbox: TestMailbox;
let shop: TestApp;
let db: Client;
let owner: TestUser;

beforeAll(async () => {
  redis = await TestRedis.start();
  mailbox = await startTestMailbox();
  shop = await startTestApp({ REDIS_URL: redis.url, SMTP_URL: mailbox.smtpUrl });
  db = new Client(shop.databaseUrl);
  await db.connect();
  owner = await newStaff(shop, 'owner');
});
afterAll(async () => {
  await db?.end();
  // A shop that is closed while Redis is away would hold up the end of the run.
  if (!redis.isUp) await redis.up();
  await eventually(() => shop.app.get(JobDispatcher, { strict: false }).ping());
  await shop?.close();
  await mailbox?.close();
  await redis?.close();
});

it('tells owners that Redis is down while it is, though all other jobs wait for it', async () => {
  await redis.down();
  for (let minute = 1; minute <= 6; minute++) {
    await moveTime(shop, db, minute * MINUTE_MS);
    await shop.app.get(ReportProblems, { strict: false }).execute();
  }
  // The scheduled job finds what was reported, and nobody else may send its email.
  const { title, advice } = alarmTexts.redis_down;
  const { text } = await mailbox.waitForEmail(owner.email, `Alarm: ${title}`);
  expect(text).toContain(advice);
  expect(redis.isUp).toBe(false);
  const { rowCount } = await db.query(
    `SELECT FROM outbox WHERE done_at IS NULL AND queue = 'mail'`,
  );
  expect(rowCount).toBeGreaterThan(0);
});
