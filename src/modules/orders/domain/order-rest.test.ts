import { newOrderSnapshot } from '../testing/order-fixtures.js';
import type { OrderRefund } from './order-refund.js';
import { type OrderToShip, restAmounts, type RestRequest } from './order-rest.js';
import type { LineUnits } from './parcel.js';

const { lines, ...bought } = newOrderSnapshot(1, 'ada');
const parcelOf = (...units: LineUnits[]) => ({
  id: 'p1',
  number: 1,
  lines: units,
  shippedAt: new Date(0),
  deliveredAt: null,
  carrier: null,
  carrierName: null,
  trackingNumber: null,
  trackingUrl: null,
});
/** A mat of $10.00 that was shipped, two bells of $50.01 that were not, delivery of $5.00. */
const order: OrderToShip = {
  ...bought,
  status: 'pending',
  paymentStatus: 'paid',
  totalCents: 1_000 + 10_002 + 500,
  lines: [
    { ...lines[0]!, id: 'mat' },
    { ...lines[1]!, id: 'bell', priceCents: 5_001 },
  ],
  parcels: [parcelOf({ lineId: 'mat', quantity: 1 })],
};
const REST: RestRequest = { delivery: false, shownCents: undefined, shownRefunds: undefined };
const free = (amountCents: number): OrderRefund => ({
  status: 'refunded',
  amountCents,
  part: { lines: [], deliveryCents: 0 },
});

it('gives back what is left to ship, and the delivery where that is wanted', () => {
  expect(restAmounts(order, [], REST)).toEqual({
    amountCents: 10_002,
    deliveryCents: 0,
    lines: [{ lineId: 'bell', quantity: 2, amountCents: 10_002 }],
    withheld: { cents: 0, reason: null },
  });
  expect(restAmounts(order, [], { ...REST, delivery: true })).toMatchObject({
    amountCents: 10_502,
    deliveryCents: 500,
    withheld: { cents: 0 },
  });
});

it('gives back nothing for a delivery that cost nothing', () => {
  const shippedFree = { ...order, shippingCents: 0, totalCents: 11_002 };
  expect(restAmounts(shippedFree, [], { ...REST, delivery: true })).toMatchObject({
    amountCents: 10_002,
    deliveryCents: 0,
    withheld: { cents: 0, reason: null },
  });
});

it('leaves out what was refunded of it before', () => {
  const one = { lines: [{ lineId: 'bell', quantity: 1, amountCents: 5_001 }], deliveryCents: 500 };
  const refunds: OrderRefund[] = [{ status: 'refunded', amountCents: 5_501, part: one }];
  expect(restAmounts(order, refunds, REST)).toMatchObject({
    lines: [{ lineId: 'bell', quantity: 1, amountCents: 5_001 }],
  });
  expect(() => restAmounts(order, refunds, { ...REST, delivery: true })).toThrow(
    'The delivery is refunded already.',
  );
});

it('gives back no more than is left, and withholds the rest', () => {
  expect(restAmounts(order, [free(8_000)], REST)).toMatchObject({
    amountCents: 3_502,
    lines: [{ amountCents: 10_002 }],
    withheld: { cents: 6_500, reason: 'refunded' },
  });
  expect(restAmounts(order, [free(11_502)], REST)).toMatchObject({
    amountCents: 0,
    withheld: { cents: 10_002, reason: 'refunded' },
  });
});

it('gives nothing back of what a dispute took', () => {
  expect(restAmounts({ ...order, paymentStatus: 'dispute_lost' }, [], REST)).toMatchObject({
    amountCents: 0,
    withheld: { cents: 10_002, reason: 'dispute_lost' },
  });
});

it('gives nothing back of units that cost nothing, and withholds nothing', () => {
  const gift = { ...order.lines[1]!, discountCents: 10_002 };
  const withGift = { ...order, totalCents: 1_500, lines: [order.lines[0]!, gift] };
  expect(restAmounts(withGift, [], REST)).toMatchObject({
    amountCents: 0,
    withheld: { cents: 0, reason: null },
  });
});

it('is refused while a dispute is open, where there is no rest, and where the form is old', () => {
  expect(() => restAmounts({ ...order, paymentStatus: 'disputed' }, [], REST)).toThrow(
    'The payment of this order is disputed. The bank decides about it.',
  );
  const all = [parcelOf({ lineId: 'mat', quantity: 1 }, { lineId: 'bell', quantity: 2 })];
  for (const parcels of [[], all]) {
    expect(() => restAmounts({ ...order, parcels }, [], REST)).toThrow('no rest to cancel');
  }
  const shipped = { ...order, status: 'shipped' } as const;
  expect(() => restAmounts(shipped, [], REST)).toThrow('no rest to cancel');
  for (const shown of [{ shownCents: 10_001 }, { shownRefunds: 1 }]) {
    expect(() => restAmounts(order, [], { ...REST, ...shown })).toThrow('Check the amounts again');
  }
});
