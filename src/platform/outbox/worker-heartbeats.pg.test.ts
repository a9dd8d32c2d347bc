import { loadEnv } from '../../config/env.js';
import { eventually } from '../../../test/support/eventually.js';
import { type OpenDatabase, openDatabase } from '../../../test/support/open-database.js';
import { UuidIds } from '../uuid-ids.js';
import { WorkerEntity, WorkerHeartbeats } from './worker-heartbeats.js';

describe('the heartbeats of workers', () => {
  let database: OpenDatabase;
  let worker: WorkerHeartbeats;

  beforeAll(async () => {
    database = await openDatabase([WorkerEntity]);
  });
  beforeEach(async () => {
    await database.dataSource.query('TRUNCATE worker');
    worker = newWorker();
    await worker.start();
  });
  afterEach(() => worker.stop());
  afterAll(() => database.close());

  function newWorker(): WorkerHeartbeats {
    const env = loadEnv({ DATABASE_URL: database.url });
    return new WorkerHeartbeats(database.repositories, database.statements, env, new UuidIds());
  }

  const lastSeen = (ago: string) =>
    database.dataSource.query('UPDATE worker SET seen_at = now() - $1::interval', [ago]);

  it('tell which workers are alive, and when one was seen last', async () => {
    const other = newWorker();
    await other.start();
    expect(await worker.state()).toMatchObject({ alive: 2, lastSeenAt: expect.any(Date) });
    await other.stop();
    expect(await worker.state()).toMatchObject({ alive: 1 });
  });

  it('stop while the worker is hung', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout'] });
    let isHung = true;
    const hung = newWorker();
    await hung.start(() => isHung);
    await worker.stop();
    await lastSeen('61 s');
    jest.advanceTimersByTime(30_000);
    await hung.state();
    expect(await hung.state()).toMatchObject({ alive: 0 });
    isHung = false;
    jest.advanceTimersByTime(10_000);
    await eventually(async () => expect(await hung.state()).toMatchObject({ alive: 1 }));
    jest.useRealTimers();
    await hung.stop();
  });

  it('count a worker as dead a minute after its last one', async () => {
    await lastSeen('50 s');
    expect(await worker.state()).toMatchObject({ alive: 1 });
    await lastSeen('61 s');
    expect(await worker.state()).toMatchObject({ alive: 0, lastSeenAt: expect.any(Date) });
  });

  it('bring a worker back that went on after a stop, and remove one that is gone for a day', async () => {
    await lastSeen('25 h');
    const other = newWorker();
    await other.start();
    const rows = await database.dataSource.getRepository(WorkerEntity).find();
    expect(rows).toHaveLength(1);
    await other.stop();
    await other.start();
    expect(await other.state()).toMatchObject({ alive: 1 });
    await other.stop();
  });
});
