import type { ErasureList, ListedErasure } from '../ports/erasures.js';

const erasure = (nth: number, scope: ListedErasure['scope']): ListedErasure => ({
  userId: `01900000-0000-4000-8000-00000000000${nth}`,
  at: new Date(Date.UTC(2030, 0, 1, 0, 0, nth)),
  scope,
});

/** The contract of every `ErasureList`. `make` returns an empty one. */
export function erasureListContract(make: () => Promise<ErasureList>): void {
  it('gives back what was added, in its order', async () => {
    const list = await make();
    expect(await list.all()).toEqual([]);
    const added = [erasure(2, 'person'), erasure(1, 'account')];
    for (const each of added) await list.add(each);
    expect(await list.all()).toEqual(added);
  });

  it('has an erasure that was added again with what it was', async () => {
    const list = await make();
    const added = erasure(1, 'account');
    for (const each of [added, added]) await list.add(each);
    const all = await list.all();
    expect(all.length).toBeGreaterThan(0);
    for (const each of all) expect(each).toEqual(added);
  });
}
