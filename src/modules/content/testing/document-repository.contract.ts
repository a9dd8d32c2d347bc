import { builtIn, type EditedDocument } from '../domain/document-version.js';
import type { DocumentRepository } from '../ports/documents.js';

const first: EditedDocument = {
  document: 'terms',
  version: 1,
  values: { markdown: 'One' },
  userId: null,
  at: new Date('2026-01-01T10:00:00Z'),
  restoredFrom: null,
};
const second: EditedDocument = {
  ...first,
  version: 2,
  values: { markdown: null },
  restoredFrom: 0,
};
const other: EditedDocument = { ...first, document: 'privacy', values: { markdown: 'Other' } };

/** The contract of every repository of content documents. `make` returns an empty one. */
export function documentRepositoryContract(
  make: () => Promise<{
    documents: DocumentRepository;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  }>,
): void {
  const opened = async () => {
    const { documents, inTransaction } = await make();
    for (const version of [first, second, other]) {
      await inTransaction(() => documents.add(version));
    }
    return { documents, inTransaction };
  };

  it('has what is built in before the first edit', async () => {
    const { documents } = await make();
    expect(await documents.latest('terms')).toEqual(builtIn('terms'));
    expect([...(await documents.all()).values()].every(({ version }) => version === 0)).toBe(true);
    expect(await documents.history('terms', { page: 1, limit: 5 })).toMatchObject({ total: 0 });
  });

  it('gives back the newest version of each document, and older ones', async () => {
    const { documents } = await opened();
    expect(await documents.latest('terms')).toEqual(second);
    const all = await documents.all();
    expect([all.get('terms'), all.get('privacy')]).toEqual([second, other]);
    expect(all.get('returns')).toEqual(builtIn('returns'));
    expect(await documents.find('terms', 1)).toEqual(first);
    expect(await documents.find('terms', 0)).toEqual(builtIn('terms'));
    expect(await documents.find('privacy', 2)).toBeUndefined();
  });

  it('refuses a version whose number is taken', async () => {
    const { documents, inTransaction } = await opened();
    await expect(inTransaction(() => documents.add(second))).rejects.toMatchObject({
      code: 'edited_meanwhile',
    });
  });

  it('pages the history of one document from the newest on', async () => {
    const { documents } = await opened();
    expect(await documents.history('terms', { page: 2, limit: 1 })).toEqual({
      items: [first],
      page: 2,
      limit: 1,
      total: 2,
      totalIsExact: true,
    });
  });
}
