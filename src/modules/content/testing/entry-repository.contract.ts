import { randomUUID } from 'node:crypto';
import type { ListEntry } from '../domain/list-entry.js';
import type { EntryRepository } from '../ports/entry-repository.js';

const entryAt = (position: number, more: Partial<ListEntry> = {}): ListEntry => ({
  id: randomUUID(),
  list: 'partners',
  version: 1,
  isShown: true,
  position,
  values: { name: `Partner ${position}`, image: null, showsName: false },
  ...more,
});

/** The contract of every repository of entries. `make` returns one without partners and testimonials. */
export function entryRepositoryContract(
  make: () => Promise<{
    entries: EntryRepository;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  }>,
): void {
  it('gives back the entries of a list in their order', async () => {
    const { entries, inTransaction } = await make();
    const [second, first] = [entryAt(2), entryAt(1, { isShown: false })];
    const other = entryAt(0, { list: 'testimonials' });
    await inTransaction(async () => {
      for (const entry of [second, first, other]) await entries.add(entry);
    });
    expect(await entries.all('partners')).toEqual([first, second]);
    expect(await inTransaction(() => entries.lockAll('partners'))).toEqual([first, second]);
  });

  it('saves, removes and reorders', async () => {
    const { entries, inTransaction } = await make();
    const [a, b, c] = [entryAt(0), entryAt(1), entryAt(2)];
    await inTransaction(async () => {
      for (const entry of [a, b, c]) await entries.add(entry);
    });
    const edited = { ...b, values: { ...b.values, name: 'Edited' }, version: 2, isShown: false };
    await inTransaction(() => entries.save(edited));
    await inTransaction(() => entries.reorder('partners', [c.id, b.id, a.id]));
    expect(await entries.all('partners')).toMatchObject([
      { id: c.id },
      { id: b.id, version: 2, isShown: false, values: { name: 'Edited' } },
      { id: a.id },
    ]);
    await inTransaction(() => entries.remove(c));
    expect((await entries.all('partners')).map(({ id }) => id)).toEqual([b.id, a.id]);
  });
}
