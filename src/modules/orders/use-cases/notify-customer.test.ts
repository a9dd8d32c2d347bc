import { TransientError } from '../../../kernel/transient-error.js';
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

const delivery = (isBehind = false) => ({
  id: 'job-1',
  done: async () => {
    isDone = true;
  },
  hasOlderJob: async () => isBehind,
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

it('waits for an older email about the same order', async () => {
  const waiting = fixture.notify.execute(order.id, 'shipped', delivery(true));
  await expect(waiting).rejects.toThrow(TransientError);
  await expect(waiting).rejects.toThrow('an older email about this order is still to be sent');
  expect([fixture.notifications.sent, await emails(), isDone]).toEqual([[], [], false]);
});

it('sends the confirmation at once, which is the first of all', async () => {
  await fixture.notify.execute(order.id, 'pending', delivery(true));
  expect(fixture.notifications.sent).toHaveLength(1);
});

it('writes down what is sent again as that, after the emails that wait', async () => {
  await expect(fixture.notify.execute(order.id, 'pending', delivery(true), true)).rejects.toThrow(
    TransientError,
  );
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
