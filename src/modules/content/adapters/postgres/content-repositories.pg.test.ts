import { randomUUID } from 'node:crypto';
import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { TransactionLock } from '../../../../platform/database/transaction-lock.js';
import { LocalInvalidation } from '../../../../platform/invalidation/local-invalidation.js';
import type { EditedDocument } from '../../domain/document-version.js';
import type { ListEntry } from '../../domain/list-entry.js';
import { entryRepositoryContract } from '../../testing/entry-repository.contract.js';
import { documentRepositoryContract } from '../../testing/document-repository.contract.js';
import { CachedDocuments } from './cached-documents.js';
import { PostgresEntryRepository } from './postgres-entry-repository.js';
import { PostgresDocumentRepository } from './postgres-document-repository.js';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
});
afterAll(() => database?.close());
beforeEach(() => database.dataSource.query('DELETE FROM content_version'));

describe('content documents in Postgres', () => {
  documentRepositoryContract(async () => ({
    documents: new PostgresDocumentRepository(database.repositories, new LocalInvalidation(true)),
    inTransaction: (work) => database.unitOfWork.run(work),
  }));
});

it('are shown from memory until one changes', async () => {
  const invalidation = new LocalInvalidation(true);
  const documents = new PostgresDocumentRepository(database.repositories, invalidation);
  const cached = new CachedDocuments(documents, invalidation);
  const all = jest.spyOn(documents, 'all');
  const shown = async () => (await cached.current()).get('terms');
  expect([await shown(), await shown()]).toMatchObject([{ version: 0 }, { version: 0 }]);
  await invalidation.announce('settings');
  await shown();
  expect(all).toHaveBeenCalledTimes(1);
  const first: EditedDocument = {
    document: 'terms',
    version: 1,
    values: { markdown: 'One' },
    userId: null,
    at: new Date('2026-01-01T10:00:00Z'),
    restoredFrom: null,
  };
  await database.unitOfWork.run(() => documents.add(first));
  expect(await shown()).toEqual(first);
});

describe('entries in Postgres', () => {
  entryRepositoryContract(async () => {
    await database.dataSource.query('DELETE FROM content_entry');
    return {
      entries: entriesIn(database),
      inTransaction: (work) => database.unitOfWork.run(work),
    };
  });

  it('lets nobody see a list while an entry is added to it', async () => {
    await database.dataSource.query('DELETE FROM content_entry');
    const entries = entriesIn(database);
    const entry: ListEntry = {
      id: randomUUID(),
      list: 'partners',
      values: { name: 'A' },
      isShown: true,
      version: 1,
      position: 0,
    };
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    let isAdded = false;
    const adding = database.unitOfWork.run(async () => {
      await entries.lockAll('partners');
      await entries.add(entry);
      isAdded = true;
      await finished;
    });
    await eventually(() => expect(isAdded).toBe(true));
    let hasRead = false;
    const reading = database.unitOfWork
      .run(() => entries.lockAll('partners'))
      .finally(() => (hasRead = true));
    await eventually(async () => expect(hasRead || (await waits()) > 0).toBe(true));
    expect(await database.unitOfWork.run(() => entries.lockAll('faqs'))).toEqual([]);
    finish();
    await adding;
    expect(await reading).toEqual([entry]);
  });
});

/** Transactions that wait for an advisory lock. */
async function waits(): Promise<number> {
  const sql = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
                  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  return (await database.dataSource.query<unknown[]>(sql)).length;
}

const entriesIn = ({ repositories, statements }: OpenDatabase) =>
  new PostgresEntryRepository(
    ...([repositories, new TransactionLock(statements), new LocalInvalidation(true)] as const),
  );
