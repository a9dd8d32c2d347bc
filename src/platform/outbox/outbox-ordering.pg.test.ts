import { randomUUID } from 'node:crypto';
import { loadEnv } from '../../config/env.js';
import { type OpenDatabase, openDatabase } from '../../../test/support/open-database.js';
import type { QueueName } from './job.js';
import { OutboxRepository } from './outbox-repository.js';
import { OutboxEntity } from './outbox.entity.js';

const orderingKey = 'order-1';

describe('jobs of one ordering key', () => {
  let database: OpenDatabase;
  let outbox: OutboxRepository;

  beforeAll(async () => {
    database = await openDatabase([OutboxEntity]);
    const env = loadEnv({ DATABASE_URL: database.url });
    outbox = new OutboxRepository(database.repositories, database.statements, env);
  });
  beforeEach(() => database.dataSource.query('TRUNCATE outbox'));
  afterAll(() => database.close());

  /** Adds a job written that many microseconds after noon. */
  async function add(microseconds: number, queue: QueueName = 'mail'): Promise<string> {
    const id = randomUUID();
    const writtenAt = () => `timestamptz '2026-01-01 12:00Z' + interval '${microseconds} us'`;
    const row = { id, job: 'test.job', queue, payload: {}, orderingKey };
    const jobs = database.dataSource.getRepository(OutboxEntity);
    await jobs.insert({ ...row, createdAt: writtenAt, dueAt: writtenAt });
    return id;
  }

  it('have an older one though both are of the same millisecond', async () => {
    const [older, newer] = [await add(100), await add(101)];
    expect(await outbox.hasOlder({ id: older, orderingKey })).toBe(false);
    expect(await outbox.hasOlder({ id: newer, orderingKey })).toBe(true);
  });

  it('have none once it is done or given up, in another queue, or without a key', async () => {
    const [older, newer] = [await add(100), await add(200)];
    await add(50, 'images');
    expect(await outbox.hasOlder({ id: newer, orderingKey: null })).toBe(false);
    await outbox.complete(older);
    expect(await outbox.hasOlder({ id: newer, orderingKey })).toBe(false);
    const another = await add(150);
    expect(await outbox.hasOlder({ id: newer, orderingKey })).toBe(true);
    await outbox.fail(another, 'wrong');
    expect(await outbox.hasOlder({ id: newer, orderingKey })).toBe(false);
  });
});
