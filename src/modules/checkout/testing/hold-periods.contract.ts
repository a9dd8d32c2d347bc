import { MINUTE_MS } from '../../../kernel/durations.js';
import type { HoldPeriod } from '../domain/hold-allowance.js';
import type { HoldPeriods } from '../ports/hold-periods.js';

const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [ADA, BOB, BELL, MAT] = [id(1), id(2), id(3), id(4)] as const;

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
      inTransaction(() => periods.save(userId, saved));
    const found = async (userId: string, since = at(-60)) =>
      inTransaction(() => periods.find(userId, [BELL], since));
    return { periods, inTransaction, at, period, save, found };
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
    const { periods, inTransaction, at, period, save, found } = await opened();
    await save(ADA, period(10, BELL, -30, -15), period(10, BELL, -5, 10));
    await save(ADA, period(11, BELL, -5, 10));
    await inTransaction(() => periods.end(id(10)));
    const [ended, other, goesOn] = await found(ADA);
    expect([ended, goesOn ?? other]).toEqual([
      period(10, BELL, -30, -15),
      expect.objectContaining({ checkoutId: id(11), until: at(10) }),
    ]);
    const until = (await found(ADA)).find(({ from }) => from.getTime() === at(-5).getTime())!.until;
    expect(until.getTime()).toBeLessThan(at(1).getTime());
  });

  it('forgets those of a user and products, and purges old ones', async () => {
    const { periods, inTransaction, at, period, save, found } = await opened();
    await save(ADA, period(10, BELL, -30, -15));
    await save(BOB, period(11, BELL, -30, -15), period(12, BELL, -10, 5));
    await inTransaction(() => periods.forget(ADA, [BELL]));
    await inTransaction(() => periods.purge(at(-14)));
    expect([await found(ADA), await found(BOB)]).toEqual([[], [period(12, BELL, -10, 5)]]);
  });
}
