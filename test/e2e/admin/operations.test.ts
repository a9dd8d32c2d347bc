import { alarmTexts } from '../../../common/contract/alarms.js';
import { openAdmin, violationsOf } from '../../support/back-office.js';
import { eventually } from '../../support/eventually.js';
import { uniqueName } from '../../support/unique-name.js';
import { button, region, expectToast } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { Storefront } from '../../support/storefront.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';

const SCREEN = '/operations';

const front = new Storefront();
let mailbox: TestMailbox;

beforeAll(async () => {
  mailbox = await startTestMailbox();
  await front.start({
    SMTP_URL: mailbox.smtpUrl,
    JOB_BACKOFF_FIRST_MS: '20',
    JOB_BACKOFF_MAX_MS: '20',
    JOB_GIVE_UP_AFTER_MS: '1',
    BACKUP_CRON: '0 0 29 2 *',
  });
});
beforeEach(async () => {
  await mailbox.goAway();
  // What an earlier try of the test has left.
  await front.db.query('DELETE FROM outbox WHERE failed_at IS NOT NULL');
});
afterEach(() => front.leave());
afterAll(async () => {
  await front.stop();
  await mailbox?.close();
});

test('a refund without an order that the bank sent back can be asked for again', async () => {
  const payment = 'pi_of_no_order';
  await front.db.query(
    `INSERT INTO refund (id, intent_id, amount_cents, reason, status, error, created_at)
     VALUES (gen_random_uuid(), $1, 4999, 'paid too late', 'failed', 'The card is closed.', now())`,
    [payment],
  );
  const page = await openAdmin(front, SCREEN);
  const odd = region(page, 'Payments to review').getByRole('listitem');
  await waitUntil(() => odd.innerText()).toMatch(
    /^\$49\.99\s+The refund failed: The card is closed\./,
  );
  expect(await violationsOf(page)).toEqual([]);
  await button(odd, `Retry refund of ${payment}`).click();
  await expectToast(page, 'Refund requested again.');
  // The stand-in has never heard of it, so it fails again, and says why.
  await eventually(async () => {
    await button(page, 'Refresh').click();
    await odd.getByText(/No such payment_intent/).waitFor({ timeout: 1_000 });
  });
  await front.db.query('DELETE FROM refund WHERE intent_id = $1', [payment]);
});

test('an alarm in force is shown with what to do, and gone once it has ended', async () => {
  await front.db.query(
    `INSERT INTO alarm (name, detail, since, seen_at, began_at, emails)
     VALUES ('redis_down', 'connect ECONNREFUSED', shop_now(), shop_now(), shop_now(), 0)`,
  );
  const page = await openAdmin(front, SCREEN);
  const alarm = region(page, 'Alarms').getByRole('listitem');
  const { title, impact, advice } = alarmTexts.redis_down;
  for (const part of [title, impact, advice, 'connect ECONNREFUSED']) {
    await waitUntil(() => alarm.innerText()).toContain(part);
  }
  expect(await violationsOf(page)).toEqual([]);
  await front.db.query('DELETE FROM alarm');
  await button(page, 'Refresh').click();
  await alarm.waitFor({ state: 'detached' });
});

test('a contested payment is shown with its reason, its order and its deadline', async () => {
  const { orderId, number } = await contest();
  const page = await openAdmin(front, SCREEN);
  const row = region(page, 'Disputes').getByRole('listitem');
  await waitUntil(() => row.innerText()).toMatch(
    /^\$[\d.,]+\s+Product not received, order #\d+\s+pi_\w+\s+Answer at the card provider\s+by 2026-12-03$/,
  );
  expect(await violationsOf(page)).toEqual([]);
  await row.getByRole('link', { name: `order #${number}` }).click();
  await region(page, 'Payment').getByText('The cardholder contests this payment.').waitFor();
  for (const name of ['Ship', 'Cancel']) expect(await button(page, name).isEnabled()).toBe(false);
  await page.getByText('Until the bank has decided it cannot be shipped').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await front.db.query('DELETE FROM dispute');
  await front.db.query(`UPDATE orders SET payment_status = 'paid' WHERE id = $1`, [orderId]);
});

test('the last good backup is shown, and why the last one is not', async () => {
  const page = await openAdmin(front, SCREEN);
  const backups = region(page, 'Backups');
  await backups.getByText('None yet').waitFor();
  const file = '/backups/scheduled-2026-11-22-030000.tar.gz';
  await front.db.query(
    `INSERT INTO backup_run (id, started_at, ended_at, file, bytes, problem) VALUES
       (gen_random_uuid(), now() - interval '1 day', now() - interval '1 day' + interval '90 s', $1, 1572864, NULL),
       (gen_random_uuid(), now() - interval '1 hour', now(), $1, 1572864, 'The role may not create databases.')`,
    [file],
  );
  await button(page, 'Refresh').click();
  await backups.getByText('Not verified', { exact: true }).waitFor();
  const text = await backups.innerText();
  for (const part of ['1.5 MB', '1 minute', file, '0 0 29 2 * (UTC)']) expect(text).toContain(part);
  expect(text).toMatch(/Last run, 20\S+ \S+ UTC: The role may not create databases\./);
  expect(await violationsOf(page)).toEqual([]);
  await front.db.query(`UPDATE backup_run SET started_at = started_at - interval '3 days'`);
  await button(page, 'Refresh').click();
  await backups.getByText('Overdue').waitFor();
  await front.db.query('DELETE FROM backup_run');
});

/** A dispute of the newest pending order of the demo. */
async function contest(): Promise<{ orderId: string; number: number }> {
  await front.db.query('DELETE FROM dispute');
  const { rows } = await front.db.query<{ orderId: string; number: number }>(
    `UPDATE orders SET payment_status = 'disputed'
      WHERE id = ${NEWEST} RETURNING id AS "orderId", number`,
  );
  const [order] = rows;
  if (!order) throw new Error('the demo has no pending order');
  await front.db.query(
    `INSERT INTO dispute (id, intent_id, amount_cents, reason, status, answer_by, opened_at)
     SELECT 'dp_1', transaction_id, total_cents, 'product_not_received', 'needs_answer',
            '2026-12-03T12:00:00Z', '2026-11-23T12:00:00Z' FROM orders WHERE id = $1`,
    [order.orderId],
  );
  return order;
}

test('a fraud warning disables Ship with its reason, until it is dismissed', async () => {
  const number = await warn();
  const page = await openAdmin(front, SCREEN);
  const row = region(page, '1 fraud warning').getByRole('listitem');
  await waitUntil(() => row.innerText()).toMatch(
    /^\$[\d.,]+\s+Made with stolen card, order #\d+\s+pi_\w+\s+Refund or dismiss\s+/,
  );
  expect(await violationsOf(page)).toEqual([]);
  await row.getByRole('link', { name: `order #${number}` }).click();
  await page.getByText('Cancel the order, or dismiss the warning to ship it.').waitFor();
  const isEnabled = (name: string) => button(page, name).isEnabled();
  expect([await isEnabled('Ship'), await isEnabled('Cancel')]).toEqual([false, true]);
  expect(await violationsOf(page)).toEqual([]);
  await button(region(page, 'Payment'), 'Dismiss warning').click();
  await button(page.getByRole('dialog'), 'Dismiss warning').click();
  await expectToast(page, 'Fraud warning dismissed.');
  await waitUntil(() => isEnabled('Ship')).toBe(true);
  await region(page, 'Timeline').getByText('fraud warning dismissed').waitFor();
});

/** The newest pending order of the demo. */
const NEWEST = `(SELECT id FROM orders WHERE status = 'pending' ORDER BY number DESC LIMIT 1)`;

/** A fraud warning of it. */
async function warn(): Promise<number> {
  await front.db.query('DELETE FROM fraud_warning');
  const { rows } = await front.db.query<{ number: number }>(
    `WITH warned AS (
       UPDATE orders SET payment_status = 'fraud_warning' WHERE id = ${NEWEST} RETURNING *
     ), warning AS (
       INSERT INTO fraud_warning (id, intent_id, amount_cents, fraud_type, is_actionable, issued_at)
       SELECT 'issfr_1', transaction_id, total_cents, 'made_with_stolen_card', true,
              '2026-11-23T12:00:00Z' FROM warned
     )
     SELECT number FROM warned`,
  );
  if (!rows[0]) throw new Error('the demo has no pending order');
  return rows[0].number;
}

test('an email that nobody took is shown with its error, and goes out when it is sent again', async () => {
  const page = await openAdmin(front, SCREEN);
  const failed = region(page, 'Failed jobs');
  await failed.getByText('No failed jobs').waitFor();
  await region(page, 'Workers').getByText('OK').waitFor();
  await region(page, 'Services').getByText('Down').waitFor();

  await front.db.query(
    `INSERT INTO outbox (id, job, queue, payload, created_at, due_at, attempts, last_error)
     VALUES (gen_random_uuid(), 'mail.none', 'mail', '{}', now() - interval '17 minutes',
             now() + interval '1 hour', 3, 'no answer')`,
  );
  await button(page, 'Refresh').click();
  await region(page, 'Jobs waiting').getByText('1 retrying').waitFor();
  await region(page, 'Jobs waiting').getByText('The oldest has waited for 17 minutes').waitFor();
  await front.db.query(`DELETE FROM outbox WHERE job = 'mail.none'`);

  const to = `runner@${uniqueName()}.test`;
  await front.api.post('newsletter/subscribe', { email: to });
  await eventually(async () => {
    await button(page, 'Refresh').click();
    await failed.getByRole('listitem').getByText('Failed').waitFor({ timeout: 1_000 });
  }, 20_000);
  await waitUntil(() => failed.getByRole('listitem').innerText()).toMatch(/ECONNREFUSED/);
  await region(page, 'Jobs waiting').getByText('1 failed').waitFor();
  expect(await violationsOf(page)).toEqual([]);

  await mailbox.comeBack();
  await failed.getByRole('button', { name: /^Retry / }).click();
  await expectToast(page, 'Job queued for retry.');
  await eventually(async () => expect(await mailbox.emailsTo(to)).toHaveLength(1));
  await failed.getByText('No failed jobs').waitFor();
  await button(page, 'Refresh').click();
  await region(page, 'Services').getByText('Down').waitFor({ state: 'detached' });
});
