import type { PlacedOrder } from '../domain/order-snapshot.js';
import { type OrdersFixture, ordersFixture } from '../testing/orders-fixture.js';

let fixture: OrdersFixture;
let order: PlacedOrder;
let isDone: boolean;

beforeEach(async () => {
  fixture = ordersFixture();
  order = await fixture.placeOne();
  isDone = false;
});

const delivery = () => ({
  id: 'job-1',
  done: async () => {
    isDone = true;
  },
});
const emails = async () =>
  (await fixture.historyOf(order.id)).filter(([, what]) => what === 'mail');

it('sends the email under the id of its job, and writes that down', async () => {
  await fixture.notify.execute(order.id, 'shipped', delivery());
  expect(fixture.notifications.sent).toEqual([
    { number: order.number, status: 'shipped', sendId: 'job-1' },
  ]);
  expect(await emails()).toEqual([['Shop', 'mail', `"Order ${order.number} shipped" sent`]]);
  expect(isDone).toBe(true);
});

it('writes down what is sent again as that', async () => {
  await fixture.notify.execute(order.id, 'pending', delivery(), true);
  expect((await fixture.historyOf(order.id)).at(-1)).toEqual([
    'Shop',
    'email-resent',
    `"Order ${order.number} pending" sent again`,
  ]);
});

it('is not done where the mail server does not take the email', async () => {
  fixture.notifications.isUnavailable = true;
  await expect(fixture.notify.execute(order.id, 'pending', delivery())).rejects.toThrow('away');
  expect([await emails(), isDone]).toEqual([[], false]);
});

it('sends nothing to a customer who was erased, and has nothing left to do', async () => {
  const row = fixture.orders.rows.get(order.id)!;
  const customerDetails = { ...row.snapshot.customerDetails, email: '' };
  row.snapshot = { ...row.snapshot, customerDetails };
  await fixture.notify.execute(order.id, 'shipped', delivery());
  expect([fixture.notifications.sent, await emails(), isDone]).toEqual([[], [], true]);
});

it('fails for an order that is not there', async () => {
  const notifying = fixture.notify.execute('nonsense', 'pending', delivery());
  await expect(notifying).rejects.toThrow('order nonsense does not exist');
  expect(isDone).toBe(false);
});
