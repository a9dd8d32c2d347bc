import { DAY_MS } from '../../../kernel/time.js';
import type { PlacedOrder } from '../../orders/index.js';
import { returnsFixture } from '../testing/returns-fixture.js';

let fixture: ReturnType<typeof returnsFixture>;
let order: PlacedOrder;
beforeEach(async () => {
  fixture = returnsFixture();
  order = await fixture.deliverOne();
});

const stateOf = (id: string) => fixture.returns.rows.get(id)!.state;
/** The last entries of the order's history. */
const told = async (entries: number) => (await fixture.shop.historyOf(order.id)).slice(-entries);
const request = (changes: Parameters<typeof fixture.wanted>[1] = {}, by = 'ada') =>
  fixture.request.execute(order.id, by, fixture.wanted(order, changes));
const approve = (id: string) =>
  fixture.answer.execute(id, { decision: 'approved', text: 'Well packed, please', by: 'root' });
const decline = (id: string) =>
  fixture.answer.execute(id, { decision: 'declined', text: 'Too worn', by: 'root' });
const refund = (id: string, changes: object = {}) =>
  fixture.refund.execute(id, {
    key: 'refund-1',
    delivery: false,
    shownCents: 5_000,
    shownRefunds: 0,
    by: 'root',
    ...changes,
  });
const follow = async (status: 'refunded' | 'failed') => {
  fixture.shop.refunds.become('pi_1', status);
  await fixture.applyRefund.execute(fixture.shop.refunds.requested.at(-1)!.id);
};

describe('a shopper', () => {
  it('asks for a return, of which the shopper and the shop are told', async () => {
    const id = await request({ note: 'A dent' });
    expect(fixture.returns.rows.get(id)).toMatchObject({
      orderId: order.id,
      number: 1,
      state: 'requested',
      reason: 'damaged',
      note: 'A dent',
    });
    expect(await told(1)).toEqual([['ada', 'return', 'return 1 requested: 2 units']]);
    expect(fixture.shop.events.published.slice(-2)).toEqual([
      {
        name: 'returns.return-changed',
        payload: { orderId: order.id, returnId: id, state: 'requested' },
      },
      { name: 'returns.return-requested', payload: { returnId: id } },
    ]);
  });

  it('asks once for each key of the form', async () => {
    expect(await request()).toBe(await request());
    expect(fixture.returns.rows.size).toBe(1);
  });

  it('returns what is left of a line, in several returns', async () => {
    const line = { lineId: fixture.lineId(order, 1), quantity: 1 };
    await request({ lines: [line] });
    expect(await told(1)).toEqual([['ada', 'return', 'return 1 requested: 1 unit']]);
    await request({ lines: [line], requestKey: 'form-2' });
    const third = request({ lines: [line], requestKey: 'form-3' });
    await expect(third).rejects.toMatchObject({
      kind: 'conflict',
      message: 'No units of Bell can be returned.',
    });
    expect([...fixture.returns.rows.values()].map(({ number }) => number)).toEqual([1, 2]);
  });

  it('asks at most 20 times about an order', async () => {
    for (let nth = 0; nth < 20; nth += 1) {
      const returnId = await request({ requestKey: `form-${nth}` });
      await fixture.withdraw.execute({ orderId: order.id, returnId, userId: 'ada' });
    }
    await expect(request({ requestKey: 'form-20' })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'too_many_returns',
      message: expect.stringContaining('There are 20 returns of this order already.'),
    });
  });

  it('returns what the release before has delivered, which does not tell the parcels', async () => {
    const row = fixture.shop.orders.rows.get(order.id)!;
    row.parcels = row.parcels.map((parcel) => ({ ...parcel, deliveredAt: null }));
    await request();
    expect(fixture.returns.rows.size).toBe(1);
  });

  it('does not return what was refunded', async () => {
    const lines = [{ lineId: fixture.lineId(order, 1), quantity: 1 }];
    await fixture.shop.refundOrder.execute(order.id, {
      key: 'form',
      lines,
      delivery: false,
      amountCents: undefined,
      shownCents: undefined,
      shownRefunds: undefined,
      restock: false,
      reason: 'damaged',
      by: 'root',
    });
    await expect(request()).rejects.toThrow('Only 1 × Bell can be returned.');
  });

  it.each([
    ['no lines', { lines: [] }, 'Choose what you want to send back'],
    ['a line of another order', { lines: [{ lineId: 'rope', quantity: 1 }] }, 'must name lines'],
  ])('is told about %s', async (_what, changes, message) => {
    await expect(request(changes)).rejects.toThrow(message);
  });

  it('is refused for an order of somebody else, and after the window', async () => {
    const notFound = { kind: 'not_found', message: 'Order not found' };
    await expect(request({}, 'eve')).rejects.toMatchObject(notFound);
    fixture.shop.clock.advance(31 * DAY_MS);
    await expect(request()).rejects.toThrow('No units of Bell can be returned.');
  });

  it('withdraws a return until it is received, and can ask again', async () => {
    const id = await request();
    const own = { orderId: order.id, returnId: id, userId: 'ada' };
    const notFound = { kind: 'not_found', message: 'Return not found' };
    for (const other of [{ userId: 'eve' }, { orderId: 'other' }]) {
      const withdrawing = fixture.withdraw.execute({ ...own, ...other });
      await expect(withdrawing).rejects.toMatchObject(notFound);
    }
    await fixture.withdraw.execute(own);
    expect(stateOf(id)).toBe('withdrawn');
    expect(await told(1)).toEqual([['ada', 'return', 'return 1 withdrawn']]);
    await request({ requestKey: 'form-2' });
  });

  it('cannot withdraw what was received', async () => {
    const returnId = await fixture.returnOne(order, 'received');
    const withdrawing = fixture.withdraw.execute({ orderId: order.id, returnId, userId: 'ada' });
    await expect(withdrawing).rejects.toMatchObject({ code: 'illegal_return_step' });
  });
});

describe('staff', () => {
  it('approve with a text that only the customer reads', async () => {
    const id = await request();
    await approve(id);
    expect(fixture.returns.rows.get(id)).toMatchObject({
      state: 'approved',
      answer: 'Well packed, please',
    });
    expect(await told(1)).toEqual([['root', 'return', 'return 1 approved']]);
    expect(fixture.shop.auditLog.entries.at(-1)).toEqual({
      actor: { id: 'root' },
      action: 'returns.approve',
      subject: `order ${order.number}`,
      before: { return: 1, state: 'requested' },
      after: { state: 'approved' },
    });
    expect(fixture.shop.events.published.at(-1)?.payload).toMatchObject({ state: 'approved' });
  });

  it('decline, and the units can be returned again', async () => {
    const id = await request();
    await decline(id);
    expect([stateOf(id), await told(1)]).toEqual([
      'declined',
      [['root', 'return', 'return 1 declined']],
    ]);
    expect(fixture.shop.auditLog.entries.at(-1)).toMatchObject({
      actor: { id: 'root' },
      action: 'returns.decline',
      after: { state: 'declined' },
    });
    await request({ requestKey: 'form-2' });
  });

  it('decide once', async () => {
    const id = await request();
    await approve(id);
    await expect(approve(id)).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('receive fewer units than requested, and put them in stock', async () => {
    const before = [fixture.shop.inStock(), fixture.shop.unitsSold()] as const;
    const id = await fixture.returnOne(order, 'received');
    expect(stateOf(id)).toBe('received');
    expect([fixture.shop.inStock(), fixture.shop.unitsSold()]).toEqual([before[0] + 1, before[1]]);
    expect(await told(1)).toEqual([
      ['root', 'return', 'return 1 received: 1 of 2 units, 1 back in stock'],
    ]);
    expect(fixture.shop.auditLog.entries.at(-1)?.after).toEqual({
      state: 'received',
      units: 1,
      restocked: 1,
    });
    // The other bell never came.
    const lines = [{ lineId: fixture.lineId(order, 1), quantity: 1 }];
    await request({ requestKey: 'form-2', lines });
  });

  it('write off what came back broken', async () => {
    const before = fixture.shop.inStock();
    const id = await fixture.returnOne(order, 'approved');
    const came = { lineId: fixture.lineId(order, 1), quantity: 2, restock: false };
    await fixture.receive.execute(id, [came], 'root');
    expect(fixture.shop.inStock()).toBe(before);
  });

  it('refund what was received, once', async () => {
    const id = await fixture.returnOne(order, 'received');
    await refund(id);
    await refund(id);
    expect(fixture.shop.refunds.requested).toMatchObject([
      { amountCents: 5_000, reason: 'damaged', part: { deliveryCents: 0, isRestocked: false } },
    ]);
    // The bell is in stock since it was received, and no longer sold.
    expect([fixture.shop.inStock(), fixture.shop.unitsSold()]).toEqual([1, 2]);
    expect(stateOf(id)).toBe('received');
    await expect(refund(id, { key: 'refund-2', shownRefunds: 1 })).rejects.toMatchObject({
      code: 'return_refund_requested',
    });
  });

  it('refund the delivery only where they say so', async () => {
    const id = await fixture.returnOne(order, 'received');
    await refund(id, { delivery: true, shownCents: 5_500 });
    expect(fixture.shop.refunds.requested[0]).toMatchObject({ amountCents: 5_500 });
  });

  it('refund nothing that was not received', async () => {
    const id = await fixture.returnOne(order, 'approved');
    await expect(refund(id)).rejects.toThrow('A return that is approved cannot be refunded.');
  });

  it('refund no other sum than they were shown', async () => {
    const id = await fixture.returnOne(order, 'received');
    await expect(refund(id, { shownCents: 4_999 })).rejects.toMatchObject({
      code: 'refunds_changed',
    });
    expect(fixture.returns.rows.get(id)?.refundId).toBeNull();
  });
});

describe('the refund of a return', () => {
  it('makes it refunded once it is confirmed, and received again where the bank returns it', async () => {
    const id = await fixture.returnOne(order, 'received');
    await refund(id);
    await follow('refunded');
    await follow('refunded');
    expect(stateOf(id)).toBe('refunded');
    expect(await told(1)).toEqual([['Shop', 'return', 'return 1 refunded']]);
    await follow('failed');
    expect(stateOf(id)).toBe('received');
    await fixture.shop.retry.execute(order.id, 'root', fixture.returns.rows.get(id)!.refundId!);
    await follow('refunded');
    expect(stateOf(id)).toBe('refunded');
  });

  it('leaves the return as it is where it fails', async () => {
    const id = await fixture.returnOne(order, 'received');
    await refund(id);
    await follow('failed');
    expect(stateOf(id)).toBe('received');
  });

  it('is none of a return where staff refunded otherwise', async () => {
    await fixture.applyRefund.execute('unknown');
    expect(fixture.returns.rows.size).toBe(0);
  });
});
