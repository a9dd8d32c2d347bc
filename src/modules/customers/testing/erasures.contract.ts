import type { Erasures } from '../ports/erasures.js';

const at = (second: number) => new Date(Date.UTC(2030, 0, 1, 0, 0, second));

/** The contract of every `Erasures`. `make` returns one without any. */
export function erasuresContract(
  make: () => Promise<{
    erasures: Erasures;
    /** When a customer was erased, as it is stored. */
    timeOf: (userId: string) => Promise<Date | undefined>;
    newId: () => string;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  }>,
): void {
  it('miss those of the ids that were not added, in their order', async () => {
    const { erasures, newId, inTransaction } = await make();
    const [one, two, three] = [newId(), newId(), newId()];
    expect(await erasures.missing([])).toEqual([]);
    expect(await erasures.missing([three, one])).toEqual([three, one]);
    await inTransaction(() => erasures.add({ userId: two, at: at(1) }));
    expect(await erasures.missing([three, two, one])).toEqual([three, one]);
    expect(await erasures.missing([two])).toEqual([]);
  });

  it('have the time of the first one of a customer', async () => {
    const { erasures, timeOf, newId, inTransaction } = await make();
    const userId = newId();
    await inTransaction(() => erasures.add({ userId, at: at(2) }));
    await inTransaction(() => erasures.add({ userId, at: at(1) }));
    await inTransaction(() => erasures.add({ userId, at: at(3) }));
    expect(await timeOf(userId)).toEqual(at(2));
  });
}
