import type { PlacedOrder } from '../domain/order-snapshot.js';
import { type OrdersFixture, ordersFixture } from '../testing/orders-fixture.js';

let fixture: OrdersFixture;
let order: PlacedOrder;

beforeEach(async () => {
  fixture = ordersFixture();
  order = await fixture.placeOne();
  fixture.events.published.length = 0;
});

const change = (
  to: 'pending' | 'shipped' | 'canceled' | 'delivered' | 'returned',
  restock?: boolean,
) => fixture.change.execute({ orderId: order.id, to, restock, by: 'root' });
const now = async () => (await fixture.queries.find(order.id))!;

it('takes a step, writes it down and tells of it', async () => {
  fixture.clock.advance(60_000);
  await change('shipped');
  expect(await now()).toMatchObject({ status: 'shipped', paymentStatus: 'paid' });
  expect((await now()).history.at(-1)).toEqual({
    at: fixture.clock.now(),
    by: 'root',
    what: 'status',
    detail: 'shipped',
  });
  expect(fixture.auditLog.entries).toEqual([
    {
      actor: { id: 'root' },
      action: 'orders.shipped',
      subject: `order ${order.number}`,
      before: { status: 'pending' },
      after: { status: 'shipped' },
    },
  ]);
  expect(fixture.events.published).toEqual([
    { name: 'orders.status-changed', payload: { orderId: order.id, status: 'shipped' } },
  ]);
  expect([fixture.refunds.requested, fixture.inStock(), fixture.unitsSold()]).toEqual([[], 0, 3]);
});

it.each([true, false])(
  'puts what was canceled in stock again and the money back, asked to restock or not: %s',
  async (restock) => {
    await change('canceled', restock);
    expect([fixture.inStock(), fixture.unitsSold()]).toEqual([3, 0]);
    expect(fixture.refunds.requested).toMatchObject([
      {
        orderId: order.id,
        intentId: order.transactionId,
        amountCents: 11_500,
        reason: `order ${order.number} canceled`,
      },
    ]);
    expect((await now()).paymentStatus).toBe('refunding');
    expect((await fixture.historyOf(order.id)).slice(2)).toEqual([
      ['root', 'status', 'canceled'],
      ['root', 'stock', '3 back in stock'],
      ['root', 'refund', '$115.00 requested'],
    ]);
  },
);

it.each([
  [true, 3, '3 back in stock'],
  [undefined, 3, '3 back in stock'],
  [false, 0, '3 not restocked'],
])('restocks a return as the admin says: %s', async (restock, pieces, detail) => {
  await change('shipped');
  await change('returned', restock);
  expect([fixture.inStock(), fixture.unitsSold()]).toEqual([pieces, 0]);
  expect(fixture.refunds.requested).toHaveLength(1);
  expect(await fixture.historyOf(order.id)).toContainEqual(['root', 'stock', detail]);
});

it('gives nothing back for what is delivered', async () => {
  await change('shipped');
  await change('delivered');
  expect([fixture.refunds.requested, fixture.inStock(), fixture.unitsSold()]).toEqual([[], 0, 3]);
  expect((await now()).paymentStatus).toBe('paid');
});

it('refuses a step that the table does not have, and changes nothing', async () => {
  await change('canceled');
  await expect(change('shipped')).rejects.toMatchObject({
    code: 'illegal_step',
    data: { status: 'canceled', actions: [] },
  });
  expect((await now()).status).toBe('canceled');
  expect([fixture.auditLog.entries.length, fixture.events.published.length]).toEqual([1, 1]);
});

it('does not know an unknown order', async () => {
  const unknown = { orderId: 'nonsense', to: 'shipped', restock: true, by: 'root' } as const;
  await expect(fixture.change.execute(unknown)).rejects.toThrow('Order not found');
});

describe('many orders at once', () => {
  it('ships those that can be shipped, and says of the others why not', async () => {
    const second = await fixture.placeOne(2);
    await change('canceled');
    const results = await fixture.ship.execute([order.id, 'nonsense', second.id], 'root');
    expect(results).toMatchObject([
      { orderId: order.id, refusal: { code: 'illegal_step' } },
      { orderId: 'nonsense', refusal: { kind: 'not_found' } },
      { orderId: second.id, refusal: undefined },
    ]);
    expect((await fixture.queries.find(second.id))?.status).toBe('shipped');
  });

  it('ends where the shop itself fails', async () => {
    fixture.orders.lock = () => Promise.reject(new Error('The database is away.'));
    await expect(fixture.ship.execute([order.id], 'root')).rejects.toThrow('away');
  });
});
