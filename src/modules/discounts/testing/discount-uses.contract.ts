import type { DiscountUses } from '../ports/discount-uses.js';

/** A checkout or an order with a code to count; `as` is its status. */
export interface PlantedUse {
  readonly code: string | null;
  readonly user: 'ada' | 'bob';
  readonly as: 'open' | 'released' | 'pending' | 'returned' | 'canceled';
}

/** Before all holds. */
const SINCE = new Date(0);

/** The contract of everything that counts uses. `make` begins with none. */
export function discountUsesContract(
  make: () => {
    uses: DiscountUses;
    users: Readonly<Record<PlantedUse['user'], string>>;
    /** @returns the id of the checkout or order */
    plant: (use: PlantedUse) => Promise<string>;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  },
): void {
  it('counts none where there are none', async () => {
    const { uses, users } = make();
    const none = { byCustomer: 0, isHeld: false };
    expect(await uses.allUses('TEN', users.ada, SINCE)).toMatchObject({ total: 0, ...none });
    expect(await uses.ownUses('TEN', users.ada)).toEqual(none);
    expect(await uses.withinLimits('TEN')).toEqual({ total: 0, mostByCustomer: 0 });
    expect(await uses.counts()).toEqual([]);
    expect(await uses.countOf('TEN')).toEqual({ code: 'TEN', total: 0, late: 0 });
  });

  it('counts open checkouts and orders that were not canceled, each code for itself', async () => {
    const { uses, users, plant } = make();
    await plant({ code: 'TEN', user: 'ada', as: 'open' });
    for (const as of ['released', 'pending', 'returned', 'canceled'] as const) {
      await plant({ code: 'TEN', user: 'ada', as });
    }
    await plant({ code: 'TEN', user: 'bob', as: 'pending' });
    await plant({ code: 'OTHER', user: 'bob', as: 'open' });
    await plant({ code: null, user: 'bob', as: 'pending' });

    const [ada, bob] = [
      { byCustomer: 2, isHeld: true },
      { byCustomer: 1, isHeld: false },
    ];
    expect(await uses.allUses('TEN', users.ada, SINCE)).toMatchObject({ total: 3, ...ada });
    expect(await uses.allUses('TEN', users.bob, SINCE)).toMatchObject({ total: 4, ...bob });
    expect(await uses.ownUses('TEN', users.ada)).toEqual(ada);
    expect(await uses.ownUses('TEN', users.bob)).toEqual(bob);
    expect(await uses.usesBesideNewHold('TEN', users.bob)).toMatchObject({
      total: 4,
      byCustomer: 1,
    });
    for (const counted of [
      await uses.allUses('TEN', users.bob, SINCE),
      await uses.usesBesideNewHold('TEN', users.bob),
    ]) {
      expect(counted.totalAtMost).toBeGreaterThan(counted.total);
    }
    expect(await uses.withinLimits('TEN')).toEqual({ total: 4, mostByCustomer: 3 });
    expect((await uses.counts()).toSorted((one, other) => one.total - other.total)).toEqual([
      { code: 'OTHER', total: 1, late: 0 },
      { code: 'TEN', total: 4, late: 0 },
    ]);
  });

  it('counts late uses, too, but not within the limits', async () => {
    const { uses, users, plant, inTransaction } = make();
    const late = await plant({ code: 'TEN', user: 'ada', as: 'pending' });
    await plant({ code: 'TEN', user: 'ada', as: 'pending' });
    await inTransaction(() => uses.markLate('TEN', late));
    const both = { byCustomer: 2, isHeld: false };
    expect(await uses.allUses('TEN', users.ada, SINCE)).toMatchObject({ total: 2, ...both });
    expect(await uses.ownUses('TEN', users.ada)).toEqual(both);
    expect(await uses.withinLimits('TEN')).toEqual({ total: 1, mostByCustomer: 1 });
    await plant({ code: 'OTHER', user: 'bob', as: 'open' });
    expect(await uses.countOf('TEN')).toEqual({ code: 'TEN', total: 2, late: 1 });
    expect(await uses.counts()).toContainEqual({ code: 'TEN', total: 2, late: 1 });
  });
}
