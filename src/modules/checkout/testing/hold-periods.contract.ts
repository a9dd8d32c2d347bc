import { MINUTE_MS } from '../../../kernel/time.js';
import type { HoldPeriod } from '../domain/hold-allowance.js';
import type { Holder } from '../domain/unpaid-holds.js';
import type { HoldPeriods } from '../ports/hold-periods.js';
import { openCheckout } from './open-checkout.js';

const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [ADA, BOB, BELL, MAT] = [id(1), id(2), id(3), id(4)] as const;

const holder = (userId: string): Holder => ({
  userId,
  origin: `home of ${userId}`,
  network: 'street',
});

/** The contract of every store of hold periods. `make` returns an empty one, and its time. */
export function holdPeriodsContract(
  make: () => Promise<{
    periods: HoldPeriods;
    now: Date;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  }>,
): void {
  const opened = async () => {
    const { periods, now, inTransaction } = await make();
    const at = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
    const period = (checkout: number, productId: string, from: number, until: number) =>
      ({ checkoutId: id(checkout), productId, from: at(from), until: at(until) }) as HoldPeriod;
    const save = (userId: string, ...saved: HoldPeriod[]) =>
      inTransaction(() => periods.save(holder(userId), saved));
    /** An unpaid checkout of a bell and a mat that began so many minutes ago. */
    const endUnpaid = (checkout: number, userId: string, from: number) =>
      inTransaction(() =>
        periods.endUnpaid(openCheckout(id(checkout), holder(userId), at(from), [BELL, MAT])),
      );
    const unpaid = () => inTransaction(() => periods.unpaid(BELL, 60 * MINUTE_MS));
    const found = async (userId: string, since = at(-60)) =>
      inTransaction(() => periods.find(userId, [BELL], since));
    return { periods, inTransaction, at, period, save, found, endUnpaid, unpaid };
  };

  it('finds those of a user and a product that end later', async () => {
    const { at, period, save, found } = await opened();
    const [old, young] = [period(10, BELL, -30, -20), period(11, BELL, -10, -5)];
    await save(ADA, old, young, period(11, MAT, -10, -5));
    await save(BOB, period(12, BELL, -10, -5));
    expect(await found(ADA)).toEqual([old, young]);
    expect(await found(ADA, at(-20))).toEqual([young]);
  });

  it('moves the end of one with the same begin, and adds one with another', async () => {
    const { period, save, found } = await opened();
    await save(ADA, period(10, BELL, -30, -20));
    await save(ADA, period(10, BELL, -30, -15));
    await save(ADA, period(10, BELL, -5, 10));
    expect(await found(ADA)).toEqual([period(10, BELL, -30, -15), period(10, BELL, -5, 10)]);
  });

  it('ends those of a checkout that go on', async () => {
    const { endUnpaid, at, period, save, found } = await opened();
    await save(ADA, period(10, BELL, -30, -15), period(10, BELL, -5, 10));
    await save(ADA, period(11, BELL, -5, 10));
    await endUnpaid(10, ADA, -30);
    const all = await found(ADA);
    expect(all).toContainEqual(period(10, BELL, -30, -15));
    expect(all).toContainEqual(period(11, BELL, -5, 10));
    const isEnded = ({ checkoutId, from }: HoldPeriod) =>
      checkoutId === id(10) && from.getTime() === at(-5).getTime();
    expect(all.find(isEnded)!.until.getTime()).toBeLessThan(at(1).getTime());
  });

  it('keeps what an unpaid checkout held of each product, and for how long', async () => {
    const { endUnpaid, period, save, unpaid } = await opened();
    await save(ADA, period(10, MAT, -12, 5));
    await endUnpaid(10, ADA, -12);
    await endUnpaid(11, BOB, -70);
    await save(BOB, period(12, BELL, -90, -61));
    const held = await unpaid();
    const inMinutes = held.map(({ unpaidMs, ...hold }) => ({
      ...hold,
      minutes: Math.round(unpaidMs / MINUTE_MS),
    }));
    const ended = { quantity: 0, isOpen: false };
    expect(inMinutes).toHaveLength(2);
    expect(inMinutes).toEqual(
      expect.arrayContaining([
        { ...holder(ADA), checkoutId: id(10), ...ended, minutes: 12 },
        { ...holder(BOB), checkoutId: id(11), ...ended, minutes: 5 },
      ]),
    );
  });

  it('forgets those of a user and products, and purges old ones', async () => {
    const { periods, inTransaction, at, period, save, found } = await opened();
    await save(ADA, period(10, BELL, -30, -15));
    await save(BOB, period(11, BELL, -30, -15), period(12, BELL, -10, 5));
    await inTransaction(() => periods.forget(ADA, [BELL]));
    expect(await inTransaction(() => periods.purge(at(-14), 100))).toBe(1);
    expect([await found(ADA), await found(BOB)]).toEqual([[], [period(12, BELL, -10, 5)]]);
  });
}
