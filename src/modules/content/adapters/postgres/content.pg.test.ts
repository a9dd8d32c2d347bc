import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { contactMessageRepositoryContract } from '../../testing/contact-message-repository.contract.js';
import { PostgresContactMessageRepository } from './postgres-contact-message-repository.js';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
});
afterAll(() => database?.close());

describe('contact messages in Postgres', () => {
  contactMessageRepositoryContract(() => ({
    messages: new PostgresContactMessageRepository(database.repositories),
    inTransaction: (work) => database.unitOfWork.run(work),
  }));
});
