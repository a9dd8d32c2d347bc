import type { PlacedOrder } from '../../orders/index.js';
import { returnsFixture } from '../testing/returns-fixture.js';

let fixture: ReturnType<typeof returnsFixture>;
let order: PlacedOrder;
/** A return of which one bell for 5,000 cents was received. */
let id: string;
beforeEach(async () => {
  fixture = returnsFixture();
  order = await fixture.deliverOne();
  id = await fixture.returnOne(order, 'received');
});

const close = () => fixture.close.execute(id, 'root');
const stateNow = () => fixture.returns.rows.get(id)?.state;
const refund = () =>
  fixture.refund.execute(id, {
    key: 'refund-1',
    delivery: false,
    shownCents: 5_000,
    shownRefunds: undefined,
    by: 'root',
  });

it('refuses a return that can be refunded', async () => {
  await expect(close()).rejects.toMatchObject({ kind: 'conflict', code: 'return_refundable' });
  await refund();
  await expect(close()).rejects.toMatchObject({ code: 'return_refund_requested' });
  expect(stateNow()).toBe('received');
});

it('closes one of which all money went back otherwise, with history and audit entry', async () => {
  const stock = fixture.shop.inStock();
  await fixture.shop.refundOrder.execute(order.id, {
    key: 'all',
    lines: [],
    delivery: false,
    amountCents: 11_500 - 4_999,
    shownCents: undefined,
    shownRefunds: undefined,
    restock: false,
    reason: 'goodwill',
    by: 'root',
  });
  await expect(refund()).rejects.toThrow('Only $49.99 is left');
  await close();
  expect([stateNow(), fixture.shop.inStock()]).toEqual(['closed', stock]);
  expect((await fixture.shop.queries.find(order.id))?.history.at(-1)).toMatchObject({
    by: 'root',
    what: 'return',
    detail: 'return 1 closed',
  });
  expect(fixture.shop.auditLog.entries.at(-1)).toMatchObject({
    actor: { id: 'root' },
    action: 'returns.close',
    after: { state: 'closed' },
  });
  await expect(close()).rejects.toThrow('A return that is closed cannot be closed.');
});

it('closes one whose refund has failed, until that is confirmed after all', async () => {
  await refund();
  fixture.shop.refunds.become('pi_1', 'failed');
  await close();
  await fixture.applyRefund.execute(fixture.returns.rows.get(id)!.refundId!);
  expect(stateNow()).toBe('closed');
});
