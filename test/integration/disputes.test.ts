import { Client } from 'pg';
import Stripe from 'stripe';
import { SyncDisputes } from '../../src/modules/payment/use-cases/sync-disputes.js';
import { addProduct } from '../support/catalog-rows.js';
import { type Cards, idOf, SECRET_KEY } from '../support/cards.js';
import { eventually } from '../support/eventually.js';
import { expectInvariants } from '../support/invariants.js';
import { createOrder, fill, type Order, pay } from '../support/shoppers.js';
import { startCards } from '../support/start-cards.js';
import { startTestApp, type TestApp } from '../support/start-test-app.js';
import { newAdmin, newUser, type TestUser } from '../support/test-users.js';

const DISPUTED_CARD = '4000000000000259';
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
  admin = await newAdmin(shop);
});

afterAll(async () => {
  await db?.end();
  await shop?.close();
  await closeCards?.();
});

/** A pending order of 49.99 dollars, paid by a card whose holder contests each payment. */
async function buyAndContest(): Promise<Order> {
  const { api } = await newUser(shop);
  await fill(api, await addProduct(db, { quantity: 5, priceCents: 4_999 }));
  const { data: secret } = await pay(api, 4_999);
  await cards.confirm(secret, DISPUTED_CARD);
  const { data } = await createOrder(api, idOf(secret));
  await eventually(async () => expect(await disputeOf(data)).toBeDefined());
  return data;
}

const disputeOf = async ({ transactionId }: Order) =>
  (await cards.state()).disputes.find((dispute) => dispute.payment_intent === transactionId);

/** Gives the provider evidence whose words decide. */
const answer = async (order: Order, evidence: 'winning_evidence' | 'losing_evidence') => {
  const { id } = (await disputeOf(order))!;
  await cards.asServer(`disputes/${id}`, { 'evidence[uncategorized_text]': evidence });
};

/** Sends a signed event about the dispute, with nothing in it but the payment. */
async function tell({ transactionId }: Order, type: string): Promise<void> {
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

const disputesShown = async () =>
  (await admin.api.get<{ disputes: { orderId: string }[] }>('operations')).data.disputes;

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
  const refused = await admin.api.put(`orders/status/admin/${order._id}`, { status: 'shipped' });
  expect([refused.status, refused.message]).toEqual([
    409,
    'The payment of this order is disputed. Until the bank has decided it cannot be shipped, canceled or returned.',
  ]);
  await answer(order, 'winning_evidence');
  await tell(order, 'charge.dispute.closed');
  await expectPayment(order, 'paid');
  expect(await disputesShown()).toEqual([]);
  expect(
    (await admin.api.put(`orders/status/admin/${order._id}`, { status: 'shipped' })).status,
  ).toBe(200);
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

it('is found by the hourly look where all its events were lost', async () => {
  const order = await buyAndContest();
  await shop.app.get(SyncDisputes, { strict: false }).all();
  await expectPayment(order, 'disputed');
});
