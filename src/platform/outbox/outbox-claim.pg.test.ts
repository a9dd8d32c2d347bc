import { randomUUID } from 'node:crypto';
import { loadEnv } from '../../config/env.js';
import { eventually } from '../../../test/support/eventually.js';
import { type OpenDatabase, openDatabase } from '../../../test/support/open-database.js';
import { HOUR_MS } from '../../kernel/time.js';
import { transactions } from '../database/transaction.js';
import type { QueueName } from './job.js';
import { OutboxRepository } from './outbox-repository.js';
import { OutboxEntity } from './outbox.entity.js';

/** Statement timeout, so that a claim that waits for a lock fails, in ms. */
const STATEMENT_TIMEOUT_MS = 5_000;

describe('claims of several processes', () => {
  let database: OpenDatabase;
  let outbox: OutboxRepository;

  beforeAll(async () => {
    const settings = { DATABASE_TIMEOUT_MS: String(STATEMENT_TIMEOUT_MS) };
    database = await openDatabase([OutboxEntity], settings);
    const env = loadEnv({ DATABASE_URL: database.url });
    outbox = new OutboxRepository(database.repositories, database.statements, env);
  });
  beforeEach(() => database.dataSource.query('TRUNCATE outbox'));
  afterAll(() => database.close());

  /** Adds due jobs, the longest overdue first. */
  async function addDueJobs(count: number, queue: QueueName = 'mail'): Promise<string[]> {
    const ids = Array.from({ length: count }, () => randomUUID());
    const hourAgo = Date.now() - HOUR_MS;
    const rows = ids.map((id, index) => {
      const dueAt = new Date(hourAgo + index);
      return { id, job: 'test.job', queue, payload: {}, createdAt: dueAt, dueAt };
    });
    await database.dataSource.getRepository(OutboxEntity).insert(rows);
    return ids;
  }

  async function claim(limit: number): Promise<string[]> {
    return (await outbox.claim(new Map([['mail', limit]]), true)).map(({ id }) => id);
  }

  async function isAnyWaitingForLock(): Promise<boolean> {
    const [{ count }]: [{ count: number }] = await database.dataSource.query(
      `SELECT count(*)::integer AS count FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return count > 0;
  }

  it('skip a job that another one has locked, and do not wait for it', async () => {
    const [locked, free] = await addDueJobs(2);
    const other = database.dataSource.createQueryRunner();
    await other.startTransaction();
    try {
      await other.query('SELECT FROM outbox WHERE id = $1 FOR UPDATE', [locked]);
      expect(await claim(2)).toEqual([free]);
    } finally {
      await other.rollbackTransaction();
      await other.release();
    }
    expect(await claim(2)).toEqual([locked]);
  });

  it('never take the same job, even before one of them has committed', async () => {
    const added = await addDueJobs(3);
    const { first, second } = await database.unitOfWork.run(async () => {
      const claimed = await claim(2);
      let hasEnded = false;
      // On a separate connection, like another process.
      const concurrent = transactions.exit(() => claim(3)).finally(() => (hasEnded = true));
      await eventually(async () => expect(hasEnded || (await isAnyWaitingForLock())).toBe(true));
      return { first: claimed, second: concurrent };
    });
    expect([...first, ...(await second)].sort()).toEqual([...added].sort());
  });

  it('take up a job again once its lease has ended, not before', async () => {
    const [id] = await addDueJobs(1);
    expect(await claim(1)).toEqual([id]);
    expect(await claim(1)).toEqual([]);
    await database.dataSource.query('UPDATE outbox SET leased_until = now()');
    const again = await outbox.claim(new Map([['mail', 1]]), true);
    expect(again).toMatchObject([{ id, attempts: 2 }]);
  });

  it('begin no job that Redis still has of another database', async () => {
    const [id] = await addDueJobs(1);
    expect(await outbox.begin(randomUUID())).toBeUndefined();
    expect(await outbox.begin(String(id))).toMatchObject({ id, attempts: 1 });
  });

  it('take from each queue up to its limit, the longest overdue first', async () => {
    const emails = await addDueJobs(3);
    const images = await addDueJobs(2, 'images');
    await addDueJobs(1, 'payments');
    const limits = new Map([['images', 9] as const, ['mail', 2] as const]);
    const claimed = await outbox.claim(limits, true);
    const taken = claimed.map(({ queue, id }) => `${queue} ${id}`);
    expect(taken.sort()).toEqual(
      [
        ...images.map((id) => `images ${id}`),
        ...emails.slice(0, 2).map((id) => `mail ${id}`),
      ].sort(),
    );
  });

  it('tells which queues have jobs to claim', async () => {
    expect(await outbox.dueQueues()).toEqual([]);
    await addDueJobs(2);
    expect(await outbox.dueQueues()).toEqual(['mail']);
    await claim(1);
    expect(await outbox.dueQueues()).toEqual(['mail']);
    await claim(1);
    expect(await outbox.dueQueues()).toEqual([]);
    await database.dataSource.query('UPDATE outbox SET leased_until = now()');
    expect(await outbox.dueQueues()).toEqual(['mail']);
  });
});
