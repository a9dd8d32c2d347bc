import { NO_TRACKING, type Tracking } from '../../../../common/contract/parcel.js';
import type { PlacedOrder } from '../domain/order-snapshot.js';
import { type OrdersFixture, ordersFixture } from '../testing/orders-fixture.js';

const UPS: Tracking = { ...NO_TRACKING, carrier: 'ups', trackingNumber: '1Z' };

let fixture: OrdersFixture;
let orders: [PlacedOrder, PlacedOrder];

beforeEach(async () => {
  fixture = ordersFixture();
  orders = [await fixture.placeOne(1), await fixture.placeOne(2)];
  fixture.events.published.length = 0;
});

const rows = (...listed: [orderNumber: number, tracking?: Tracking][]) =>
  listed.map(([orderNumber, tracking = UPS], index) => ({
    line: index + 2,
    orderNumber,
    tracking,
  }));
const execute = async (listed: ReturnType<typeof rows>, isDryRun: boolean) => {
  const results = await fixture.shipListed.execute(listed, { by: 'root', isDryRun });
  return results.map(({ line, order, refusal }) => [line, order, refusal?.message]);
};
const statuses = async () =>
  Promise.all(orders.map(async ({ id }) => (await fixture.queries.find(id))!.status));

it('ships each order with its tracking, and says of the others why not', async () => {
  const [{ number: one, id }, { number: other }] = orders;
  const bad = { ...NO_TRACKING, trackingNumber: '1Z' };
  expect(await execute(rows([one], [one], [7], [other, bad]), false)).toEqual([
    [2, String(one), undefined],
    [3, String(one), 'This order stands in the file more than once.'],
    [4, '7', 'Order not found'],
    [5, String(other), 'Choose the carrier'],
  ]);
  expect(await statuses()).toEqual(['shipped', 'pending']);
  expect((await fixture.queries.find(id))!.parcels).toMatchObject([UPS]);
  expect(fixture.auditLog.entries).toMatchObject([{ action: 'orders.shipped' }]);
});

it('a dry run says the same, and ships nothing', async () => {
  const [{ number: one }, { number: other, id }] = orders;
  await fixture.change.execute({ orderId: id, to: 'canceled', by: 'root' });
  const before = fixture.events.published.length;
  expect(await execute(rows([one], [other]), true)).toEqual([
    [2, String(one), undefined],
    [3, String(other), 'An order that is canceled cannot become shipped'],
  ]);
  expect(await statuses()).toEqual(['pending', 'canceled']);
  expect(fixture.events.published).toHaveLength(before);
});

it('a list that is sent again ships nothing twice', async () => {
  const [{ number }] = orders;
  await execute(rows([number]), false);
  expect(await execute(rows([number]), false)).toEqual([
    [2, String(number), 'An order that is shipped cannot become shipped'],
  ]);
});

it('ends where the shop itself fails', async () => {
  fixture.queries.findByNumber = () => Promise.reject(new Error('The database is away.'));
  await expect(execute(rows([100_001]), true)).rejects.toThrow('away');
});

it('leaves out what was refunded in full, which ships alone after a warning', async () => {
  const [{ number, id }] = orders;
  const all = { lines: [], delivery: false, shownCents: undefined, shownRefunds: undefined };
  await fixture.refundOrder.execute(id, {
    ...all,
    key: 'form-1',
    amountCents: fixture.orders.rows.get(id)!.snapshot.totalCents,
    restock: false,
    reason: 'goodwill',
    by: 'root',
  });
  const refusal = [
    2,
    String(number),
    'The payment of this order was refunded in full. Cancel it, or ship it on its own page.',
  ];
  expect(await execute(rows([number]), true)).toEqual([refusal]);
  expect(await execute(rows([number]), false)).toEqual([refusal]);
  await fixture.change.execute({ orderId: id, to: 'shipped', by: 'root' });
  expect((await statuses())[0]).toBe('shipped');
});
