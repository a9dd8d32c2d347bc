import { DAY_MS } from '../../../kernel/time.js';
import { newDispute } from '../../payment/testing/new-dispute.js';
import { SALE, soldOrderFixture } from '../testing/books-fixture.js';

describe('what is missing', () => {
  it('is entered for the day of its recording, with the day of the event', async () => {
    const { missing, enterMissing, clock, entered, entries } = await soldOrderFixture();
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
    const fixture = await soldOrderFixture();
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
    expect(entries.all.at(-1)?.eventDay).toBe('2026-11-22');
  });

  it('is of today where the opening ends as an order begins to be entered', async () => {
    const { missing, enterMissing, clock, entries } = await soldOrderFixture();
    clock.advance(DAY_MS);
    missing.opening = clock.now();
    entries.recordingTime = async () => {
      missing.opening = undefined;
      return clock.now();
    };
    await enterMissing.execute();
    expect(entries.all.map(({ day }) => day)).toEqual(['2026-03-02', '2026-03-02']);
  });

  it('is of today where it happened just as the books began', async () => {
    const { missing, enterMissing, order, clock, entries } = await soldOrderFixture();
    missing.opening = order.placedAt;
    clock.advance(DAY_MS);
    await enterMissing.execute();
    expect(entries.all.map(({ day, isOpening }) => [day, isOpening])).toEqual([
      ['2026-03-02', false],
      ['2026-03-02', false],
    ]);
  });

  it('is entered although an order before it fails', async () => {
    const { missing, enterMissing, queries, orderId, entered } = await soldOrderFixture();
    const find = queries.find.bind(queries);
    queries.find = (id) => (id === 'broken' ? Promise.reject(new Error('broken')) : find(id));
    missing.incompleteOrders = async () => ['broken', orderId];
    await expect(enterMissing.execute()).rejects.toThrow('broken');
    expect([entered(), missing.covered]).toEqual([SALE, new Date(0)]);
  });

  it('waits for the next run where a process stops, or where an order fails', async () => {
    const { missing, enterMissing, entered, refunds, requestPart, intentId } =
      await soldOrderFixture();
    await enterMissing.execute(AbortSignal.abort());
    expect([entered(), missing.covered]).toEqual([[], new Date(0)]);
    await requestPart(100);
    refunds.become(intentId, 'refunded');
    refunds.ofIntent = () => Promise.reject(new Error('away'));
    await expect(enterMissing.execute()).rejects.toThrow('away');
    expect(missing.covered).toEqual(new Date(0));
  });

  it('closes the days before that of the shop', async () => {
    const { missing, closePastDays, clock } = await soldOrderFixture();
    await closePastDays.execute();
    expect(missing.day).toBe('2026-03-01');
    missing.isEntering = true;
    clock.advance(DAY_MS);
    await closePastDays.execute();
    expect(missing.day).toBe('2026-03-01');
  });

  it('has nobody wait for a close while the day goes on', async () => {
    const { missing, closePastDays } = await soldOrderFixture();
    await closePastDays.execute();
    missing.closingTime = () => Promise.reject(new Error('locked'));
    await expect(closePastDays.execute()).resolves.toBeUndefined();
  });

  it('leaves the opening open while a transaction may still enter a past day', async () => {
    const { missing, enterMissing, clock } = await soldOrderFixture();
    missing.opening = clock.now();
    missing.isEntering = true;
    await enterMissing.execute();
    expect(missing.covered).toEqual(new Date(0));
    missing.opening = undefined;
    await enterMissing.execute();
    expect(missing.covered).toEqual(await missing.coverable());
  });

  it('is looked for in batches, but not for ever', async () => {
    const { missing, enterMissing } = await soldOrderFixture();
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

describe('a refund that is missing', () => {
  /** Noon of a day of March. */
  const noonOf = (day: number) => new Date(Date.UTC(2026, 2, day, 12));
  const byHand = { madeFor: null, cents: 100, status: 'succeeded', failure: null } as const;

  it('of an imported order is of the day on which that was taken back', async () => {
    const { enterMissing, orders, order, refunds, orderId, intentId, entries } =
      await soldOrderFixture();
    const { totalCents: amountCents } = order;
    for (const [what, detail, day] of [
      ['status', 'shipped', 3],
      ['status', 'returned', 5],
      ['mail', '"Your refund" sent', 7],
    ] as const) {
      await orders.addHistory(orderId, { what, detail, at: noonOf(day), by: 'ada' });
    }
    const refund = { orderId, intentId, amountCents, reason: 'returned', requestedBy: 'ada' };
    await refunds.recordPast(refund);
    await enterMissing.execute();
    const given = entries.all.filter(({ kind }) => kind === 'refund');
    expect(given.map(({ eventDay }) => eventDay)).toEqual(['2026-03-05', '2026-03-05']);
  });

  it('by hand is of the day on which the shop learned of it', async () => {
    const { enterMissing, order, refunds, requestedAt, orderId, intentId, entries } =
      await soldOrderFixture();
    const payment = { orderId, intentId, totalCents: order.totalCents };
    for (const day of [4, 6]) {
      await refunds.enterForeign({ ...byHand, id: `re_${day}` }, payment);
      requestedAt.set(refunds.requested.at(-1)!.id, noonOf(day));
    }
    await enterMissing.execute();
    const given = entries.all.filter(({ kind }) => kind === 'refund');
    expect(given.map(({ eventDay }) => eventDay)).toEqual(['2026-03-04', '2026-03-06']);
  });

  it('by the shop is of the day on which it was sent to the provider', async () => {
    const { enterMissing, refunds, requestPart, requestedAt, intentId, entries } =
      await soldOrderFixture();
    await requestPart(100);
    refunds.become(intentId, 'refunded');
    const [refund] = refunds.requested;
    requestedAt.set(refund!.id, noonOf(4));
    refunds.ofIntent = async () => [{ ...refund!, keyUsedAt: noonOf(8) }];
    await enterMissing.execute();
    expect(entries.all.at(-1)).toMatchObject({ kind: 'refund', eventDay: '2026-03-08' });
  });
});
