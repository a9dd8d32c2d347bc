import type { OrderRecord } from '../../orders/index.js';
import { returnsFixture } from '../testing/returns-fixture.js';
import { toReturnableOrder } from './returnable-order.js';

const TERMS = { days: 30, timeZone: 'UTC' };

const day = (number: number) => new Date(Date.UTC(2030, 0, number, 12));
const status = (detail: string, at: Date) =>
  ({ at, by: 'root', what: 'status', detail }) as const satisfies OrderRecord['history'][number];
const emailed = { at: day(9), by: 'Shop', what: 'mail', detail: '"Delivered" sent' } as const;

let delivered: OrderRecord;
let mat: string;
let bell: string;
beforeEach(async () => {
  const fixture = returnsFixture();
  const order = await fixture.deliverOne();
  [mat, bell] = [fixture.lineId(order, 0), fixture.lineId(order, 1)];
  const history = [status('shipped', day(2)), status('delivered', day(4)), emailed];
  delivered = { ...(await fixture.shop.queries.find(order.id))!, history };
});

const parcel = (number: number, lineId: string, deliveredAt: Date | null) => ({
  ...delivered.parcels[0]!,
  id: `parcel-${number}`,
  number,
  deliveredAt,
  lines: [{ lineId, quantity: 1 }],
});
const deliveriesOf = (changes: Partial<OrderRecord>) =>
  toReturnableOrder({ ...delivered, ...changes }, [], TERMS).deliveries;

describe('what was delivered of an order', () => {
  it('is what its delivered parcels held, each since its own day', () => {
    const parcels = [parcel(1, mat, day(3)), parcel(2, bell, null)];
    expect(deliveriesOf({ status: 'shipped', parcels, history: [] })).toEqual([
      { at: day(3), lines: [{ lineId: mat, quantity: 1 }] },
    ]);
  });

  it('is every parcel of a delivered order, on the day of the order where it has none', () => {
    const parcels = [parcel(1, mat, day(3)), parcel(2, bell, null)];
    expect(deliveriesOf({ parcels })).toEqual([
      { at: day(3), lines: [{ lineId: mat, quantity: 1 }] },
      { at: day(4), lines: [{ lineId: bell, quantity: 1 }] },
    ]);
  });

  it('is all of a delivered order that was shipped before there were parcels', () => {
    const lines = [
      { lineId: mat, quantity: 1 },
      { lineId: bell, quantity: 2 },
    ];
    expect(deliveriesOf({ parcels: [] })).toEqual([{ at: day(4), lines }]);
  });

  it('is nothing of an order without parcels that is on its way, or of an unknown day', () => {
    const history = [status('shipped', day(2))];
    expect(deliveriesOf({ status: 'shipped', parcels: [], history })).toEqual([]);
    expect(deliveriesOf({ parcels: [], history })).toEqual([]);
  });

  it.each(['canceled', 'returned'] as const)('is nothing of one that is %s', (now) => {
    expect(deliveriesOf({ status: now, parcels: [parcel(1, mat, day(3))] })).toEqual([]);
  });
});

it.each([
  [14, 14],
  [0, 0],
  [null, 30],
])('has the return window of its day (%s), or that of today: %s', (returnDays, days) => {
  expect(toReturnableOrder({ ...delivered, returnDays }, [], TERMS).returnDays).toBe(days);
});

it('has the units that refunds took, but neither those of its returns nor those of a whole refund', () => {
  const part = (lineId: string) => ({
    lines: [{ lineId, quantity: 1, amountCents: 1_000 }],
    deliveryCents: 0,
    isRestocked: false,
    withheld: null,
    isForeign: false,
  });
  const refund: Omit<OrderRecord['refunds'][number], 'id' | 'part'> = {
    at: day(5),
    by: 'root',
    reason: 'damaged',
    error: null,
    status: 'refunded',
    amountCents: 1_000,
  };
  const refunds = [
    { ...refund, id: 'of-return', part: part(mat) },
    { ...refund, id: 'by-hand', part: part(bell) },
    { ...refund, id: 'whole', part: null },
  ];
  const ofReturns = [{ refundId: 'of-return' }, { refundId: null }];
  expect(toReturnableOrder({ ...delivered, refunds }, ofReturns, TERMS).refunded).toEqual([
    { lineId: bell, quantity: 1, amountCents: 1_000 },
  ]);
});
