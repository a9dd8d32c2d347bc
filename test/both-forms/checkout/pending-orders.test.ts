import { Client } from 'pg';
import type { Schema } from '../../../common/contract/client.js';
import { addProduct, stockOf, type TestProduct } from '../../support/catalog-rows.js';
import { eventually } from '../../support/eventually.js';
import { expectInvariants } from '../../support/invariants.js';
import { createOrder, DETAILS, fill, payByCard } from '../../support/shoppers.js';
import { startCards } from '../../support/start-cards.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newAdmin, newUser, type TestUser } from '../../support/test-users.js';

type Order = Schema<'Order'>;

let shop: TestApp;
let db: Client;
let cards: Awaited<ReturnType<typeof startCards>>;
let admin: TestUser;
let shopper: TestUser;
let bell: TestProduct;

beforeAll(async () => {
  cards = await startCards();
  shop = await startTestApp({ STRIPE_API_BASE: cards.cards.url, OUTBOX_POLL_MS: '50' });
  db = new Client(shop.databaseUrl);
  await db.connect();
  admin = await newAdmin(shop);
});

afterAll(async () => {
  await db.end();
  await shop.close();
  await cards.close();
});

beforeEach(async () => {
  shopper = await newUser(shop, 'Ada Shopper');
  bell = await addProduct(db, { priceCents: 4_999, quantity: 5 });
});

afterEach(() => expectInvariants(db, cards.cards));

const buy = async (quantity: number): Promise<{ readonly _id: string }> => {
  await fill(shopper.api, bell, quantity);
  const intent = await payByCard(shopper.api, cards.cards, 4_999 * quantity);
  return (await createOrder(shopper.api, intent, { customerDetails: DETAILS })).data;
};
const cancel = ({ api }: TestUser, { _id }: { readonly _id: string }) =>
  api.put<Order>(`orders/${_id}/cancel`);
const look = async ({ _id }: { readonly _id: string }) =>
  (await admin.api.get<Order>(`orders/${_id}`)).data;
const refunded = (order: { readonly _id: string }) =>
  eventually(async () => expect((await look(order)).paymentStatus).toBe('refunded'));

it('cancels an order for its shopper until it ships, once, and for nobody else', async () => {
  const order = await buy(3);
  const eve = await newUser(shop, 'Eve');
  expect((await cancel(eve, order)).status).toBe(404);
  const answers = await Promise.all([1, 2, 3, 4].map(() => cancel(shopper, order)));
  expect(answers.map(({ status, message }) => `${status} ${message}`).sort()).toEqual([
    '200 Your order is canceled.',
    ...Array<string>(3).fill('409 This order can no longer be canceled.'),
  ]);
  expect(await stockOf(db, bell.id)).toBe(5);
  await refunded(order);
  expect((await look(order)).history).toContainEqual(
    expect.objectContaining({ by: 'Ada Shopper', what: 'status', detail: 'canceled' }),
  );
});

it('either ships or cancels an order where admin and shopper are at it at once', async () => {
  const order = await buy(2);
  const answers = await Promise.all([
    cancel(shopper, order),
    admin.api.put(`orders/status/admin/${order._id}`, { status: 'shipped' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const isShipped = (await look(order)).status === 'shipped';
  expect(await stockOf(db, bell.id)).toBe(isShipped ? 3 : 5);
  if (!isShipped) await refunded(order);
});

it('has its address corrected until it ships, and is as sound as before', async () => {
  const order = await buy(1);
  const { fullName, phone } = DETAILS;
  const correct = (more: object) =>
    admin.api.put<Order>(`orders/${order._id}/address`, { fullName, phone, city: 'Ely', ...more });
  const refused = await correct({ phone: '12', address: ' ' });
  expect([refused.status, refused.errors]).toEqual([
    400,
    [
      { field: 'phone', message: 'Enter a valid phone number' },
      { field: 'address', message: 'Street Address is required' },
    ],
  ]);
  const { data } = await correct({ address: '2 Side Street', zip: '99999' });
  expect(data.customerDetails).toEqual({ ...DETAILS, city: 'Ely', address: '2 Side Street' });
  await admin.api.put(`orders/status/admin/${order._id}`, { status: 'shipped' });
  expect(await correct({ address: '3 Side Street' })).toMatchObject({
    status: 409,
    code: 'too_late_to_correct',
    message: 'The address can be corrected only until the order ships.',
  });
});
