import { DAY_MS } from '../../../kernel/durations.js';
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
