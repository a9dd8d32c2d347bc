import { SettableClock } from '../../../../kernel/testing/fakes.js';
import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { providerEventLogContract } from '../../testing/provider-event-log.contract.js';
import { PostgresProviderEventLog } from './postgres-provider-event-log.js';

describe('the provider’s events in Postgres', () => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await openDatabase(ALL_ENTITIES);
  });
  afterAll(() => database?.close());

  providerEventLogContract(() => {
    const clock = new SettableClock();
    const { repositories, unitOfWork } = database;
    return { log: new PostgresProviderEventLog(repositories, clock), unitOfWork, clock };
  });
});
