import type { PlacedOrder } from '../../orders/index.js';
import { returnsFixture } from '../testing/returns-fixture.js';
import { UnitsOfOpenReturns } from './units-of-open-returns.js';

let fixture: ReturnType<typeof returnsFixture>;
let order: PlacedOrder;
beforeEach(async () => {
  fixture = returnsFixture();
  order = await fixture.deliverOne();
});

const bells = (quantity: number) => [{ lineId: fixture.lineId(order, 1), quantity }];
const request = (changes: Parameters<typeof fixture.wanted>[1] = {}) =>
  fixture.request.execute(order.id, 'ada', fixture.wanted(order, changes));
const answer = (id: string, decision: 'approved' | 'declined') =>
  fixture.answer.execute(id, { decision, text: 'As agreed', by: 'root' });

describe('a refund by hand beside a return', () => {
  const refundByHand = (units: number, key = 'by-hand') =>
    fixture.shop.refundOrder.execute(order.id, {
      key,
      lines: bells(units),
      delivery: false,
      amountCents: undefined,
      shownCents: undefined,
      shownRefunds: undefined,
      restock: true,
      reason: 'damaged',
      by: 'root',
    });

  it.each([
    ['requested', 1, '2 × Bell are in return 1. Refund them there.'],
    ['approved', 2, '2 × Bell are in return 1. Refund them there.'],
    ['received', 2, '1 × Bell is in return 1. Refund it there.'],
  ] as const)('leaves the units of one that is %s', async (state, units, message) => {
    await fixture.returnOne(order, state);
    await expect(refundByHand(units)).rejects.toMatchObject({ kind: 'conflict', message });
    expect(fixture.shop.refunds.requested).toEqual([]);
  });

  it('takes what no return has, once for each key of the form', async () => {
    const id = await request({ lines: bells(1) });
    await refundByHand(1);
    await refundByHand(1);
    await expect(refundByHand(1, 'other')).rejects.toThrow('1 × Bell is in return 1.');
    await answer(id, 'approved');
    await fixture.receive.execute(id, [{ ...bells(1)[0]!, restock: true }], 'root');
    expect(fixture.shop.inStock()).toBe(2);
    await fixture.refund.execute(id, {
      key: 'refund-1',
      delivery: false,
      shownCents: 5_000,
      shownRefunds: 1,
      by: 'root',
    });
    await expect(refundByHand(1, 'other')).rejects.toThrow('All units of "Bell" are refunded');
  });

  it('names each return', async () => {
    await request({ lines: bells(1) });
    await request({ lines: bells(1), requestKey: 'form-2' });
    await expect(refundByHand(1)).rejects.toThrow(
      '2 × Bell are in returns 1 and 2. Refund them there.',
    );
  });

  it('takes all of one that is declined', async () => {
    await answer(await request(), 'declined');
    await refundByHand(2);
    expect(fixture.shop.inStock()).toBe(2);
  });
});

describe('the units of open returns', () => {
  const units = () => new UnitsOfOpenReturns(fixture.returns).unitsOf(order.id);
  const save = async (id: string, changes: object) =>
    fixture.returns.save({ ...(await fixture.returns.find(id))!, ...changes });

  it.each([
    ['requested', 2],
    ['approved', 2],
    ['received', 1],
  ] as const)('are those of one that is %s: %s', async (state, quantity) => {
    await fixture.returnOne(order, state);
    expect(await units()).toEqual([{ number: 1, lineId: fixture.lineId(order, 1), quantity }]);
  });

  it.each(['closed', 'refunded'] as const)('are none of one that is %s', async (state) => {
    await save(await fixture.returnOne(order, 'received'), { state });
    expect(await units()).toEqual([]);
  });

  it('are none of one whose refund is requested', async () => {
    await save(await fixture.returnOne(order, 'received'), { refundId: 'refund' });
    expect(await units()).toEqual([]);
  });
});
