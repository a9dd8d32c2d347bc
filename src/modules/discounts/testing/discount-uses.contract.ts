import type { DiscountCode } from '../domain/discount-code.js';
import type { DiscountRepository } from '../ports/discount-repository.js';
import type { CodeLock, DiscountUses } from '../ports/discount-uses.js';
import { discountCode } from './discount-fixtures.js';

/** A checkout or an order with a code to count; `as` is its status. */
export interface PlantedUse {
  readonly code: string | null;
  readonly user: 'ada' | 'bob';
  readonly as: 'open' | 'released' | 'pending' | 'returned' | 'canceled';
}

/** Before all holds. */
const SINCE = new Date(0);

/** Limits that nobody reaches. */
const LIMITS = { maxUses: 90, maxUsesPerCustomer: 9 };

/** The contract of everything that counts uses. `make` begins with none. */
export function discountUsesContract(
  make: () => {
    uses: DiscountUses;
    codes: DiscountRepository;
    users: Readonly<Record<PlantedUse['user'], string>>;
    /** @returns the id of the checkout or order */
    plant: (use: PlantedUse) => Promise<string>;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  },
): void {
  async function withCodes(limits: Partial<DiscountCode> = LIMITS) {
    const made = make();
    const { uses, codes, inTransaction } = made;
    const [ten, other] = [discountCode(limits), discountCode({ ...limits, code: 'OTHER' })];
    await inTransaction(async () => {
      await codes.add(ten);
      await codes.add(other);
    });
    const find = (code: string, userId: string) => uses.find(code, userId, SINCE);
    const lock = (code: string, userId: string, how: CodeLock = 'shared') =>
      inTransaction(() => uses.lock(code, userId, how));
    return { ...made, ten, find, lock };
  }

  it('counts none where there are none', async () => {
    const { uses, users, ten, find, lock } = await withCodes();
    const none = { total: 0, byCustomer: 0 };
    const counted = { code: ten, uses: { ...none, isHeld: false, holds: [] } };
    expect(await find('TEN', users.ada)).toMatchObject(counted);
    for (const how of ['shared', 'exclusive'] as const) {
      expect(await lock('TEN', users.ada, how)).toMatchObject({ code: ten, uses: none });
    }
    expect(await uses.withinLimits('TEN')).toEqual({ total: 0, mostByCustomer: 0 });
    expect(await uses.counts()).toEqual([]);
    expect(await uses.countOf('TEN')).toEqual({ code: 'TEN', total: 0, late: 0 });
  });

  it.each(['ten', 'NONE'])('knows no code %s', async (text) => {
    const { users, find, lock } = await withCodes();
    expect([await find(text, users.ada), await lock(text, users.ada)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('counts nothing of a code without limits', async () => {
    const { users, plant, ten, find, lock } = await withCodes({});
    await plant({ code: 'TEN', user: 'ada', as: 'pending' });
    const uncounted = { code: ten, uses: null };
    expect(await find('TEN', users.ada)).toEqual(uncounted);
    expect(await lock('TEN', users.ada)).toEqual(uncounted);
  });

  it('reads no holds of a code that is limited for each customer alone', async () => {
    const { users, plant, find } = await withCodes({ maxUsesPerCustomer: 1 });
    await plant({ code: 'TEN', user: 'ada', as: 'open' });
    const uses = { byCustomer: 0, isHeld: true, holds: null };
    expect(await find('TEN', users.ada)).toMatchObject({ uses });
  });

  it('counts open checkouts and orders that were not canceled, each code for itself', async () => {
    const { uses, users, plant, find, lock } = await withCodes();
    await plant({ code: 'TEN', user: 'ada', as: 'open' });
    for (const as of ['released', 'pending', 'returned', 'canceled'] as const) {
      await plant({ code: 'TEN', user: 'ada', as });
    }
    await plant({ code: 'TEN', user: 'bob', as: 'pending' });
    await plant({ code: 'OTHER', user: 'bob', as: 'open' });
    await plant({ code: null, user: 'bob', as: 'pending' });

    const ada = { total: 3, byCustomer: 2, isHeld: true };
    const bob = { total: 4, byCustomer: 1 };
    expect(await find('TEN', users.ada)).toMatchObject({ uses: ada });
    expect(await find('TEN', users.bob)).toMatchObject({ uses: { ...bob, isHeld: false } });
    expect(await lock('TEN', users.bob)).toMatchObject({ uses: bob });
    for (const found of [await find('TEN', users.bob), await lock('TEN', users.bob)]) {
      expect(found!.uses!.totalAtMost).toBeGreaterThan(found!.uses!.total);
    }
    expect(await uses.withinLimits('TEN')).toEqual({ total: 4, mostByCustomer: 3 });
    expect((await uses.counts()).toSorted((one, other) => one.total - other.total)).toEqual([
      { code: 'OTHER', total: 1, late: 0 },
      { code: 'TEN', total: 4, late: 0 },
    ]);
  });

  it('counts late uses, too, but not within the limits', async () => {
    const { uses, users, plant, find, lock, inTransaction } = await withCodes();
    const late = await plant({ code: 'TEN', user: 'ada', as: 'pending' });
    await plant({ code: 'TEN', user: 'ada', as: 'pending' });
    await inTransaction(() => uses.markLate('TEN', late));
    const both = { total: 2, byCustomer: 2 };
    expect(await find('TEN', users.ada)).toMatchObject({ uses: both });
    expect(await lock('TEN', users.ada)).toMatchObject({ uses: both });
    expect(await uses.withinLimits('TEN')).toEqual({ total: 1, mostByCustomer: 1 });
    await plant({ code: 'OTHER', user: 'bob', as: 'open' });
    expect(await uses.countOf('TEN')).toEqual({ code: 'TEN', total: 2, late: 1 });
    expect(await uses.counts()).toContainEqual({ code: 'TEN', total: 2, late: 1 });
  });
}
