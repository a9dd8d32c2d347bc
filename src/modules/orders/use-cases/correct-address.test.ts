import type { PlacedOrder } from '../domain/order-snapshot.js';
import { type OrdersFixture, ordersFixture } from '../testing/orders-fixture.js';

const CORRECTED = {
  fullName: 'Ada King',
  phone: '0123456780',
  address: '2 Main Street',
  city: 'Londonderry',
};

let fixture: OrdersFixture;
let order: PlacedOrder;

beforeEach(async () => {
  fixture = ordersFixture();
  order = await fixture.placeOne();
});

const detailsNow = async () => (await fixture.queries.find(order.id))!.customerDetails;
const correct = (orderId = order.id, address = CORRECTED) =>
  fixture.correctAddress.execute(orderId, address, 'root');

it('changes where the order goes, and keeps the address out of both logs', async () => {
  const before = await detailsNow();
  await correct();
  expect(await detailsNow()).toEqual({ ...before, ...CORRECTED });
  expect((await fixture.historyOf(order.id)).at(-1)).toEqual(['root', 'address', 'corrected']);
  expect(fixture.auditLog.entries).toEqual([
    {
      actor: { id: 'root' },
      action: 'orders.correct-address',
      subject: `order ${order.number}`,
      before: null,
      after: { address: 'corrected' },
    },
  ]);
});

it.each(['shipped', 'canceled'] as const)('refuses it for an order that is %s', async (to) => {
  await fixture.change.execute({ orderId: order.id, to, by: 'root' });
  const before = await detailsNow();
  await expect(correct()).rejects.toMatchObject({ kind: 'conflict', code: 'too_late_to_correct' });
  expect(await detailsNow()).toEqual(before);
});

it('does not find an unknown order', async () => {
  await expect(correct('unknown')).rejects.toMatchObject({
    kind: 'not_found',
    message: 'Order not found',
  });
});

it('takes the phone number as people write it, by the rule of the country', async () => {
  await correct(order.id, { ...CORRECTED, phone: '(020) 794-6000 1' });
  expect(await detailsNow()).toMatchObject({ phone: '02079460001' });
  const refused = { errors: [{ field: 'phone', message: 'Enter a valid phone number' }] };
  await expect(correct(order.id, { ...CORRECTED, phone: '12345' })).rejects.toMatchObject(refused);
  const row = fixture.orders.rows.get(order.id)!;
  row.snapshot = { ...row.snapshot, country: 'DE' };
  await correct(order.id, { ...CORRECTED, phone: '+49 30 123456' });
  expect(await detailsNow()).toMatchObject({ phone: '+4930123456' });
  await expect(correct()).rejects.toMatchObject({ errors: [{ field: 'phone' }] });
});
