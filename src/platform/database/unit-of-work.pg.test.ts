import type { DataSource } from 'typeorm';
import { loadEnv } from '../../config/env.js';
import { freshDatabase } from '../../../test/support/worker-database.js';
import { failureOf } from '../http/failure.js';
import { createDataSource, createServingSource } from './data-source.js';
import { Database } from './database.js';
import { afterCommit } from './transaction.js';
import { TypeOrmUnitOfWork } from './typeorm-unit-of-work.js';

describe('the unit of work', () => {
  let dataSource: DataSource;
  let database: Database;
  let unitOfWork: TypeOrmUnitOfWork;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const fresh = await freshDatabase();
    drop = fresh.drop;
    const env = loadEnv({ DATABASE_URL: fresh.url });
    dataSource = await createDataSource(env).initialize();
    database = new Database(dataSource, env);
    unitOfWork = new TypeOrmUnitOfWork(dataSource);
    await dataSource.query('CREATE TABLE note (id int PRIMARY KEY, text text)');
  });

  beforeEach(() => dataSource.query('TRUNCATE note'));

  afterAll(async () => {
    await dataSource.destroy();
    await drop();
  });

  const add = (id: number, text = '') =>
    database.write('INSERT INTO note (id, text) VALUES ($1, $2)', [id, text]);
  const ids = async () =>
    (await database.read<{ id: number }>('SELECT id FROM note ORDER BY id')).map(({ id }) => id);

  it('refuses a write that nothing holds together', async () => {
    await expect(add(1)).rejects.toThrow('outside a unit of work');
    expect(await ids()).toEqual([]);
  });

  it('lets a write of one statement stand alone, or join what is open', async () => {
    const addAlone = (id: number) =>
      database.writeAlone<{ id: number }>('INSERT INTO note (id) VALUES ($1) RETURNING id', [id]);
    expect(await addAlone(1)).toEqual([{ id: 1 }]);
    await expect(
      unitOfWork.run(async () => {
        await addAlone(2);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await ids()).toEqual([1]);
  });

  it('keeps all or nothing', async () => {
    await unitOfWork.run(async () => {
      await add(1);
      await add(2);
    });
    await expect(
      unitOfWork.run(async () => {
        await add(3);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await ids()).toEqual([1, 2]);
  });

  it('is seen from outside only after the commit', async () => {
    await unitOfWork.run(async () => {
      await add(1);
      expect(await ids()).toEqual([1]);
      expect(await dataSource.query('SELECT id FROM note')).toEqual([]);
    });
    expect(await ids()).toEqual([1]);
  });

  it('is doomed by an error of a nested run, even when that is caught', async () => {
    const outer = unitOfWork.run(async () => {
      await add(1);
      await unitOfWork.run(() => Promise.reject(new Error('inner'))).catch(() => undefined);
      await add(2);
    });
    await expect(outer).rejects.toThrow('inner');
    expect(await ids()).toEqual([]);
  });

  it('has what follows it done once after the commit, and not after a rollback', async () => {
    const seen: string[] = [];
    const follower = async () => {
      seen.push(`${(await dataSource.query<unknown[]>('SELECT id FROM note')).length} committed`);
    };
    const write = (id: number) =>
      unitOfWork.run(async () => {
        afterCommit(follower);
        await unitOfWork.run(async () => afterCommit(follower));
        await add(id);
        seen.push('written');
      });
    await write(1);
    expect(seen).toEqual(['written', '1 committed']);
    await expect(unitOfWork.run(() => write(1))).rejects.toThrow('duplicate key');
    expect(seen).toHaveLength(2);
    expect(() => afterCommit(follower)).toThrow('no unit of work');
  });

  it('repeats the loser of a deadlock, and only that', async () => {
    await unitOfWork.run(async () => {
      await add(1, 'a');
      await add(2, 'b');
    });
    const bothHoldOne = barrier(2);
    let runs = 0;
    const cross = (first: number, second: number) =>
      unitOfWork.run(async () => {
        runs++;
        const mark = 'UPDATE note SET text = text || $2 WHERE id = $1';
        await database.write(mark, [first, '+']);
        await bothHoldOne();
        await database.write(mark, [second, '+']);
      });
    await Promise.all([cross(1, 2), cross(2, 1)]);
    // The one that comes back at once may meet the other again.
    expect(runs).toBeGreaterThanOrEqual(3);
    expect(await database.read('SELECT text FROM note ORDER BY id')).toEqual([
      { text: 'a++' },
      { text: 'b++' },
    ]);

    runs = 0;
    await expect(unitOfWork.run(() => (runs++, add(1)))).rejects.toThrow('duplicate key');
    expect(runs).toBe(1);
  });
});

/** Lets everybody wait until `count` have come; who comes later passes. */
function barrier(count: number): () => Promise<void> {
  let arrived = 0;
  let open!: () => void;
  const all = new Promise<void>((resolve) => (open = resolve));
  return () => {
    if (++arrived >= count) open();
    return all;
  };
}

describe('the pool that requests wait for', () => {
  it.each([
    ['Postgres', false, 'canceling statement due to statement timeout'],
    ['the driver, where a pooler stands between', true, 'Query read timeout'],
  ])('gives a query up that takes too long: %s', async (_, hasPooler, words) => {
    const { url, drop } = await freshDatabase();
    const env = loadEnv({
      DATABASE_URL: url,
      DATABASE_TIMEOUT_MS: '1000',
      ...(hasPooler && { DATABASE_DIRECT_URL: url }),
    });
    const dataSource = await createServingSource(env).initialize();
    const database = new Database(dataSource, env);
    const slow = database.read('SELECT pg_sleep(30)');
    await expect(slow).rejects.toThrow(words);
    expect(failureOf(await slow.catch((error: unknown) => error))).toMatchObject({ status: 503 });
    expect(await database.read('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await dataSource.destroy();
    await drop();
  });
});
