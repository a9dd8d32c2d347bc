import type { PlacedOrder } from '../domain/order-snapshot.js';
import { type OrdersFixture, ordersFixture } from '../testing/orders-fixture.js';
import type { PartRefundRequest } from './plan-part-refund.js';

let fixture: OrdersFixture;
let order: PlacedOrder;

beforeEach(async () => {
  fixture = ordersFixture();
  order = await fixture.placeOne();
});

const refund = (changes: Partial<PartRefundRequest>) =>
  fixture.refundOrder.execute(order.id, {
    key: 'form-1',
    lines: [],
    delivery: false,
    amountCents: undefined,
    shownCents: undefined,
    shownRefunds: undefined,
    restock: true,
    reason: 'damaged',
    by: 'root',
    ...changes,
  });
const become = (status: 'refunded' | 'failed') => fixture.refunds.become('pi_1', status);

it.each([
  ['mat', 0, [1, 0]],
  ['bell', 1, [0, 1]],
] as const)('puts the refunded %s in the stock of its own product', async (_name, at, stock) => {
  const { lines } = fixture.orders.rows.get(order.id)!.snapshot;
  await refund({ lines: [{ lineId: lines[at]!.id, quantity: 1 }] });
  expect(lines.map(({ productId }) => fixture.stock.left(productId))).toEqual(stock);
});

it('writes down in the audit log that the delivery was refunded', async () => {
  await refund({ delivery: true });
  expect(fixture.refunds.requested).toMatchObject([{ amountCents: 500 }]);
  expect(fixture.auditLog.entries.at(-1)).toMatchObject({
    action: 'orders.refund',
    after: { amount: 5, units: 0, delivery: true },
  });
});

it('refunds a free amount beside the refund of all that remained, which failed', async () => {
  await fixture.change.execute({ orderId: order.id, to: 'canceled', by: 'root' });
  become('failed');
  await refund({ amountCents: 500 });
  expect(fixture.refunds.requested).toMatchObject([
    { amountCents: 11_500, status: 'failed', part: null },
    { amountCents: 500, status: 'requested', part: { requestKey: 'form-1' } },
  ]);
});

it('retries the one that failed, not one that was requested after it', async () => {
  await refund({ amountCents: 500 });
  become('failed');
  await refund({ key: 'form-2', amountCents: 700 });
  await fixture.retry.execute(order.id, 'root');
  expect(fixture.refunds.requested).toMatchObject([
    { amountCents: 500, status: 'requested', keyNumber: 2 },
    { amountCents: 700, status: 'requested', keyNumber: 1 },
  ]);
});
