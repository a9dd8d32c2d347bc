import { newOrderSnapshot } from '../testing/order-fixtures.js';
import {
  type OrderRefund,
  refundAmounts,
  refundsLeft,
  unitsLeft,
  type RefundRequest,
} from './order-refund.js';

const { lines, ...bought } = newOrderSnapshot(1, 'ada');
/** A mat of $10.00, two bells of $50.01 together, delivery of $5.00. */
const order = {
  status: 'pending' as const,
  ...bought,
  totalCents: 1_000 + 10_002 + 500,
  lines: [
    { ...lines[0]!, id: 'mat' },
    { ...lines[1]!, id: 'bell', priceCents: 5_001 },
  ],
};
const NOTHING: RefundRequest = {
  lines: [],
  delivery: false,
  amountCents: undefined,
  shownCents: undefined,
  shownRefunds: undefined,
};
const of = (lineId: string, quantity: number): RefundRequest => ({
  ...NOTHING,
  lines: [{ lineId, quantity }],
});
const refunded = (
  wanted: RefundRequest,
  before: readonly OrderRefund[] = [],
  status: OrderRefund['status'] = 'refunded',
): OrderRefund => {
  const { amountCents, ...amounts } = refundAmounts(order, before, wanted);
  return { status, amountCents, part: { ...amounts } };
};

it('refunds units, the delivery, both, or an amount', () => {
  expect(refundAmounts(order, [], of('bell', 1))).toEqual({
    amountCents: 5_001,
    deliveryCents: 0,
    lines: [{ lineId: 'bell', quantity: 1, amountCents: 5_001 }],
  });
  const delivery = { ...NOTHING, delivery: true };
  expect(refundAmounts(order, [], delivery)).toEqual({
    amountCents: 500,
    deliveryCents: 500,
    lines: [],
  });
  expect(refundAmounts(order, [], { ...of('mat', 1), delivery: true }).amountCents).toBe(1_500);
  const free = { ...NOTHING, amountCents: 1_234 };
  expect(refundAmounts(order, [], free)).toEqual({
    amountCents: 1_234,
    deliveryCents: 0,
    lines: [],
  });
});

it('gives the whole total back, part by part', () => {
  const parts: OrderRefund[] = [];
  for (const wanted of [of('bell', 1), { ...of('mat', 1), delivery: true }, of('bell', 1)]) {
    parts.push(refunded(wanted, parts));
  }
  expect(parts.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(order.totalCents);
  expect(refundsLeft(order, parts).cents).toBe(0);
  expect(unitsLeft(order, parts)).toEqual([]);
});

it('knows what is left of each line, and to be restocked', () => {
  const parts = [refunded(of('bell', 1))];
  expect(refundsLeft(order, parts)).toMatchObject({
    cents: order.totalCents - 5_001,
    deliveryCents: 500,
    lines: [
      { lineId: 'mat', refundedUnits: 0 },
      { lineId: 'bell', refundedUnits: 1, refundedCents: 5_001, netCents: 10_002 },
    ],
  });
  expect(unitsLeft(order, parts).map(({ quantity }) => quantity)).toEqual([1, 1]);
});

it.each([
  [false, 4_751 + 4_750, 550],
  [true, 4_501 + 4_500, 500],
])(
  'gives back what was paid: less the discount, with the tax, included %s',
  (isTaxIncluded, bells, delivery) => {
    const taxed = {
      ...order,
      isTaxIncluded,
      shippingTaxCents: 50,
      lines: [order.lines[0]!, { ...order.lines[1]!, discountCents: 1_001, taxCents: 500 }],
    };
    const left = refundsLeft(taxed, []);
    expect([left.lines[1]!.netCents, left.deliveryCents]).toEqual([bells, delivery]);
  },
);

it.each(['canceled', 'returned'] as const)('leaves no units of an order that is %s', (status) => {
  const given = { ...order, status };
  expect(unitsLeft(given, [])).toEqual([]);
  expect(refundsLeft(given, [])).toMatchObject({ cents: order.totalCents, deliveryCents: 0 });
  expect(() => refundAmounts(given, [], of('mat', 1))).toThrow(
    'All units of "Mat" are refunded already.',
  );
  const free = { ...NOTHING, amountCents: 100 };
  expect(refundAmounts(given, [], free).amountCents).toBe(100);
});

it('keeps the units of a refund that failed, and frees its money', () => {
  const failed = [refunded(of('mat', 1), [], 'failed')];
  expect(refundsLeft(order, failed).cents).toBe(order.totalCents);
  expect(() => refundAmounts(order, failed, of('mat', 1))).toThrow(
    'All units of "Mat" are refunded already.',
  );
});

it('counts nothing of a refund at the provider that differs', () => {
  const free = refunded({ ...NOTHING, amountCents: 900 }, [], 'unmatched');
  expect(refundsLeft(order, [free]).cents).toBe(order.totalCents);
});

it('leaves nothing beside the refund of all that remained', () => {
  const whole: OrderRefund = { status: 'sent', amountCents: order.totalCents, part: null };
  expect(refundsLeft(order, [whole])).toMatchObject({ cents: 0, deliveryCents: 0 });
  expect(unitsLeft(order, [whole])).toEqual([]);
});

describe('is refused', () => {
  const conflict = (before: readonly OrderRefund[], wanted: RefundRequest) => () =>
    refundAmounts(order, before, wanted);
  const some = [refunded(of('bell', 1))];

  it.each([
    ['units that are gone', of('bell', 2), 'Only 1 of "Bell" is left to refund.'],
    ['more than is left', { ...NOTHING, amountCents: 6_502 }, 'Only $65.01 is left'],
    ['another sum than was shown', { ...of('mat', 1), shownCents: 999 }, 'somebody else'],
    ['refunds that the form has not seen', { ...of('mat', 1), shownRefunds: 0 }, 'somebody else'],
  ])('%s', (_what, wanted, message) => {
    expect(conflict(some, wanted)).toThrow(message);
  });

  it.each([
    ['an unknown line', of('rope', 1), 'lines', 'The order has no such line'],
    ['nothing', NOTHING, 'lines', 'Choose what to refund'],
    ['nothing, in an old form', { ...NOTHING, shownRefunds: 0 }, 'lines', 'Choose what to refund'],
    ['no units', of('mat', 0), 'lines', 'Choose what to refund'],
    [
      'both kinds',
      { ...of('mat', 1), amountCents: 5 },
      'amount',
      'Refund lines and delivery, or an amount, but not both',
    ],
    [
      'a line twice',
      { ...NOTHING, lines: [...of('mat', 1).lines, ...of('mat', 1).lines] },
      'lines',
      'Each line may be named once',
    ],
  ])('%s, and says in which field', (_what, wanted, field, message) => {
    expect(conflict(some, wanted)).toThrow(
      expect.objectContaining({ message, errors: [{ field, message }] }),
    );
  });

  it('the delivery twice, and nothing at all', () => {
    const delivery = { ...NOTHING, delivery: true };
    expect(conflict([refunded(delivery)], delivery)).toThrow('The delivery is refunded already.');
    const free = { ...order, shippingCents: 0 };
    expect(() => refundAmounts(free, [], delivery)).toThrow('Choose what to refund');
  });

  it('anything of an order that is refunded in full', () => {
    const all = [refunded({ ...NOTHING, amountCents: order.totalCents })];
    expect(conflict(all, of('mat', 1))).toThrow('This order is refunded in full already.');
  });

  it('nothing that the form has shown as it is', () => {
    const wanted = { ...of('mat', 1), shownCents: 1_000, shownRefunds: 1 };
    expect(refundAmounts(order, some, wanted).amountCents).toBe(1_000);
  });
});
