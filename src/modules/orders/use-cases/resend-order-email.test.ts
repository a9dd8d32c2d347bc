import type { PlacedOrder } from '../domain/order-snapshot.js';
import { type OrdersFixture, ordersFixture } from '../testing/orders-fixture.js';

let fixture: OrdersFixture;
let order: PlacedOrder;

beforeEach(async () => {
  fixture = ordersFixture();
  order = await fixture.placeOne();
  fixture.events.published.length = 0;
});

it('asks for the email of a status that the order was in, and writes down who did', async () => {
  await fixture.change.execute({ orderId: order.id, to: 'shipped', by: 'root' });
  fixture.auditLog.entries.length = 0;
  await fixture.resend.execute(order.id, 'pending', 'root');
  expect(fixture.events.published.at(-1)).toEqual({
    name: 'orders.email-requested',
    payload: { orderId: order.id, status: 'pending' },
  });
  expect(fixture.auditLog.entries).toEqual([
    {
      actor: { id: 'root' },
      action: 'orders.resend-email',
      subject: `order ${order.number}`,
      before: null,
      after: { email: 'pending' },
    },
  ]);
});

it('refuses the email of a status that the order was never in', async () => {
  await expect(fixture.resend.execute(order.id, 'shipped', 'root')).rejects.toMatchObject({
    kind: 'conflict',
    code: 'no_such_email',
  });
  expect(fixture.events.published).toEqual([]);
});

it('refuses every email where the customer was erased', async () => {
  const row = fixture.orders.rows.get(order.id)!;
  row.snapshot = {
    ...row.snapshot,
    customerDetails: { ...row.snapshot.customerDetails, email: '' },
  };
  await expect(fixture.resend.execute(order.id, 'pending', 'root')).rejects.toMatchObject({
    code: 'no_such_email',
  });
});

it('does not find an unknown order', async () => {
  await expect(fixture.resend.execute('unknown', 'pending', 'root')).rejects.toMatchObject({
    kind: 'not_found',
  });
});
