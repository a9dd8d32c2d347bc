import { Client } from 'pg';
import Stripe from 'stripe';
import { SyncPaymentReports } from '../../../src/modules/payment/use-cases/sync-payment-reports.js';
import { addProduct } from '../../support/catalog-rows.js';
import { type Cards, idOf, SECRET_KEY } from '../../support/cards.js';
import { eventually } from '../../support/eventually.js';
import { expectInvariants } from '../../support/invariants.js';
import { createOrder, fill, type Order, pay } from '../../support/shoppers.js';
import { startCards } from '../../support/start-cards.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newAdmin, newUser, type TestUser } from '../../support/test-users.js';

type Payment = Pick<Order, 'transactionId'>;
const DISPUTED_CARD = '4000000000000259';
const WARNED_CARD = '4000000000005423';
const WEBHOOK_SECRET = 'whsec_vigor_stand_in';
const stripe = new Stripe(SECRET_KEY);

let cards: Cards;
let closeCards: () => Promise<void>;
let shop: TestApp;
let db: Client;
let admin: TestUser;

beforeAll(async () => {
  ({ cards, close: closeCards } = await startCards(0));
  shop = await startTestApp({
    STRIPE_API_BASE: cards.url,
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  });
  db = new Client(shop.databaseUrl);
  await db.connect();
  // The first hourly look would do the work of an event that was not understood.
  await db.query(`INSERT INTO lease (name, holder, held_until, due_at)
    VALUES ('payment.sync-disputes', gen_random_uuid(), now(), now() + interval '1 hour')`);
  admin = await newAdmin(shop);
});

afterAll(async () => {
  await db?.end();
  await shop?.close();
  await closeCards?.();
});

/** Pays 49.99 dollars for a product; there is no order yet. */
async function payBy(card: string): Promise<{ api: TestUser['api']; intentId: string }> {
  const { api } = await newUser(shop);
  await fill(api, await addProduct(db, { quantity: 5, priceCents: 4_999 }));
  const { data: secret } = await pay(api, 4_999);
  await cards.confirm(secret, card);
  return { api, intentId: idOf(secret) };
}

/** A pending order of 49.99 dollars, paid by a card whose holder contests each payment. */
async function buyAndContest(): Promise<Order> {
  const { api, intentId } = await payBy(DISPUTED_CARD);
  const { data } = await createOrder(api, intentId);
  await eventually(async () => expect(await disputeOf(data)).toBeDefined());
  return data;
}

/** A payment of 49.99 dollars that its bank has warned of. */
async function payAndWarn() {
  const payment = await payBy(WARNED_CARD);
  await eventually(async () => expect(await warningOf(payment.intentId)).toBeDefined());
  return payment;
}

const warningOf = async (intentId: string) =>
  (await cards.state()).fraud_warnings.find((warning) => warning.payment_intent === intentId);

const disputeOf = async ({ transactionId }: Payment) =>
  (await cards.state()).disputes.find((dispute) => dispute.payment_intent === transactionId);

/** Gives the provider evidence whose words decide. */
const answer = async (order: Order, evidence: 'winning_evidence' | 'losing_evidence') => {
  const { id } = (await disputeOf(order))!;
  await cards.asServer(`disputes/${id}`, { 'evidence[uncategorized_text]': evidence });
};

/** Sends a signed event about a dispute or warning, with nothing in it but the payment. */
async function tell({ transactionId }: Payment, type: string): Promise<void> {
  const object = { object: 'dispute', id: 'dp_x', payment_intent: transactionId };
  const payload = JSON.stringify({ id: `evt_${transactionId}_${type}`, type, data: { object } });
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: '/api/payment/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
  expect(statusCode).toBe(200);
}

const expectPayment = (order: Order, status: string) =>
  eventually(async () => {
    const { data } = await admin.api.get<{ paymentStatus: string }>(`orders/${order._id}`);
    expect(data.paymentStatus).toBe(status);
  });

/** Revenue of all days in cents, as the dashboard adds it up. */
async function revenueCents(): Promise<number> {
  const { rows } = await db.query<{ cents: string }>('SELECT sum(cents) AS cents FROM sales_day');
  return Number(rows[0]?.cents);
}

interface Shown {
  readonly disputes: { orderId: string }[];
  readonly fraudWarnings: { orderId: string | null; transactionId: string }[];
}

const operations = async () => (await admin.api.get<Shown>('operations')).data;
const disputesShown = async () => (await operations()).disputes;

const become = (order: Order, status: string) =>
  admin.api.put(`orders/status/admin/${order._id}`, { status });
const ship = (order: Order) => become(order, 'shipped');

it('stands on the order and on Operations until the shop has won it', async () => {
  const order = await buyAndContest();
  await tell(order, 'charge.dispute.created');
  await expectPayment(order, 'disputed');
  expect(await disputesShown()).toMatchObject([
    {
      orderId: order._id,
      orderNumber: order.number,
      transactionId: order.transactionId,
      amount: 49.99,
      reason: 'fraudulent',
      needsAnswer: true,
      answerBy: expect.stringMatching(/^20\d\d-/),
    },
  ]);
  const refused = await ship(order);
  expect([refused.status, refused.message]).toEqual([
    409,
    'The payment of this order is disputed. Until the bank has decided it cannot be shipped, canceled or returned.',
  ]);
  await answer(order, 'winning_evidence');
  await tell(order, 'charge.dispute.closed');
  await expectPayment(order, 'paid');
  expect(await disputesShown()).toEqual([]);
  expect((await ship(order)).status).toBe(200);
});

it('takes the money of one that was lost from the revenue, and gives no stock back', async () => {
  const order = await buyAndContest();
  await eventually(async () => expect(await revenueCents()).toBe(2 * 4_999));
  await answer(order, 'losing_evidence');
  // No event of its beginning ever came.
  await tell(order, 'charge.dispute.closed');
  await expectPayment(order, 'dispute_lost');
  await eventually(async () => expect(await revenueCents()).toBe(4_999));
  const { rows } = await db.query('SELECT quantity FROM product WHERE id = $1', [
    order.products[0]?.productId,
  ]);
  expect(rows).toEqual([{ quantity: 4 }]);
  await expectInvariants(db, cards);
});

it('holds the order from its first moment where it is older', async () => {
  const { api, intentId } = await payBy(DISPUTED_CARD);
  const payment: Payment = { transactionId: intentId };
  await eventually(async () => expect(await disputeOf(payment)).toBeDefined());
  await tell(payment, 'charge.dispute.created');
  await eventually(async () =>
    expect(await disputesShown()).toContainEqual(
      expect.objectContaining({ ...payment, orderId: null }),
    ),
  );
  const { data: order } = await createOrder(api, intentId);
  const { rows } = await db.query('SELECT payment_status FROM orders WHERE id = $1', [order._id]);
  expect(rows).toEqual([{ payment_status: 'disputed' }]);
});

describe('an early fraud warning', () => {
  it('stops the shipping until an admin dismisses it, and stays unknown to the customer', async () => {
    const { api, intentId } = await payAndWarn();
    const { data: order } = await createOrder(api, intentId);
    await tell(order, 'radar.early_fraud_warning.updated');
    await tell(order, 'radar.early_fraud_warning.created');
    await tell(order, 'radar.early_fraud_warning.created');
    await expectPayment(order, 'fraud_warning');
    expect((await operations()).fraudWarnings).toEqual([
      {
        orderId: order._id,
        orderNumber: order.number,
        transactionId: intentId,
        amount: 49.99,
        reason: 'made_with_stolen_card',
        issuedAt: expect.stringMatching(/^20\d\d-/),
      },
    ]);
    const refused = await ship(order);
    expect([refused.status, refused.code]).toEqual([409, 'fraud_warning']);
    const own = await api.get(`orders/${order._id}`);
    expect([own.status, own.body]).toEqual([200, expect.not.stringMatching(/fraud/)]);
    const dismiss = () => admin.api.post(`orders/${order._id}/fraud-warning/dismiss`);
    expect([(await dismiss()).status, (await dismiss()).status]).toEqual([200, 409]);
    expect((await operations()).fraudWarnings).toEqual([]);
    await shop.app.get(SyncPaymentReports, { strict: false }).all();
    expect((await ship(order)).status).toBe(200);
  });

  it('that is older than its order holds it from the first moment, and ends with its refund', async () => {
    const { api, intentId } = await payAndWarn();
    await tell({ transactionId: intentId }, 'radar.early_fraud_warning.created');
    await eventually(async () =>
      expect((await operations()).fraudWarnings).toMatchObject([
        { orderId: null, transactionId: intentId },
      ]),
    );
    const { data: order } = await createOrder(api, intentId);
    expect((await ship(order)).code).toBe('fraud_warning');
    expect((await become(order, 'canceled')).status).toBe(200);
    expect((await operations()).fraudWarnings).toEqual([]);
    await expectPayment(order, 'refunded');
    expect((await warningOf(intentId))?.actionable).toBe(false);
    await tell(order, 'radar.early_fraud_warning.updated');
    const stored = 'SELECT is_actionable FROM fraud_warning WHERE intent_id = $1';
    await eventually(async () =>
      expect((await db.query(stored, [intentId])).rows).toEqual([{ is_actionable: false }]),
    );
    await expectInvariants(db, cards);
  });

  it('of a payment that is not of this shop is acknowledged and not stored', async () => {
    const { id } = await cards.asServer('payment_intents', {
      amount: '4999',
      currency: 'usd',
      confirm: 'true',
      payment_method: 'pm_card_createIssuerFraudRecord',
    });
    await eventually(async () => expect(await warningOf(id)).toBeDefined());
    for (const transactionId of [id, 'pi_unknown']) {
      await tell({ transactionId }, 'radar.early_fraud_warning.created');
      await shop.app.get(SyncPaymentReports, { strict: false }).execute(transactionId);
    }
    const stored = `SELECT FROM fraud_warning WHERE intent_id IN ($1, 'pi_unknown')`;
    expect((await db.query(stored, [id])).rows).toEqual([]);
  });
});

it('is found by the hourly look where all its events were lost, like a fraud warning', async () => {
  const disputed = await buyAndContest();
  const { api, intentId } = await payAndWarn();
  const { data: warned } = await createOrder(api, intentId);
  await shop.app.get(SyncPaymentReports, { strict: false }).all();
  await expectPayment(disputed, 'disputed');
  await expectPayment(warned, 'fraud_warning');
});
