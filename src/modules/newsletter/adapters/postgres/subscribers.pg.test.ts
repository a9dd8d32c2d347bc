import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { type OpenDatabase, openDatabase } from '../../../../../test/support/open-database.js';
import { subscriberRepositoryContract } from '../../testing/subscriber-repository.contract.js';
import { PostgresSubscriberRepository } from './postgres-subscriber-repository.js';

describe('subscribers in Postgres', () => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await openDatabase(ALL_ENTITIES);
  });
  beforeEach(() => database.dataSource.query('TRUNCATE subscriber'));
  afterAll(() => database.close());

  subscriberRepositoryContract(async () => ({
    subscribers: new PostgresSubscriberRepository(database.statements, database.repositories),
    inTransaction: (work) => database.unitOfWork.run(work),
  }));
});
