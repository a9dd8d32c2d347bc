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
  expect(await violationsOf(page)).toEqual([]);
  await front.db.query('DELETE FROM dispute');
  await front.db.query(`UPDATE orders SET payment_status = 'paid' WHERE id = $1`, [orderId]);
});

/** A dispute of the newest pending order of the demo. */
async function contest(): Promise<{ orderId: string; number: number }> {
  await front.db.query('DELETE FROM dispute');
  const { rows } = await front.db.query<{ orderId: string; number: number }>(
    `UPDATE orders SET payment_status = 'disputed'
      WHERE id = (SELECT id FROM orders WHERE status = 'pending' ORDER BY number DESC LIMIT 1)
      RETURNING id AS "orderId", number`,
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
