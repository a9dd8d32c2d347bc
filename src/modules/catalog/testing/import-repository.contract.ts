import type { ImportRepository } from '../ports/import-repository.js';
import { idOf } from './fixtures.js';

/** The contract of every import repository. `make` returns an empty one. */
export function importRepositoryContract(
  make: () => Promise<{
    imports: ImportRepository;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  }>,
): void {
  it('knows what was done under a key, and under no other', async () => {
    const { imports, inTransaction } = await make();
    const counts = { created: 2, edited: 1 };
    const begin = (key?: string) => inTransaction(() => imports.begin(key));
    expect(await begin(idOf(1))).toBeUndefined();
    const file = Buffer.from('name,price');
    await inTransaction(() => imports.remember({ key: idOf(1), counts, file }));
    expect([await begin(idOf(1)), await begin(idOf(2)), await begin()]).toEqual([
      counts,
      undefined,
      undefined,
    ]);
    expect(await imports.file(idOf(1))).toEqual(file);
    expect([await imports.file(idOf(2)), await imports.file('nonsense')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('knows which change was made under a key, without a file', async () => {
    const { imports, inTransaction } = await make();
    const beginChange = () => inTransaction(() => imports.beginChange(idOf(3)));
    expect(await beginChange()).toBeUndefined();
    const counts = { created: 0, edited: 7 };
    await inTransaction(() => imports.remember({ key: idOf(3), counts, file: null }));
    expect([await beginChange(), await imports.file(idOf(3))]).toEqual([counts, undefined]);
  });

  it('stores nothing under a key that is no id', async () => {
    const { imports, inTransaction } = await make();
    await expect(inTransaction(() => imports.beginChange('nonsense'))).rejects.toThrow();
    const completed = { key: 'nonsense', counts: { created: 0, edited: 7 }, file: null };
    await expect(inTransaction(() => imports.remember(completed))).rejects.toThrow();
  });
}
