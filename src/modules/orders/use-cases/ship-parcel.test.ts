import { NO_TRACKING, type Tracking } from '../../../../common/contract/parcel.js';
import type { PlacedOrder } from '../domain/order-snapshot.js';
import { type OrdersFixture, ordersFixture } from '../testing/orders-fixture.js';

const UPS: Tracking = { ...NO_TRACKING, carrier: 'ups', trackingNumber: '1Z' };

let fixture: OrdersFixture;
let order: PlacedOrder;
let mat: string;

beforeEach(async () => {
  fixture = ordersFixture();
  order = await fixture.placeOne();
  mat = (await now()).lines[0]!.id;
  fixture.events.published.length = 0;
});

const now = async () => (await fixture.queries.find(order.id))!;
const shipMat = () =>
  fixture.shipParcel.execute(order.id, {
    lines: [{ lineId: mat, quantity: 1 }],
    tracking: UPS,
    by: 'root',
  });
const shipRest = () => fixture.shipParcel.execute(order.id, { tracking: NO_TRACKING, by: 'root' });
const change = (parcelId: string) => ({ orderId: order.id, parcelId, by: 'root' });

it('ships a part: its own event, and an entry without the tracking in the audit log', async () => {
  await shipMat();
  const { status, parcels } = await now();
  expect([status, parcels]).toMatchObject(['pending', [{ ...UPS, number: 1 }]]);
  expect(fixture.events.published).toEqual([
    {
      name: 'orders.parcel-shipped',
      payload: { orderId: order.id, parcelId: parcels[0]!.id, number: 1 },
    },
  ]);
  expect(fixture.auditLog.entries).toEqual([
    {
      actor: { id: 'root' },
      action: 'orders.ship-part',
      subject: `order ${order.number}`,
      before: { status: 'pending' },
      after: { status: 'pending', parcel: 1, units: 1 },
    },
  ]);
  expect([fixture.inStock(), fixture.unitsSold()]).toEqual([0, 3]);
});

it('ships the rest: the order is shipped, told of as one change of status', async () => {
  await shipMat();
  fixture.events.published.length = 0;
  await shipRest();
  expect((await now()).status).toBe('shipped');
  expect(fixture.events.published).toEqual([
    { name: 'orders.status-changed', payload: { orderId: order.id, status: 'shipped' } },
  ]);
  expect(fixture.auditLog.entries.at(-1)).toMatchObject({
    action: 'orders.shipped',
    after: { status: 'shipped', parcel: 2, units: 2 },
  });
});

it('the change of status alone makes one parcel of all that is left', async () => {
  await shipMat();
  await fixture.change.execute({ orderId: order.id, to: 'shipped', by: 'root' });
  expect((await now()).parcels).toMatchObject([{ ...UPS }, { ...NO_TRACKING, number: 2 }]);
});

it('refuses what somebody else has shipped, and changes nothing', async () => {
  await shipMat();
  await expect(shipMat()).rejects.toMatchObject({ kind: 'conflict', code: 'more_than_left' });
  expect([(await now()).parcels.length, fixture.auditLog.entries.length]).toEqual([1, 1]);
  expect(fixture.events.published).toHaveLength(1);
});

it('keeps a partly shipped order from being canceled by anybody', async () => {
  await shipMat();
  const refusal = { kind: 'conflict', code: 'partly_shipped' };
  const byAdmin = fixture.change.execute({ orderId: order.id, to: 'canceled', by: 'root' });
  await expect(byAdmin).rejects.toMatchObject(refusal);
  await expect(fixture.cancelOwn.execute(order.id, order.userId)).rejects.toMatchObject(refusal);
  expect([(await now()).status, fixture.refunds.requested]).toEqual(['pending', []]);
});

it('undoes a part, and writes down what it was', async () => {
  await shipMat();
  const { id } = (await now()).parcels[0]!;
  fixture.clock.advance(60_000);
  await fixture.undoParcel.execute(change(id));
  expect((await now()).parcels).toEqual([]);
  expect(fixture.auditLog.entries.at(-1)).toEqual({
    actor: { id: 'root' },
    action: 'orders.undo-parcel',
    subject: `order ${order.number}`,
    before: { parcel: 1, units: 1 },
    after: null,
  });
  expect((await now()).history.at(-1)).toEqual({
    at: fixture.clock.now(),
    by: 'root',
    what: 'parcel',
    detail: 'parcel 1 undone',
  });
  await expect(fixture.undoParcel.execute(change(id))).rejects.toThrow('Parcel not found');
});

it('corrects the tracking of what is shipped, without an email', async () => {
  await shipRest();
  fixture.events.published.length = 0;
  const { id } = (await now()).parcels[0]!;
  fixture.clock.advance(60_000);
  await fixture.correctTracking.execute(change(id), UPS);
  expect((await now()).parcels).toMatchObject([UPS]);
  expect((await now()).history.at(-1)).toEqual({
    at: fixture.clock.now(),
    by: 'root',
    what: 'parcel',
    detail: 'parcel 1 tracking corrected',
  });
  expect(fixture.events.published).toEqual([]);
  expect(fixture.auditLog.entries.at(-1)).toEqual({
    actor: { id: 'root' },
    action: 'orders.correct-tracking',
    subject: `order ${order.number}`,
    before: null,
    after: { parcel: 1, tracking: 'corrected' },
  });
});

it('does not know an unknown order', async () => {
  order = { ...order, id: 'nonsense' };
  await expect(shipRest()).rejects.toThrow('Order not found');
  await expect(fixture.undoParcel.execute(change('p1'))).rejects.toThrow('Order not found');
  await expect(fixture.correctTracking.execute(change('p1'), UPS)).rejects.toThrow(
    'Order not found',
  );
});

describe('the email of a part', () => {
  let done: number;
  beforeEach(() => {
    done = 0;
  });
  const delivery = {
    id: 'job-1',
    done: async () => {
      done += 1;
    },
  };
  const send = (id: string) => fixture.notify.ofParcel(order.id, { id, number: 1 }, delivery);

  it('is sent and written down', async () => {
    await shipMat();
    const { id } = (await now()).parcels[0]!;
    await send(id);
    expect(fixture.notifications.sent).toEqual([
      { number: order.number, parcel: 1, sendId: 'job-1' },
    ]);
    expect((await fixture.historyOf(order.id)).at(-1)).toEqual([
      'Shop',
      'mail',
      `"Part of order ${order.number}" sent`,
    ]);
    expect(done).toBe(1);
  });

  it('is that of its own part where there are several', async () => {
    await shipMat();
    const bell = (await now()).lines[1]!.id;
    const lines = [{ lineId: bell, quantity: 1 }];
    await fixture.shipParcel.execute(order.id, { lines, tracking: UPS, by: 'root' });
    await send((await now()).parcels[1]!.id);
    expect(fixture.notifications.sent).toMatchObject([{ parcel: 2 }]);
  });

  it('is dropped where the part was undone meanwhile, which is written down', async () => {
    await shipMat();
    const { id } = (await now()).parcels[0]!;
    await fixture.undoParcel.execute(change(id));
    await send(id);
    expect(fixture.notifications.sent).toEqual([]);
    expect((await fixture.historyOf(order.id)).at(-1)).toEqual([
      'Shop',
      'parcel',
      'parcel 1 undone before its email',
    ]);
    expect(done).toBe(1);
  });
});
