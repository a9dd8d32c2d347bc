import { DAY_MS } from '../../../kernel/durations.js';
import { newDispute } from '../../payment/testing/new-dispute.js';
import { booksFixture } from '../testing/books-fixture.js';

async function setUp() {
  const fixture = booksFixture();
  const { refunds, changes, placeOrder } = fixture;
  const order = await placeOrder();
  const { id: orderId, transactionId: intentId } = order;
  const last = () => refunds.requested.at(-1)!;
  return {
    ...fixture,
    ...{ order, orderId, intentId },
    /** Requests a free amount. */
    requestPart: (amountCents: number) =>
      refunds.requestPart({
        ...{ orderId, intentId, amountCents, reason: 'other', requestedBy: null },
        part: {
          ...{ requestKey: 'one', providerId: null, lines: [], deliveryCents: 0 },
          isRestocked: false,
          withheld: null,
        },
      }),
    become: async (status: 'refunded' | 'failed') => {
      refunds.become(intentId, status);
      await changes.enterRefund(last(), await refunds.ofIntent(intentId));
    },
  };
}

const SALE = [
  ['2026-03-01', 1, 'sale', 11_000],
  ['2026-03-01', 1, 'delivery', 500],
];

describe('an order', () => {
  it('is entered with the day that it has where the shop is', async () => {
    const { enterSale, order, orderId, intentId, entries, entered } = await setUp();
    const stored = { ...order, lines: order.lines.map((line, nth) => ({ ...line, id: `${nth}` })) };
    const customerDetails = { ...stored.customerDetails, state: 'new york' };
    await (
      await enterSale.prepare()
    )({ ...stored, customerDetails }, undefined);
    expect(entered()).toEqual(SALE);
    expect(entries.all[0]).toMatchObject({
      ...{ sourceKind: 'order', sourceId: orderId, orderId, intentId, currency: 'usd' },
      ...{ eventDay: '2026-03-01', isOpening: false, country: 'US', state: 'NY' },
    });
  });
});

describe('a refund', () => {
  it('is entered once it is confirmed, taken back where it fails, and entered again', async () => {
    const { requestPart, become, entered, clock, shop } = await setUp();
    await requestPart(100);
    await become('refunded');
    await become('refunded');
    clock.advance(DAY_MS);
    await become('failed');
    shop.timeZone = 'Asia/Tokyo';
    await become('refunded');
    expect(entered()).toEqual([
      ['2026-03-01', 1, 'refund', 'goods', -100],
      ['2026-03-02', 2, 'refund', 'goods', 100],
      ['2026-03-03', 3, 'refund', 'goods', -100],
    ]);
  });

  it('goes where its sale went, whatever the order and the shop say later', async () => {
    const { enterSale, order, requestPart, become, entries, shop } = await setUp();
    await requestPart(100);
    await become('refunded');
    expect(entries.all[0]).toMatchObject({ country: 'US', state: null });
    const lines = order.lines.map((line, nth) => ({ ...line, id: `${nth}` }));
    const customerDetails = { ...order.customerDetails, state: 'tx' };
    const enter = await enterSale.prepare();
    await enter({ ...order, lines, customerDetails, country: 'CA' });
    expect(entries.all[1]).toMatchObject({ country: 'CA', state: null });
    shop.country = 'DE';
    await become('failed');
    expect(entries.all.at(-1)).toMatchObject({ country: 'CA', state: null });
  });

  it('of a payment that never became an order has no entries', async () => {
    const { requestPart, refunds, changes, entered } = await setUp();
    await requestPart(100);
    const refund = { ...refunds.requested[0]!, orderId: null, status: 'refunded' } as const;
    await changes.enterRefund(refund, [refund]);
    expect(entered()).toEqual([]);
  });

  it('of nothing, such as a rest whose money is gone, has no entries', async () => {
    const { order, orderId, intentId, refunds, changes, entered, queries } = await setUp();
    const [line] = (await queries.find(orderId))!.lines;
    const lines = [{ lineId: line!.id, quantity: 1, amountCents: order.totalCents }];
    await refunds.requestPart({
      ...{ orderId, intentId, amountCents: 0, reason: 'not_shipped', requestedBy: null },
      part: {
        ...{ requestKey: 'one', providerId: null, lines, deliveryCents: 0, isRestocked: true },
        withheld: { cents: order.totalCents, reason: 'dispute_lost' },
      },
    });
    await changes.enterRefund(refunds.requested[0]!, refunds.requested);
    expect(entered()).toEqual([]);
  });

  it('of an order that does not exist is refused', async () => {
    const { requestPart, refunds, changes } = await setUp();
    await requestPart(100);
    const refund = { ...refunds.requested[0]!, orderId: 'gone', status: 'refunded' } as const;
    await expect(changes.enterRefund(refund, [refund])).rejects.toThrow('gone');
  });
});

describe('a dispute', () => {
  it('is entered with what it takes, and what comes back once it is won', async () => {
    const { changes, intentId, orderId, entered, entries } = await setUp();
    const dispute = newDispute({ intentId });
    await changes.enterDispute({ ...dispute, withdrawnCents: 0 });
    await changes.enterDispute(dispute);
    await changes.enterDispute({ ...dispute, status: 'won', withdrawnCents: 0 });
    expect(entered()).toEqual([
      ['2026-03-01', 1, 'dispute', -4_200],
      ['2026-03-01', 2, 'dispute', 4_200],
    ]);
    expect(entries.all[0]).toMatchObject({ sourceId: 'dp_1', orderId, intentId });
  });

  it('of a payment without an order has no entries, as the payment has none', async () => {
    const { changes, entries } = await setUp();
    await changes.enterDispute(newDispute({ intentId: 'pi_none' }));
    expect(entries.all).toEqual([]);
  });
});

describe('what is missing', () => {
  it('is entered for the day of its recording, with the day of the event', async () => {
    const { missing, enterMissing, clock, entered, entries } = await setUp();
    clock.advance(3 * DAY_MS);
    await enterMissing.execute();
    expect(entered()).toEqual([
      ['2026-03-04', 1, 'sale', 11_000],
      ['2026-03-04', 1, 'delivery', 500],
    ]);
    expect(entries.all.map(({ eventDay }) => eventDay)).toEqual(['2026-03-01', '2026-03-01']);
    expect(missing.covered).toEqual(await missing.coverable());
  });

  it('counts for its own day until all earlier orders are entered, with refunds and disputes', async () => {
    const fixture = await setUp();
    const { missing, enterMissing, orderId, intentId, clock, entered, entries } = fixture;
    await fixture.requestPart(100);
    fixture.refunds.become(intentId, 'refunded');
    await fixture.disputes.save(newDispute({ intentId }));
    missing.incompleteOrders = async () => [orderId, orderId, 'gone'];
    clock.advance(3 * DAY_MS);
    missing.opening = clock.now();
    await enterMissing.execute();
    expect(entered()).toEqual([
      ...SALE,
      ['2026-03-01', 1, 'refund', 'goods', -100],
      // Opened in November, so that it is of today.
      ['2026-03-04', 1, 'dispute', -4_200],
    ]);
    expect(entries.all.map(({ isOpening }) => isOpening)).toEqual([true, true, true, false]);
  });

  it('is of today where the opening ends as an order begins to be entered', async () => {
    const { missing, enterMissing, clock, entries } = await setUp();
    clock.advance(DAY_MS);
    missing.opening = clock.now();
    entries.recordingTime = async () => {
      missing.opening = undefined;
      return clock.now();
    };
    await enterMissing.execute();
    expect(entries.all.map(({ day }) => day)).toEqual(['2026-03-02', '2026-03-02']);
  });

  it('waits for the next run where a process stops, or where an order fails', async () => {
    const { missing, enterMissing, entered, refunds, requestPart, intentId } = await setUp();
    await enterMissing.execute(AbortSignal.abort());
    expect([entered(), missing.covered]).toEqual([[], new Date(0)]);
    await requestPart(100);
    refunds.become(intentId, 'refunded');
    refunds.ofIntent = () => Promise.reject(new Error('away'));
    await expect(enterMissing.execute()).rejects.toThrow('away');
    expect(missing.covered).toEqual(new Date(0));
  });

  it('closes the days before that of the shop', async () => {
    const { missing, closePastDays, clock } = await setUp();
    await closePastDays.execute();
    expect(missing.day).toBe('2026-03-01');
    missing.isEntering = true;
    clock.advance(DAY_MS);
    await closePastDays.execute();
    expect(missing.day).toBe('2026-03-01');
  });

  it('has nobody wait for a close while the day goes on', async () => {
    const { missing, closePastDays } = await setUp();
    await closePastDays.execute();
    missing.closingTime = () => Promise.reject(new Error('locked'));
    await expect(closePastDays.execute()).resolves.toBeUndefined();
  });

  it('leaves the opening open while a transaction may still enter a past day', async () => {
    const { missing, enterMissing, clock } = await setUp();
    missing.opening = clock.now();
    missing.isEntering = true;
    await enterMissing.execute();
    expect(missing.covered).toEqual(new Date(0));
    missing.opening = undefined;
    await enterMissing.execute();
    expect(missing.covered).toEqual(await missing.coverable());
  });

  it('is looked for in batches, but not for ever', async () => {
    const { missing, enterMissing } = await setUp();
    let left: string[] = [];
    missing.incompleteOrders = async (limit) => left.splice(0, limit);
    left = Array.from({ length: 1_000 }, (_, nth) => `gone-${nth}`);
    await enterMissing.execute();
    expect([left, missing.covered]).toEqual([[], await missing.coverable()]);
    missing.covered = new Date(0);
    left = Array.from({ length: 10_500 }, (_, nth) => `gone-${nth}`);
    await enterMissing.execute();
    expect([left.length, missing.covered]).toEqual([500, new Date(0)]);
  });
});
