import { randomUUID } from 'node:crypto';
import { SettableClock } from '../../../../kernel/testing/fakes.js';
import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { providerEventLogContract } from '../../testing/provider-event-log.contract.js';
import { ProviderEventEntity } from './entities.js';
import { PostgresProviderEventLog } from './postgres-provider-event-log.js';

describe('the provider’s events in Postgres', () => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await openDatabase(ALL_ENTITIES);
  });
  afterAll(() => database?.close());

  providerEventLogContract(() => {
    const clock = new SettableClock();
    const { repositories, statements, unitOfWork } = database;
    const log = new PostgresProviderEventLog(repositories, statements, clock);
    const type = `another-${randomUUID()}`;
    const row = { id: () => 'gen_random_uuid()', type: () => ':type', receivedAt: clock.now() };
    const writing = statements.prepareWrite({
      entity: ProviderEventEntity,
      params: ['type'],
      build: (rows) => rows.createQueryBuilder().insert().values(row).updateEntity(false),
    });
    const another = {
      write: async () => void (await writing.write({ type })),
      count: () => repositories.read(ProviderEventEntity).countBy({ type }),
    };
    return { log, unitOfWork, clock, another };
  });
});
