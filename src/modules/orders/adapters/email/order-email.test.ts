import { REFUND_ARRIVAL } from '../../../../../common/contract/order.js';
import type { OrderRecord, OrderRefundRecord } from '../../ports/order-queries.js';
import { ordersFixture } from '../../testing/orders-fixture.js';
import { toOrderEmail } from './order-email.js';

let order: OrderRecord;
beforeEach(async () => {
  const { placeOne, queries } = ordersFixture();
  order = (await queries.find((await placeOne()).id))!;
});

/** A refund of a part, which the card has. */
const part = (amountCents: number): OrderRefundRecord => ({
  id: 'r1',
  at: new Date(0),
  by: null,
  reason: 'goodwill',
  error: null,
  status: 'refunded',
  amountCents,
  part: { lines: [], deliveryCents: 0, isRestocked: false, isForeign: false, withheld: null },
});

/** What the email of a canceled order says of the money, and its sums. */
const moneyOf = (changes: Partial<OrderRecord>) => {
  const context = { link: 'https://a.test', timeZone: 'UTC' };
  const { preview, blocks } = toOrderEmail({ ...order, ...changes }, 'canceled', context);
  const sums = blocks.flatMap((block) =>
    block.kind === 'total' ? [`${block.label} ${block.amount}`] : [],
  );
  return [preview, ...sums];
};

it('says that all goes back, or the rest', () => {
  expect(moneyOf({})).toEqual([
    `Nothing will be sent. The full amount goes back to the card you paid with, ${REFUND_ARRIVAL}.`,
    'Refund $115.00',
  ]);
  expect(moneyOf({ refunds: [part(1_000)] })).toEqual([
    `Nothing will be sent. The rest of what you paid goes back to the card you paid with, ${REFUND_ARRIVAL}.`,
    'Refund $105.00',
  ]);
});

it.each([
  ['refunds', () => ({ refunds: [part(10_500), part(1_000)] })],
  ['the bank', () => ({ paymentStatus: 'dispute_lost' as const })],
])('promises nothing where %s gave all back before', (_who, changes) => {
  expect(moneyOf(changes())).toEqual([
    'Nothing will be sent. Your payment went back to you before.',
    'Total $115.00',
  ]);
});
