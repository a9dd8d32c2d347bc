import { randomUUID } from 'node:crypto';
import type { UnitOfWork } from '../../../kernel/unit-of-work.js';
import type { RollupEntry, SalesRollup } from '../ports/sales-rollup.js';

export interface SalesRollupUnderTest {
  /** With no order and nothing counted. */
  readonly rollup: SalesRollup;
  readonly unitOfWork: UnitOfWork;
  /** Places an order without counting it; returns its id. */
  place(entry: RollupEntry): Promise<string>;
}

const MONDAY = '2026-03-02';
const TUESDAY = '2026-03-03';
const pending: RollupEntry = { day: MONDAY, status: 'pending', cents: 1_000 };
const shipped: RollupEntry = { ...pending, status: 'shipped' };

export function salesRollupContract(given: () => Promise<SalesRollupUnderTest>): void {
  const setUp = async () => {
    const { rollup, unitOfWork, place } = await given();
    const lock = (orderId: string) => unitOfWork.run(() => rollup.lock(orderId));
    return {
      rollup,
      place,
      lock,
      add: (orderId: string) => unitOfWork.run(() => rollup.add(orderId)),
      /** As the use case does. */
      count: (orderId: string, after: RollupEntry) =>
        unitOfWork.run(async () => rollup.move(orderId, await rollup.lock(orderId), after)),
      repair: (day: string) => unitOfWork.run(() => rollup.repair(day)),
    };
  };

  it('knows as what an order is counted', async () => {
    const { lock, count } = await setUp();
    const orderId = randomUUID();
    expect(await lock(orderId)).toBeUndefined();
    expect(await lock(orderId)).toBeUndefined();
    await count(orderId, pending);
    expect(await lock(orderId)).toEqual(pending);
    await count(orderId, shipped);
    expect(await lock(orderId)).toEqual(shipped);
  });

  it('counts a new order once, as it is, and no unknown one', async () => {
    const { rollup, place, lock, count, add } = await setUp();
    const [first, second] = [await place(pending), await place(shipped)];
    await add(first);
    await add(first);
    expect(await lock(first)).toEqual(pending);
    expect(await rollup.difference(MONDAY)).toMatchObject({ orders: 1, sums: 0 });
    await count(second, shipped);
    await add(second);
    await add(randomUUID());
    expect(await rollup.difference(MONDAY)).toBeUndefined();
  });

  it('counts other cents of an order that stays where it is', async () => {
    const { rollup, place, lock, count } = await setUp();
    const fewer = { ...pending, cents: pending.cents - 1 };
    const orderId = await place(fewer);
    await count(orderId, pending);
    await count(orderId, fewer);
    expect(await lock(orderId)).toEqual(fewer);
    expect(await rollup.difference(MONDAY)).toBeUndefined();
  });

  it('finds no difference where each order is counted as it is', async () => {
    const { rollup, place, count } = await setUp();
    const orders = [pending, shipped, { ...shipped, day: TUESDAY, cents: 50 }];
    for (const entry of orders) await count(await place(entry), entry);
    expect(await rollup.difference(MONDAY)).toBeUndefined();
    expect(await rollup.difference(TUESDAY)).toBeUndefined();
  });

  it('finds and repairs an order that is not counted, or as something else', async () => {
    const { rollup, place, count, lock, repair } = await setUp();
    const [uncounted, changed] = [await place(pending), await place(shipped)];
    await count(changed, pending);
    expect(await rollup.difference(MONDAY)).toEqual({ day: MONDAY, orders: 2, sums: 0 });
    await repair(MONDAY);
    expect(await rollup.difference(MONDAY)).toBeUndefined();
    expect([await lock(uncounted), await lock(changed)]).toEqual([pending, shipped]);
    await count(changed, pending);
    await count(changed, shipped);
    expect(await rollup.difference(MONDAY)).toBeUndefined();
  });

  it('finds and repairs an order of another day, a day at a time', async () => {
    const { rollup, place, count, repair } = await setUp();
    await count(await place(pending), { ...pending, day: TUESDAY });
    expect(await rollup.difference(MONDAY)).toMatchObject({ orders: 1 });
    expect(await rollup.difference(TUESDAY)).toMatchObject({ orders: 1 });
    await repair(MONDAY);
    await repair(TUESDAY);
    expect(await rollup.difference(MONDAY)).toBeUndefined();
    expect(await rollup.difference(TUESDAY)).toBeUndefined();
  });

  it('names the days from the first order to the last one, or to now', async () => {
    const { rollup, place, count } = await setUp();
    expect(await rollup.days(new Date(`${TUESDAY}T12:00:00Z`))).toEqual([]);
    await place(pending);
    expect(await rollup.days(new Date(`${TUESDAY}T23:59:59Z`))).toEqual([MONDAY, TUESDAY]);
    await count(randomUUID(), { ...pending, day: '2026-03-04' });
    await count(randomUUID(), { ...pending, day: '2026-03-01' });
    expect(await rollup.days(new Date(`${MONDAY}T00:00:00Z`))).toEqual([
      '2026-03-01',
      MONDAY,
      TUESDAY,
      '2026-03-04',
    ]);
  });
}
