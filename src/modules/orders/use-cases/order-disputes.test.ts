import type { Dispute } from '../../payment/index.js';
import { newDispute } from '../../payment/testing/new-dispute.js';
import type { PlacedOrder } from '../domain/order-snapshot.js';
import { type OrdersFixture, ordersFixture } from '../testing/orders-fixture.js';

let fixture: OrdersFixture;
let order: PlacedOrder;

beforeEach(async () => {
  fixture = ordersFixture();
  order = await fixture.placeOne();
  fixture.events.published.length = 0;
});

const follow = async (changes: Partial<Dispute>) => {
  await fixture.disputes.save(newDispute({ amountCents: 11_500, ...changes }));
  await fixture.syncOrderPayment.execute(order.id);
};
const money = async () => {
  const { paymentStatus, lostCents } = (await fixture.queries.find(order.id))!;
  return [paymentStatus, lostCents];
};
const losses = () => fixture.events.published.filter(({ name }) => name === 'orders.loss-changed');

it('stops the shipping until it is won', async () => {
  await follow({});
  expect(await money()).toEqual(['disputed', 0]);
  const results = await fixture.ship.execute([order.id], 'root');
  expect(results[0]?.refusal?.code).toBe('payment_disputed');
  await follow({ status: 'won' });
  expect(await money()).toEqual(['paid', 0]);
  expect((await fixture.ship.execute([order.id], 'root'))[0]?.refusal).toBeUndefined();
  expect(losses()).toEqual([]);
});

it('that is lost takes the money, tells it once, and gives no stock back', async () => {
  const inStock = fixture.inStock();
  await follow({});
  await follow({ status: 'lost' });
  await fixture.syncOrderPayment.execute(order.id);
  expect(await money()).toEqual(['dispute_lost', 11_500]);
  expect(losses()).toEqual([{ name: 'orders.loss-changed', payload: { orderId: order.id } }]);
  expect(fixture.inStock()).toBe(inStock);
  expect((await fixture.historyOf(order.id)).slice(2)).toEqual([
    ['Shop', 'payment', '$115.00 disputed (fraudulent), answer by 2026-12-03'],
    ['Shop', 'payment', 'dispute lost, $115.00 went back to the cardholder'],
  ]);
  await fixture.change.execute({ orderId: order.id, to: 'canceled', by: 'root' });
  expect(fixture.refunds.requested).toEqual([]);
  expect(await money()).toEqual(['dispute_lost', 11_500]);
});

it('after a refund ends as refunded where it is won', async () => {
  await fixture.change.execute({ orderId: order.id, to: 'canceled', by: 'root' });
  fixture.refunds.become('pi_1', 'refunded');
  await follow({});
  expect(await money()).toEqual(['disputed', 0]);
  await follow({ status: 'won' });
  expect(await money()).toEqual(['refunded', 0]);
});

it.each([
  ['needs_answer', 'disputed', 0],
  ['lost', 'dispute_lost', 11_500],
] as const)('that is %s before there is an order makes it %s', async (status, payment, lost) => {
  fixture = ordersFixture();
  await fixture.disputes.save(newDispute({ amountCents: 11_500, status }));
  order = await fixture.placeOne();
  expect(await money()).toEqual([payment, lost]);
  expect(await fixture.historyOf(order.id)).toHaveLength(3);
});
