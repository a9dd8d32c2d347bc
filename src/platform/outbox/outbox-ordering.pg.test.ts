import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { loadEnv } from '../../config/env.js';
import { eventually } from '../../../test/support/eventually.js';
import { type OpenDatabase, openDatabase } from '../../../test/support/open-database.js';
import type { QueueName } from './job.js';
import { OUTBOX_CHANNEL } from './outbox.js';
import { OutboxRepository } from './outbox-repository.js';
import { OutboxEntity } from './outbox.entity.js';

const ALL = new Map<QueueName, number>([
  ['mail', 100],
  ['payments', 100],
]);

describe('jobs of one ordering key', () => {
  let database: OpenDatabase;
  let outbox: OutboxRepository;
  let listener: Client;
  const notified: (string | undefined)[] = [];

  beforeAll(async () => {
    database = await openDatabase([OutboxEntity]);
    const env = loadEnv({ DATABASE_URL: database.url });
    outbox = new OutboxRepository(database.repositories, database.statements, env);
    listener = new Client(database.url);
    listener.on('notification', ({ payload }) => notified.push(payload));
    await listener.connect();
    await listener.query(`LISTEN ${OUTBOX_CHANNEL}`);
  });
  beforeEach(async () => {
    await database.dataSource.query('TRUNCATE outbox');
    notified.length = 0;
  });
  afterAll(async () => {
    await listener.end();
    await database.close();
  });

  interface Added {
    readonly queue?: QueueName;
    readonly orderingKey?: string | null;
  }

  /** Adds a due job written that many microseconds after noon. */
  async function add(
    microseconds: number,
    { queue = 'mail', orderingKey = 'order-1' }: Added = {},
  ): Promise<string> {
    const id = randomUUID();
    const writtenAt = () => `timestamptz '2026-01-01 12:00Z' + interval '${microseconds} us'`;
    const row = { id, job: 'test.job', queue, payload: {}, orderingKey };
    const jobs = database.dataSource.getRepository(OutboxEntity);
    await jobs.insert({ ...row, createdAt: writtenAt, dueAt: writtenAt });
    return id;
  }

  const claim = async () => (await outbox.claim(ALL, true)).map(({ id }) => id);

  /** Waits for what was notified until now: notifications come in the order of the commits. */
  async function notifications() {
    await listener.query(`NOTIFY ${OUTBOX_CHANNEL}, 'last'`);
    await eventually(() => expect(notified.at(-1)).toBe('last'));
    return notified.splice(0).slice(0, -1);
  }

  it('are claimed one after the other, each with its first attempt', async () => {
    const added: string[] = [];
    for (let index = 0; index < 16; index += 1) added.push(await add(index));
    for (const id of added) {
      const claimed = await outbox.claim(ALL, true);
      expect(claimed).toMatchObject([{ id, attempts: 1 }]);
      await outbox.complete(id);
    }
    expect(await claim()).toEqual([]);
  });

  it('wait for one that failed, and begin as soon as it is done: that is notified', async () => {
    const [older, newer] = [await add(100), await add(101)];
    await claim();
    await outbox.retryIn(older, 900_000, 'away');
    expect([await claim(), await outbox.dueQueues()]).toEqual([[], []]);
    expect(await outbox.hasWaiting('mail')).toBe(false);
    expect(await outbox.begin(newer)).toBeUndefined();
    expect(await notifications()).toEqual([]);

    await outbox.complete(older);
    expect(await notifications()).toEqual(['mail']);
    expect(await outbox.dueQueues()).toEqual(['mail']);
    expect(await outbox.hasWaiting('mail')).toBe(true);
    expect(await claim()).toEqual([newer]);
    await outbox.complete(newer);
    expect(await notifications()).toEqual([]);
  });

  it('wait no longer for one that was given up', async () => {
    const [older, newer] = [await add(100), await add(101)];
    expect(await claim()).toEqual([older]);
    await outbox.fail(older, 'wrong');
    expect(await notifications()).toEqual(['mail']);
    expect(await claim()).toEqual([newer]);
  });

  it('begin in a worker, though an older one of another queue is open', async () => {
    const payment = await add(100, { queue: 'payments' });
    const email = await add(200);
    expect(await outbox.begin(email)).toMatchObject({ id: email });
    await outbox.complete(payment);
    await outbox.fail(await add(50, { queue: 'payments' }), 'wrong');
    expect(await notifications()).toEqual([]);
  });

  it('wait for none of another key, another queue, or without a key', async () => {
    const first = await add(100);
    const others = [
      await add(200, { orderingKey: 'order-2' }),
      await add(300, { orderingKey: null }),
      await add(400, { orderingKey: null }),
      await add(500, { queue: 'payments' }),
      await add(600, { queue: 'payments' }),
    ];
    expect((await claim()).sort()).toEqual([first, ...others].sort());
    for (const id of others) await outbox.complete(id);
    expect(await notifications()).toEqual([]);
  });
});
