import { Client } from 'pg';
import { alarmTexts, ALARMS } from '../../../common/contract/alarms.js';
import { ReportProblems } from '../../../src/modules/notifications/use-cases/report-problems.js';
import { ReviewAlarms } from '../../../src/modules/notifications/use-cases/review-alarms.js';
import { Metrics } from '../../../src/platform/operations/metrics/metrics.js';
import { JobDispatcher } from '../../../src/platform/outbox/job-dispatcher.js';
import { startCards } from '../../support/start-cards.js';
import { eventually } from '../../support/eventually.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';
import { newStaff, type TestUser } from '../../support/test-users.js';
import { moveTime } from '../../support/virtual-clock.js';

const MINUTE_MS = 60_000;
const SETTINGS = {
  OUTBOX_POLL_MS: '50',
  JOB_BACKOFF_FIRST_MS: '50',
  JOB_BACKOFF_MAX_MS: '50',
  // Set up, and never due.
  BACKUP_CRON: '0 0 29 2 *',
};

let mailbox: TestMailbox;
let cards: Awaited<ReturnType<typeof startCards>>;
let shop: TestApp;
let other: TestApp;
let db: Client;
let owner: TestUser;
let manager: TestUser;
let aheadMs = 0;

beforeAll(async () => {
  mailbox = await startTestMailbox();
  cards = await startCards();
  const reached = { SMTP_URL: mailbox.smtpUrl, STRIPE_API_BASE: cards.cards.url, ...SETTINGS };
  shop = await startTestApp(reached);
  other = await startTestApp({ ...reached, DATABASE_URL: shop.databaseUrl });
  db = new Client(shop.databaseUrl);
  await db.connect();
  owner = await newStaff(shop, 'owner');
  manager = await newStaff(shop, 'manager');
});
afterAll(async () => {
  await db?.end();
  await other?.close();
  await shop?.close();
  await cards?.close();
  await mailbox?.close();
});

/** Lets minutes pass, in each of which both processes look at once. */
async function pass(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    aheadMs += MINUTE_MS;
    await moveTime(shop, db, aheadMs);
    await moveTime(other, db, aheadMs);
    const both = [shop, other].map(({ app }) => app);
    await Promise.all(both.map((app) => app.get(ReportProblems, { strict: false }).execute()));
    await Promise.all(both.map((app) => app.get(ReviewAlarms, { strict: false }).execute()));
  }
}
/** The emails about alarms that somebody got, the latest last. */
const alarmsTo = async ({ email }: TestUser) =>
  (await mailbox.emailsTo(email))
    .filter(({ subject }) => /^(Alarm|Reminder|Resolved): /.test(subject))
    .reverse();
const subjectsTo = async (user: TestUser) => (await alarmsTo(user)).map(({ subject }) => subject);
const emailsSent = () =>
  eventually(async () => {
    const { rowCount } = await db.query(
      `SELECT FROM outbox WHERE done_at IS NULL AND failed_at IS NULL AND job LIKE 'staff-notifications.%'`,
    );
    expect(rowCount).toBe(0);
  });
const inForce = async () =>
  (await owner.api.get<{ name: string; detail: string }[]>('alarms')).data;

/** The cause of an alarm, what mends it, and what the email says of it. */
interface Case {
  readonly name: (typeof ALARMS)[number];
  readonly cause: () => Promise<unknown>;
  readonly mend: () => Promise<unknown>;
  readonly detail: RegExp;
}

const CASES: readonly Case[] = [
  {
    name: 'failed_jobs',
    cause: () =>
      db.query(`
        INSERT INTO outbox (id, job, queue, payload, created_at, due_at, failed_at, last_error)
        VALUES (gen_random_uuid(), 'orders.send-confirmation', 'mail', '{}', now(), now(), now(), 'x')`),
    mend: () => db.query('DELETE FROM outbox WHERE failed_at IS NOT NULL'),
    detail: /^1 job failed and waits for a decision\.$/,
  },
  {
    name: 'cards_down',
    cause: () => cards.cards.turn({ faults: [{ does: 'close', times: 10_000 }] }),
    mend: () => cards.cards.turn({ faults: [] }),
    detail: /./,
  },
  {
    name: 'backup',
    cause: () =>
      db.query(`
        INSERT INTO backup_run (id, started_at, ended_at, file, problem)
        VALUES (gen_random_uuid(), shop_now(), shop_now(), 'a.tar.gz', 'Two orders have no owner')`),
    mend: () => db.query('DELETE FROM backup_run'),
    detail: /^The last backup is not verified: Two orders have no owner$/,
  },
  {
    name: 'decline_rate',
    cause: () =>
      db.query(
        `INSERT INTO provider_event (id, type, intent_id, received_at)
         SELECT 'evt_' || n, CASE WHEN n <= 12 THEN 'payment_intent.payment_failed' ELSE 'payment_intent.succeeded' END,
                'pi_' || n, $1 FROM generate_series(1, 25) n`,
        [new Date(Date.now() + aheadMs)],
      ),
    mend: () => db.query('DELETE FROM provider_event'),
    detail: /^12 of the latest 25 attempts to pay were declined; 10% is usual\.$/,
  },
];

it.each(CASES)(
  'tells owners once that $name began, and that it ended',
  async ({ name, cause, mend, detail }) => {
    const before = (await alarmsTo(owner)).length;
    const { title, impact, advice } = alarmTexts[name];
    await cause();
    await pass(4);
    expect(await inForce()).toEqual([]);
    await pass(4);
    const began = await mailbox.waitForEmail(owner.email, `Alarm: ${title}`);
    expect(await inForce()).toMatchObject([{ name, detail: expect.stringMatching(detail) }]);
    const [{ detail: said } = { detail: '' }] = await inForce();
    for (const part of [impact, advice, said, '/admin/dashboard/operations', 'Alarms by email']) {
      expect(began.text.replaceAll(/\s+/g, ' ')).toContain(part);
    }
    const metrics = await shop.app.get(Metrics, { strict: false }).text();
    expect(metrics).toContain(`shop_alarm{alarm="${name}"} 1`);
    await mend();
    await pass(20);
    await mailbox.waitForEmail(owner.email, `Resolved: ${title}`);
    expect(await inForce()).toEqual([]);
    await emailsSent();
    expect((await subjectsTo(owner)).slice(before)).toEqual([
      `Alarm: ${title}`,
      `Resolved: ${title}`,
    ]);
    expect(await alarmsTo(manager)).toEqual([]);
  },
);

it('tells that the mail server is down once it is back, and managers who chose it', async () => {
  const { title } = alarmTexts.mail_down;
  await manager.api.put('notifications', { shop_alarm: true });
  await mailbox.goAway();
  await pass(8);
  expect(await inForce()).toMatchObject([{ name: 'mail_down' }]);
  await mailbox.comeBack();
  for (const { email } of [owner, manager]) {
    await mailbox.waitForEmail(email, `Alarm: ${title}`);
  }
  await pass(20);
  await mailbox.waitForEmail(manager.email, `Resolved: ${title}`);
  await emailsSent();
  expect(await subjectsTo(manager)).toEqual([`Alarm: ${title}`, `Resolved: ${title}`]);
});

it('tells only that an alarm ended, where the mail server was away all the while', async () => {
  const { title } = alarmTexts.backup;
  const { cause, mend } = CASES.find(({ name }) => name === 'backup')!;
  const before = (await alarmsTo(manager)).length;
  await mailbox.goAway();
  await cause();
  await pass(8);
  await mend();
  await pass(20);
  expect(await inForce()).toMatchObject([{ name: 'mail_down' }]);
  await mailbox.comeBack();
  await mailbox.waitForEmail(manager.email, `Resolved: ${title}`);
  await emailsSent();
  expect((await subjectsTo(manager)).slice(before)).not.toContain(`Alarm: ${title}`);
});

it('is sent by the process that decides, while no job can be handed over, as without Redis', async () => {
  await emailsSent();
  const { title } = alarmTexts.failed_jobs;
  const { cause, mend } = CASES.find(({ name }) => name === 'failed_jobs')!;
  const before = await subjectsTo(owner);
  const dispatchers = [shop, other].map(({ app }) => app.get(JobDispatcher, { strict: false }));
  const spies = dispatchers.map((each) => jest.spyOn(each, 'capacity').mockReturnValue(0));
  await cause();
  await pass(8);
  expect(await subjectsTo(owner)).toEqual(before);
  // The scheduled job itself, which is due a minute later.
  aheadMs += MINUTE_MS;
  await moveTime(shop, db, aheadMs);
  await eventually(
    async () => expect(await subjectsTo(owner)).toEqual([...before, `Alarm: ${title}`]),
    30_000,
  );
  for (const spy of spies) spy.mockRestore();
  await mend();
});
