import type { CategoryRepository } from '../ports/category-repository.js';
import { CARDIO, idOf, IMAGE_NAME, STRENGTH } from './fixtures.js';

/** The contract of every category repository. `make` returns an empty one. */
export function categoryRepositoryContract(
  make: () => Promise<{
    categories: CategoryRepository;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  }>,
): void {
  const opened = async () => {
    const { categories, inTransaction } = await make();
    await inTransaction(() => categories.add(STRENGTH));
    const lock = (id: string) => inTransaction(() => categories.lock(id));
    return { categories, inTransaction, lock };
  };

  it('gives back what was put in', async () => {
    const { categories, lock } = await opened();
    expect(await lock(STRENGTH.id)).toEqual({ ...STRENGTH, products: 0 });
    expect([await lock(idOf(9)), await lock('no id')]).toEqual([undefined, undefined]);
    expect(await categories.all()).toEqual([STRENGTH]);
  });

  it('stores an edit', async () => {
    const { categories, inTransaction, lock } = await opened();
    const after = { ...STRENGTH, title: 'STRENGTH', icon: IMAGE_NAME, version: 2 };
    await inTransaction(() => categories.save(STRENGTH, after));
    expect(await lock(STRENGTH.id)).toEqual({ ...after, products: 0 });
  });

  it('has each title once, in capital or small letters', async () => {
    const { categories, inTransaction } = await opened();
    const taken = { ...CARDIO, title: 'strength' };
    await expect(inTransaction(() => categories.add(taken))).rejects.toThrow('already exists');
    await inTransaction(() => categories.add(CARDIO));
    await expect(inTransaction(() => categories.save(CARDIO, taken))).rejects.toThrow(
      'already exists',
    );
  });

  it('forgets a removed one, whose title is free again', async () => {
    const { categories, inTransaction, lock } = await opened();
    await inTransaction(() => categories.remove(STRENGTH.id));
    expect([await lock(STRENGTH.id), await categories.all()]).toEqual([undefined, []]);
    await inTransaction(() => categories.add({ ...CARDIO, title: STRENGTH.title }));
  });
}
