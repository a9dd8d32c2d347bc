import { NO_TRACKING } from '../../../../common/contract/parcel.js';
import { newOrderSnapshot } from '../testing/order-fixtures.js';
import { Order } from './order.js';
import type { LineUnits } from './parcel.js';

const { placedAt: _placedAt, ...snapshot } = newOrderSnapshot(1, 'ada');
const [mat, bell] = snapshot.lines.map(({ id }) => id) as [string, string];
const STEP = { by: 'root', at: new Date('2030-01-02T00:00:00Z') };
const PAID = {
  status: 'pending',
  paymentStatus: 'paid',
  lostCents: 0,
  partRefundedCents: 0,
} as const;

let order: Order;
let made: number;
let refunded: LineUnits[];
beforeEach(() => {
  made = 0;
  refunded = [];
  order = Order.restore({ ...snapshot, number: 1 }, PAID);
});

const parcel = (lines?: { lineId: string; quantity: number }[]) => ({
  id: `p${++made}`,
  lines,
  tracking: NO_TRACKING,
});
const ship = (...lines: [lineId: string, quantity: number][]) =>
  order.ship(parcel(units(...lines)), STEP, refunded);
const units = (...lines: [lineId: string, quantity: number][]) =>
  lines.map(([lineId, quantity]) => ({ lineId, quantity }));
const details = () => order.newHistory.map(({ what, detail }) => [what, detail]);

it('ships all of an order in one parcel, which the history tells as before', () => {
  expect(order.ship(parcel(), STEP, refunded)).toEqual({
    ...NO_TRACKING,
    id: 'p1',
    number: 1,
    lines: [
      { lineId: mat, quantity: 1 },
      { lineId: bell, quantity: 2 },
    ],
    shippedAt: STEP.at,
    deliveredAt: null,
  });
  expect([order.status, details()]).toEqual(['shipped', [['status', 'shipped']]]);
});

it('is shipped with the parcel that leaves nothing behind', () => {
  ship([bell, 1]);
  expect(order.status).toBe('pending');
  order.ship(parcel(), STEP, refunded);
  expect(order.parcels.map(({ number, lines }) => [number, lines])).toEqual([
    [1, [{ lineId: bell, quantity: 1 }]],
    [
      2,
      [
        { lineId: mat, quantity: 1 },
        { lineId: bell, quantity: 1 },
      ],
    ],
  ]);
  expect([order.status, details()]).toEqual([
    'shipped',
    [
      ['parcel', 'parcel 1 shipped: 1 of 3 units'],
      ['parcel', 'parcel 2 completes the order: 2 of 3 units'],
      ['status', 'shipped'],
    ],
  ]);
});

it('ships no unit twice, and none of another order', () => {
  ship([bell, 1]);
  expect(() => ship([bell, 2])).toThrow('Only 1 × Bell left to ship.');
  ship([bell, 1]);
  expect(() => ship([mat, 1], [bell, 1])).toThrow('No units of Bell are left to ship.');
  expect(() => ship(['other', 1])).toThrow('lines must name lines of this order');
  expect(order.parcels).toHaveLength(2);
});

it('is not canceled, and its address not corrected, once a part is shipped', () => {
  ship([mat, 1]);
  expect(() => order.changeStatus('canceled', { ...STEP, restock: true })).toThrow(
    'Part of this order has been shipped, so it can no longer be canceled.',
  );
  expect(() => order.correctAddress(STEP)).toThrow('only until the order ships');
  expect(() => order.changeStatus('delivered', { ...STEP, restock: true })).toThrow(
    'An order that is pending cannot become delivered',
  );
  order.undoParcel('p1', STEP);
  order.correctAddress(STEP);
  order.changeStatus('canceled', { ...STEP, restock: true });
  expect(order.status).toBe('canceled');
});

it('undoes a parcel only until everything is shipped', () => {
  ship([mat, 1]);
  expect(() => order.undoParcel('p7', STEP)).toThrow('Parcel not found');
  order.undoParcel('p1', STEP);
  expect([order.parcels, details().at(-1)]).toEqual([[], ['parcel', 'parcel 1 undone']]);
  const { id } = order.ship(parcel(), STEP, refunded);
  expect(() => order.undoParcel(id, STEP)).toThrow(
    'A parcel can be undone only until the whole order is shipped.',
  );
});

it('corrects carrier and tracking at any time', () => {
  const { id } = order.ship(parcel(), STEP, refunded);
  order.changeStatus('delivered', { ...STEP, restock: true });
  const tracking = { ...NO_TRACKING, carrier: 'ups', trackingNumber: '1Z' } as const;
  order.correctTracking(id, tracking, STEP);
  expect(order.parcels).toMatchObject([tracking]);
  expect(details().at(-1)).toEqual(['parcel', 'parcel 1 tracking corrected']);
  expect(() => order.correctTracking(id, { ...tracking, carrier: null }, STEP)).toThrow(
    'Choose the carrier',
  );
  expect(() => order.correctTracking('p7', tracking, STEP)).toThrow('Parcel not found');
});

it('leaves the other parcels where one is corrected or undone', () => {
  const [first, second] = [ship([mat, 1]), ship([bell, 1])];
  const tracking = { ...NO_TRACKING, carrier: 'ups', trackingNumber: '1Z' } as const;
  order.correctTracking(second.id, tracking, STEP);
  expect(order.parcels).toEqual([first, { ...second, ...tracking }]);
  order.undoParcel(first.id, STEP);
  expect(order.parcels).toEqual([{ ...second, ...tracking }]);
  expect(details().slice(2)).toEqual([
    ['parcel', 'parcel 2 tracking corrected'],
    ['parcel', 'parcel 1 undone'],
  ]);
});

it('delivers every parcel, each once', () => {
  ship([mat, 1]);
  order.ship(parcel(), STEP, refunded);
  const later = { ...STEP, at: new Date('2030-01-05T00:00:00Z') };
  order.changeStatus('delivered', { ...later, restock: true });
  expect(order.parcels.map(({ deliveredAt }) => deliveredAt)).toEqual([later.at, later.at]);
});

it('ships nothing while the payment is in doubt, and refuses a bad tracking', () => {
  const tracking = { ...NO_TRACKING, trackingNumber: '1Z' };
  expect(() => order.ship({ id: 'p1', tracking }, STEP, refunded)).toThrow('Choose the carrier');
  order = Order.restore({ ...snapshot, number: 1 }, { ...PAID, paymentStatus: 'disputed' });
  expect(() => ship([mat, 1])).toThrow('The payment of this order is disputed.');
  expect([order.parcels, order.newHistory]).toEqual([[], []]);
});

describe('units that were refunded', () => {
  it('are never shipped: what is left completes the order', () => {
    refunded = units([bell, 1]);
    expect(() => ship([bell, 2])).toThrow('Only 1 × Bell left to ship.');
    expect(order.ship(parcel(), STEP, refunded).lines).toEqual(units([mat, 1], [bell, 1]));
    expect([order.status, details()]).toEqual(['shipped', [['status', 'shipped']]]);
  });

  it('count first against the units that are not shipped', () => {
    ship([bell, 1]);
    refunded = units([bell, 1], [bell, 1]);
    expect(() => ship([bell, 1])).toThrow('No units of Bell are left to ship.');
    ship([mat, 1]);
    expect([order.status, details().slice(1)]).toEqual([
      'shipped',
      [
        ['parcel', 'parcel 2 completes the order: 1 of 3 units'],
        ['status', 'shipped'],
      ],
    ]);
  });

  it('leave nothing to ship where they are all there was', () => {
    refunded = units([mat, 1], [bell, 2]);
    for (const attempt of [() => ship([mat, 1]), () => order.ship(parcel(), STEP, refunded)]) {
      expect(attempt).toThrow(
        'Everything in this order was refunded, so there is nothing to ship. Cancel the order instead.',
      );
    }
    expect([order.status, order.parcels, details()]).toEqual(['pending', [], []]);
  });

  const refund = () => {
    const restOfIt = { cents: 1_000, units: 1, refunded, withheld: null };
    order.requestRefund(restOfIt, { ...STEP, restock: true });
  };

  it('complete an order of which all else is shipped, whatever the bank warns of', () => {
    for (const paymentStatus of ['paid', 'fraud_warning'] as const) {
      order = Order.restore({ ...snapshot, number: 1 }, PAID);
      refunded = [];
      ship([bell, 2]);
      order = Order.restore({ ...snapshot, number: 1 }, { ...PAID, paymentStatus }, order.parcels);
      refunded = units([mat, 1]);
      refund();
      expect([order.status, details()]).toEqual([
        'shipped',
        [
          ['refund', '$10.00 requested'],
          ['stock', '1 back in stock'],
          ['status', 'shipped'],
        ],
      ]);
    }
  });

  it('complete no order of which something is left, or nothing is shipped', () => {
    refunded = units([mat, 1], [bell, 2]);
    refund();
    expect(order.status).toBe('pending');
    refunded = [];
    ship([bell, 1]);
    refunded = units([mat, 1]);
    refund();
    expect(order.status).toBe('pending');
  });
});
