import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { LocalInvalidation } from '../../../../platform/invalidation/local-invalidation.js';
import type { EditedDocument } from '../../domain/document-version.js';
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
    ...{ document: 'terms', version: 1, values: { markdown: 'One' }, userId: null },
    ...{ at: new Date('2026-01-01T10:00:00Z'), restoredFrom: null },
  };
  await database.unitOfWork.run(() => documents.add(first));
  expect(await shown()).toEqual(first);
});

describe('entries in Postgres', () => {
  entryRepositoryContract(async () => {
    await database.dataSource.query('DELETE FROM content_entry');
    return {
      entries: new PostgresEntryRepository(database.repositories, new LocalInvalidation(true)),
      inTransaction: (work) => database.unitOfWork.run(work),
    };
  });
});
