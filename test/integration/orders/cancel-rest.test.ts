import { randomUUID } from 'node:crypto';
import { EnterForeignRefunds } from '../../../src/modules/orders/use-cases/enter-foreign-refunds.js';
import { SyncPaymentReports } from '../../../src/modules/payment/use-cases/sync-payment-reports.js';
import { idOf } from '../../support/cards.js';
import { eventually } from '../../support/eventually.js';
import { expectInvariants } from '../../support/invariants.js';
import { type Order, ParcelShop } from '../../support/parcel-shop.js';
import { createOrder, DETAILS, fill, pay } from '../../support/shoppers.js';

const DISPUTED_CARD = '4000000000000259';

let parcels: ParcelShop;

beforeAll(async () => {
  parcels = await ParcelShop.start();
});
afterAll(() => parcels?.close());
beforeEach(() => parcels.openNext());
afterEach(() => expectInvariants(parcels.db, parcels.cards));

const cancelRest = ({ _id }: Order, total: number, body: object = {}) =>
  parcels.admin.api.post<Order>(`orders/${_id}/cancel-rest`, { key: randomUUID(), total, ...body });
const inStock = async () => {
  const { rows } = await parcels.db.query<{ quantity: number }>(
    'SELECT quantity FROM product WHERE id = $1',
    [parcels.bell.id],
  );
  return rows[0]?.quantity;
};
const expectPayment = (order: Order, status: string) =>
  eventually(async () => expect((await parcels.look(order)).paymentStatus).toBe(status));
/** Credit notes, and what the books have of the refunds, in cents. */
const documented = async ({ _id }: Order) => {
  const { rows } = await parcels.db.query(
    `SELECT (SELECT count(*)::int FROM billing_document WHERE order_id = $1 AND kind = 'credit_note') AS notes,
            (SELECT coalesce(sum(amount_cents), 0)::int FROM ledger_entry
              WHERE order_id = $1 AND source_kind = 'refund') AS cents`,
    [_id],
  );
  return rows[0] as { notes: number; cents: number };
};

it('refunds and restocks what has not shipped', async () => {
  const order = await parcels.buy();
  expect(await cancelRest(order, 149.97)).toMatchObject({ status: 409, code: 'no_rest_to_cancel' });
  await parcels.ship(order, 1);
  expect(await cancelRest(order, 99.99)).toMatchObject({ status: 409, code: 'refunds_changed' });
  const canceled = await cancelRest(order, 99.98, { refundsShown: 0 });
  expect([canceled.status, canceled.message]).toEqual([200, 'Rest of the order canceled.']);
  expect(canceled.data).toMatchObject({
    status: 'shipped',
    products: [{ unshipped: 0 }],
    refunds: [{ amount: 99.98, kind: 'part', restocked: true, lines: [{ quantity: 2 }] }],
  });
  expect(canceled.data.refunds[0]).not.toHaveProperty('withheld');
  expect(await inStock()).toBe(5);
  await expectPayment(order, 'partially_refunded');
});

it('bad input names its field and changes nothing', async () => {
  const order = await parcels.buy();
  await parcels.ship(order, 1);
  for (const [body, field] of [
    [{ key: 'no' }, 'key'],
    [{ reason: 'because' }, 'reason'],
    [{ restock: 'yes' }, 'restock'],
    [{ delivery: 1 }, 'delivery'],
    [{ total: -1 }, 'total'],
  ] as const) {
    expect(await cancelRest(order, 99.98, body)).toMatchObject({
      status: 400,
      errors: [{ field }],
    });
  }
  expect((await parcels.look(order)).refunds).toEqual([]);
});

it('gives back what a refund by hand has left of the money, and says what not', async () => {
  const order = await parcels.buy();
  await parcels.ship(order, 1);
  await parcels.cards.asServer('refunds', { payment_intent: order.transactionId, amount: '10000' });
  await parcels.shop.app.get(EnterForeignRefunds, { strict: false }).execute(order.transactionId);
  const { data } = await cancelRest(order, 49.97);
  expect(data.refunds).toMatchObject([
    { amount: 100, kind: 'foreign' },
    { amount: 49.97, withheld: 50.01, withheldReason: 'refunded' },
  ]);
  await expectPayment(order, 'refunded');
  expect(await documented(order)).toEqual({ notes: 2, cents: -14_997 });
});

it('of a payment that a dispute took gives nothing back, and is shipped and restocked', async () => {
  const { api } = parcels.shopper;
  await fill(api, parcels.bell, 3);
  const { data: secret } = await pay(api, 14_997);
  await parcels.cards.confirm(secret, DISPUTED_CARD);
  const { data: order } = await createOrder<Order>(api, idOf(secret), { customerDetails: DETAILS });
  await parcels.ship(order, 1);
  let dispute: { readonly id: string } | undefined;
  await eventually(async () => {
    const { disputes } = await parcels.cards.state();
    dispute = disputes.find((each) => each.payment_intent === order.transactionId);
    expect(dispute).toBeDefined();
  });
  const sync = () =>
    parcels.shop.app.get(SyncPaymentReports, { strict: false }).execute(order.transactionId);
  await sync();
  await expectPayment(order, 'disputed');
  expect(await cancelRest(order, 99.98)).toMatchObject({
    status: 409,
    code: 'payment_disputed',
    message: 'The payment of this order is disputed. The bank decides about it.',
  });
  await parcels.cards.asServer(`disputes/${dispute!.id}`, {
    'evidence[uncategorized_text]': 'losing_evidence',
  });
  await sync();
  await expectPayment(order, 'dispute_lost');
  const { data } = await cancelRest(order, 0);
  expect(data).toMatchObject({
    status: 'shipped',
    paymentStatus: 'dispute_lost',
    refunds: [{ amount: 0, status: 'refunded', withheld: 99.98, withheldReason: 'dispute_lost' }],
  });
  expect(await inStock()).toBe(5);
  expect(await documented(order)).toEqual({ notes: 0, cents: 0 });
  const own = (await api.get<Order[]>('orders/user')).data[0];
  expect([own?.status, own?.refunds]).toEqual(['shipped', []]);
});
