import { NO_TRACKING } from '../../../../common/contract/parcel.js';
import type { PlacedOrder } from '../domain/order-snapshot.js';
import { type OrdersFixture, ordersFixture } from '../testing/orders-fixture.js';
import type { PartRefundRequest } from './plan-part-refund.js';

let fixture: OrdersFixture;
let order: PlacedOrder;

beforeEach(async () => {
  fixture = ordersFixture();
  order = await fixture.placeOne();
});

/** The id of a line of the order: the mat, then the bells. */
const lineId = (at: number) => fixture.orders.rows.get(order.id)!.snapshot.lines[at]!.id;

/** One of the two bells of $50.00, beside a mat of $10.00 and a delivery of $5.00. */
const refund = (changes: Partial<PartRefundRequest> = {}) =>
  fixture.refundOrder.execute(order.id, {
    key: 'form-1',
    lines: [{ lineId: lineId(1), quantity: 1 }],
    delivery: false,
    amountCents: undefined,
    shownCents: undefined,
    shownRefunds: undefined,
    restock: true,
    reason: 'damaged',
    by: 'root',
    ...changes,
  });
const cancel = () =>
  fixture.change.execute({ orderId: order.id, to: 'canceled', restock: true, by: 'root' });
const found = async () => (await fixture.queries.find(order.id))!;
const ship = (lines?: { lineId: string; quantity: number }[]) =>
  fixture.shipParcel.execute(order.id, { lines, tracking: NO_TRACKING, by: 'root' });
const unitsIn = async () =>
  (await found()).parcels.map(({ lines }) => lines.map(({ quantity }) => quantity));
const names = () => fixture.events.published.map(({ name }) => name);

it.each([true, false])('what was refunded is not shipped, with restock %s', async (restock) => {
  await refund({ restock });
  await ship();
  expect([(await found()).status, await unitsIn()]).toEqual(['shipped', [[1, 1]]]);
  expect([fixture.inStock(), fixture.unitsSold()]).toEqual([restock ? 1 : 0, 2]);
});

it('a list of orders and its dry run leave it out, too', async () => {
  await refund({ lines: [0, 1].map((at) => ({ lineId: lineId(at), quantity: at + 1 })) });
  const row = { line: 2, orderNumber: order.number, tracking: NO_TRACKING };
  for (const isDryRun of [true, false]) {
    expect(await fixture.shipListed.execute([row], { by: 'root', isDryRun })).toMatchObject([
      { refusal: { kind: 'conflict', code: 'nothing_to_ship' } },
    ]);
  }
  const byStatus = fixture.change.execute({ orderId: order.id, to: 'shipped', by: 'root' });
  await expect(byStatus).rejects.toMatchObject({ code: 'nothing_to_ship' });
  await cancel();
  expect([(await found()).status, fixture.inStock()]).toEqual(['canceled', 3]);
});

it('a refund of all the rest ships the order, told of and written down once', async () => {
  await ship([{ lineId: lineId(0), quantity: 1 }]);
  fixture.events.published.length = 0;
  await refund();
  expect([(await found()).status, names()]).toEqual(['pending', []]);
  await refund({ key: 'form-2' });
  await refund({ key: 'form-2' });
  expect([(await found()).status, await unitsIn()]).toEqual(['shipped', [[1]]]);
  expect(fixture.events.published).toEqual([
    { name: 'orders.status-changed', payload: { orderId: order.id, status: 'shipped' } },
  ]);
  const [first, second] = fixture.auditLog.entries.slice(1);
  expect(first?.after).not.toHaveProperty('status');
  expect(second).toMatchObject({ before: { status: 'pending' }, after: { status: 'shipped' } });
  expect([fixture.inStock(), fixture.unitsSold()]).toEqual([2, 1]);
});
