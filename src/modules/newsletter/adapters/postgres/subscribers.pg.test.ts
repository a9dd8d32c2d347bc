import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { type OpenDatabase, openDatabase } from '../../../../../test/support/open-database.js';
import { subscribersContract } from '../../testing/subscribers.contract.js';
import { PostgresSubscribers } from './postgres-subscribers.js';

describe('subscribers in Postgres', () => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await openDatabase(ALL_ENTITIES);
  });
  beforeEach(() => database.dataSource.query('TRUNCATE subscriber'));
  afterAll(() => database.close());

  subscribersContract(async () => ({
    subscribers: new PostgresSubscribers(database.statements, database.repositories),
    inTransaction: (work) => database.unitOfWork.run(work),
  }));
});
