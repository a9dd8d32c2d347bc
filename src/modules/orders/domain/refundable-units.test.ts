import type { PaymentStatus } from '../../../../common/contract/order-payment.js';
import { newOrderSnapshot } from '../testing/order-fixtures.js';
import { canRefundUnits, type OrderRefund, refundedUnits } from './order-refund.js';

const { lines, ...bought } = newOrderSnapshot(1, 'ada');
/** A mat of $10.00, two bells of $50.00 each, delivery of $5.00. */
const order = {
  ...bought,
  status: 'delivered' as const,
  paymentStatus: 'paid' as PaymentStatus,
  lines: [
    { ...lines[0]!, id: 'mat' },
    { ...lines[1]!, id: 'bell' },
  ],
  refunds: [] as OrderRefund[],
};
const of = (lineId: string, quantity: number) => ({ lineId, quantity });
const free = (amountCents: number): OrderRefund => ({
  status: 'refunded',
  amountCents,
  part: { lines: [], deliveryCents: 0 },
});
const bell: OrderRefund = {
  status: 'refunded',
  amountCents: 5_000,
  part: { lines: [{ ...of('bell', 1), amountCents: 5_000 }], deliveryCents: 0 },
};
const whole: OrderRefund = { status: 'refunded', amountCents: order.totalCents, part: null };

it.each([
  ['all units', true, [of('mat', 1), of('bell', 2)]],
  ['some units', true, [of('bell', 1)]],
  ['more than were bought', false, [of('mat', 2)]],
  ['units that are there beside too many', false, [of('bell', 1), of('mat', 2)]],
  ['a line of another order', false, [of('rope', 1)]],
  ['nothing', false, []],
])('of an order without refunds %s can be refunded: %s', (_what, can, units) => {
  expect(canRefundUnits(order, units)).toBe(can);
});

it('refunds the units that refunds before have left, and no more', () => {
  const refunded = { ...order, refunds: [bell] };
  expect(canRefundUnits(refunded, [of('bell', 1)])).toBe(true);
  expect(canRefundUnits(refunded, [of('bell', 2)])).toBe(false);
  expect(canRefundUnits({ ...order, refunds: [whole] }, [of('mat', 1)])).toBe(false);
});

it('refunds up to the money that is left', () => {
  const left = (cents: number) => ({ ...order, refunds: [free(order.totalCents - cents)] });
  expect(canRefundUnits(left(5_000), [of('bell', 1)])).toBe(true);
  expect(canRefundUnits(left(4_999), [of('bell', 1)])).toBe(false);
});

it('refunds no units that cost nothing', () => {
  const gift = { ...order, lines: [{ ...order.lines[0]!, discountCents: 1_000 }, order.lines[1]!] };
  expect(canRefundUnits(gift, [of('mat', 1)])).toBe(false);
});

it.each([
  ['dispute_lost', false],
  ['paid', true],
  ['fraud_warning', true],
] as const)('of a payment that is %s, can units be refunded: %s', (paymentStatus, can) => {
  expect(canRefundUnits({ ...order, paymentStatus }, [of('mat', 1)])).toBe(can);
});

it('counts units of parts only: the refund of all that remained names none', () => {
  expect(refundedUnits([bell, whole])).toEqual([{ ...of('bell', 1), amountCents: 5_000 }]);
});
