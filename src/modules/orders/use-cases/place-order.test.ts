import { newOrderSnapshot } from '../testing/order-fixtures.js';
import { type OrdersFixture, ordersFixture } from '../testing/orders-fixture.js';

let fixture: OrdersFixture;

beforeEach(() => {
  fixture = ordersFixture();
});

it('places a pending, paid order and tells of it', async () => {
  const placed = await fixture.placeOne();
  expect(placed).toMatchObject({ number: 100_001, userId: 'ada', transactionId: 'pi_1' });
  expect(await fixture.queries.find(placed.id)).toMatchObject({
    status: 'pending',
    paymentStatus: 'paid',
    createdAt: fixture.clock.now(),
    totalCents: 11_500,
  });
  expect(await fixture.historyOf(placed.id)).toEqual([
    ['Shop', 'payment', '$115.00 paid by card'],
    ['ada', 'status', 'pending'],
  ]);
  expect(fixture.events.published).toEqual([
    { name: 'orders.order-placed', payload: { orderId: placed.id } },
  ]);
});

describe('an order that was placed earlier', () => {
  const at = (day: number) => new Date(Date.UTC(2020, 0, day));
  const record = (...steps: ('shipped' | 'delivered' | 'returned')[]) => {
    const { id: _id, ...snapshot } = newOrderSnapshot(1, 'ada');
    return fixture.record.execute({
      ...snapshot,
      placedAt: at(1),
      adminId: 'root',
      steps: steps.map((to, index) => ({ to, at: at(index + 2) })),
    });
  };

  it('is stored as far as it has come, with the times of its steps', async () => {
    const { id } = await record('shipped', 'returned');
    const order = (await fixture.queries.find(id))!;
    expect(order).toMatchObject({
      status: 'returned',
      paymentStatus: 'refunded',
      createdAt: at(1),
    });
    expect(order.history.map(({ at: time, by, detail }) => [time, by, detail])).toEqual([
      [at(1), 'Shop', '$115.00 paid by card'],
      [at(1), 'ada', 'pending'],
      [at(2), 'root', 'shipped'],
      [at(3), 'root', 'returned'],
      [at(3), 'Shop', 'sent to the card, there usually within 5 to 10 days'],
    ]);
  });

  it('is told of without an email, and moves neither stock nor money anew', async () => {
    const { id } = await record('shipped', 'returned');
    expect(fixture.events.published).toEqual([
      { name: 'orders.past-order-recorded', payload: { orderId: id } },
    ]);
    expect(fixture.stock.sold.size).toBe(0);
    expect(fixture.refunds.requested.map(({ status }) => status)).toEqual(['refunded']);
  });

  it('has no refund where it was neither canceled nor returned', async () => {
    const { id } = await record('shipped', 'delivered');
    expect(fixture.refunds.requested).toEqual([]);
    expect(await fixture.queries.find(id)).toMatchObject({
      status: 'delivered',
      paymentStatus: 'paid',
    });
  });

  it('is refused where its steps are not of the table', async () => {
    await expect(record('delivered')).rejects.toMatchObject({ code: 'illegal_step' });
    expect(fixture.orders.placed).toEqual([]);
  });
});
