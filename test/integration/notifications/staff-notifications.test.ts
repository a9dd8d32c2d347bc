import { DomainEvents } from '../../../src/kernel/domain-event.js';
import { UnitOfWork } from '../../../src/kernel/unit-of-work.js';
import { disputeOpened, fraudWarningIssued, Refunds } from '../../../src/modules/payment/index.js';
import {
  DisputeRepository,
  FraudWarningRepository,
} from '../../../src/modules/payment/ports/payment-reports.js';
import { newDispute } from '../../../src/modules/payment/testing/new-dispute.js';
import { newFraudWarning } from '../../../src/modules/payment/testing/new-fraud-warning.js';
import { ChangeRefund } from '../../../src/modules/payment/use-cases/change-refund.js';
import { lowStockDue } from '../../../src/modules/notifications/domain/notification-events.js';
import { Client } from 'pg';
import { addProduct } from '../../support/catalog-rows.js';
import { eventually } from '../../support/eventually.js';
import { placeOrder } from '../../support/sales.js';
import { DETAILS } from '../../support/shoppers.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';
import { newStaff, newUser, type TestUser } from '../../support/test-users.js';

let mailbox: TestMailbox;
let shop: TestApp;
let db: Client;
let owner: TestUser;
let support: TestUser;
let analyst: TestUser;
let buyer: TestUser;

beforeAll(async () => {
  mailbox = await startTestMailbox();
  shop = await startTestApp({ SMTP_URL: mailbox.smtpUrl, OUTBOX_POLL_MS: '50' });
  db = new Client(shop.databaseUrl);
  await db.connect();
  owner = await newStaff(shop, 'owner');
  support = await newStaff(shop, 'support');
  analyst = await newStaff(shop, 'analyst');
  buyer = await newUser(shop);
});
afterAll(async () => {
  await db.end();
  await shop.close();
  await mailbox.close();
});

const get = <Part>(part: abstract new (...parts: never[]) => Part): Part =>
  shop.app.get(part, { strict: false });
const inTransaction = (work: () => Promise<void>) => get(UnitOfWork).run(work);
const choose = ({ api }: TestUser, body: object) => api.put('notifications', body);
const subjectsTo = async ({ email }: TestUser) =>
  (await mailbox.emailsTo(email)).map(({ subject }) => subject);
/** No job of the outbox is left. */
const allDone = () =>
  eventually(async () => {
    const { rowCount } = await db.query('SELECT FROM outbox WHERE done_at IS NULL');
    expect(rowCount).toBe(0);
  });
const lowStock = () => inTransaction(() => get(DomainEvents).publish(lowStockDue, {}));

it('shows and changes what the own role can get', async () => {
  const kindsOf = async ({ api }: TestUser) => (await api.get<object[]>('notifications')).data;
  expect(await kindsOf(owner)).toEqual([
    { kind: 'new_order', isWanted: false },
    { kind: 'dispute', isWanted: true },
    { kind: 'fraud_warning', isWanted: true },
    { kind: 'refund_failed', isWanted: true },
    { kind: 'low_stock', isWanted: false },
    { kind: 'shop_alarm', isWanted: true },
  ]);
  expect(await kindsOf(analyst)).toEqual([{ kind: 'low_stock', isWanted: false }]);
  const saved = await choose(analyst, { low_stock: true });
  expect(saved).toMatchObject({ status: 200, data: [{ kind: 'low_stock', isWanted: true }] });
  expect(await choose(analyst, { new_order: true })).toMatchObject({
    status: 400,
    errors: [{ field: 'new_order', message: expect.stringMatching(/role does not include/) }],
  });
  expect(await choose(analyst, { low_stock: 'often' })).toMatchObject({ status: 400 });
  expect((await choose(buyer, { low_stock: true })).status).toBe(403);
});

it('tells a new order to those who chose it, and nothing about its customer', async () => {
  await choose(support, { new_order: true });
  const { number } = await placeOrder(shop, buyer.id);
  const { text, html = '' } = await mailbox.waitForEmail(support.email, `New order ${number}`);
  for (const form of [text, html]) {
    expect(form).toContain('Kettlebell 16 kg');
    expect(form).toContain('/admin/dashboard/order-management/');
    for (const detail of Object.values(DETAILS)) expect(form).not.toContain(detail);
  }
  await allDone();
  expect(await subjectsTo(owner)).toEqual(['Welcome']);
});

it('tells owners unasked of a dispute, a fraud warning and a failed refund', async () => {
  const { id: orderId, transactionId: intentId, number } = await placeOrder(shop, buyer.id);
  const dispute = newDispute({ id: 'dp_9', intentId, answerBy: new Date('2030-02-03T04:05:00Z') });
  const warning = newFraudWarning({ id: 'issfr_9', intentId });
  await inTransaction(async () => {
    await get(DisputeRepository).save(dispute);
    await get(DomainEvents).publish(disputeOpened, { intentId, disputeId: 'dp_9' });
    await get(FraudWarningRepository).save(warning);
    await get(DomainEvents).publish(fraudWarningIssued, { intentId, warningId: 'issfr_9' });
  });
  const answer = '2030-02-03 04:05 UTC';
  await eventually(async () => expect(await subjectsTo(owner)).toHaveLength(3));
  const emails = await mailbox.emailsTo(owner.email);
  const [disputed, warned] = [/^Dispute of \$/, /^Fraud warning/].map((title) =>
    emails.find(({ subject }) => title.test(subject)),
  );
  expect(disputed?.subject).toContain(`answer by ${answer}`);
  for (const form of [disputed?.text, disputed?.html, warned?.text, warned?.html]) {
    expect(form).toContain(`Open order ${number}`);
    expect(form).not.toContain(DETAILS.email);
  }

  await inTransaction(() =>
    get(Refunds).request({
      orderId,
      intentId,
      amountCents: 500,
      reason: 'test',
      requestedBy: null,
    }),
  );
  const [refund] = await get(Refunds).ofIntent(intentId);
  await get(ChangeRefund).execute(refund!.id, (latest) => ({
    ...latest,
    status: 'failed',
    error: 'The bank returned the refund.',
  }));
  const failed = await mailbox.waitForEmail(owner.email, 'Refund of $5.00 failed');
  expect(failed.text).toContain('The bank returned the refund.');
  await allDone();
  expect((await subjectsTo(support)).filter((subject) => !/New order/.test(subject))).toEqual([
    'Welcome',
  ]);
});

it('tells low stock, and nobody who lost the role, was blocked or has chosen otherwise', async () => {
  await addProduct(db, { quantity: 2, name: 'Rare Bench' });
  await choose(support, { low_stock: true });
  await lowStock();
  const { text } = await mailbox.waitForEmail(analyst.email, '1 product low in stock');
  expect(text).toContain('Rare Bench');
  await allDone();
  const before = await Promise.all([analyst, support].map(subjectsTo));
  await db.query(`UPDATE users SET role = 'user', staff_role = NULL WHERE id = $1`, [analyst.id]);
  await choose(support, { low_stock: false });
  await lowStock();
  await allDone();
  expect(await Promise.all([analyst, support].map(subjectsTo))).toEqual(before);
});
