import type { PlacedOrder } from '../domain/order-snapshot.js';
import type { UnitsInReturn } from '../domain/units-in-returns.js';
import { type OrdersFixture, ordersFixture } from '../testing/orders-fixture.js';

let fixture: OrdersFixture;
let order: PlacedOrder;
let bell: string;
let inReturns: UnitsInReturn[];

/** Return 1 waits with one of the two bells. */
beforeEach(async () => {
  inReturns = [];
  fixture = ordersFixture({ unitsOf: async () => inReturns });
  order = await fixture.placeOne();
  bell = fixture.orders.rows.get(order.id)!.snapshot.lines[1]!.id;
  inReturns = [{ number: 1, lineId: bell, quantity: 1 }];
});

const refund = (quantity: number, key = 'form-1', options?: { isOfReturn: boolean }) =>
  fixture.refundOrder.execute(
    order.id,
    {
      key,
      lines: [{ lineId: bell, quantity }],
      delivery: false,
      amountCents: undefined,
      shownCents: undefined,
      shownRefunds: undefined,
      restock: true,
      reason: 'damaged',
      by: 'root',
    },
    options,
  );
const refusal = {
  kind: 'conflict',
  code: 'units_in_return',
  message: '1 × Bell is in return 1. Refund it there.',
};

it('refunds by hand no unit that a return has taken, and moves nothing', async () => {
  await expect(refund(2)).rejects.toMatchObject(refusal);
  expect([fixture.refunds.requested, fixture.inStock()]).toEqual([[], 0]);
});

it('counts the units that were refunded before, so that the last one is left to the return', async () => {
  await refund(1);
  await expect(refund(1, 'form-2')).rejects.toMatchObject(refusal);
  expect([fixture.refunds.requested.length, fixture.inStock()]).toEqual([1, 1]);
});

it('refunds the units where it is the return that does so', async () => {
  await refund(2, 'return-1', { isOfReturn: true });
  expect(fixture.refunds.requested).toMatchObject([{ amountCents: 10_000, status: 'requested' }]);
  expect(fixture.inStock()).toBe(2);
});
