import type { DataSource } from 'typeorm';
import { NOTE_TABLES, NoteEntity } from '../../../test/support/note.entity.js';
import { type OpenDatabase, openDatabase } from '../../../test/support/open-database.js';
import { failureOf } from '../http/failure.js';
import { asNumber } from './decode.js';
import { value } from './fields.js';
import { afterCommit } from './transaction.js';
import type { TypeOrmUnitOfWork } from './typeorm-unit-of-work.js';

const ID = { id: value(asNumber) };

describe('the unit of work', () => {
  let database: OpenDatabase;
  let dataSource: DataSource;
  let unitOfWork: TypeOrmUnitOfWork;

  beforeAll(async () => {
    database = await openDatabase([]);
    ({ dataSource, unitOfWork } = database);
    await dataSource.query('CREATE TABLE note (id int PRIMARY KEY, text text)');
  });

  beforeEach(() => dataSource.query('TRUNCATE note'));

  afterAll(() => database.close());

  const adding = () =>
    database.statements.sql('INSERT INTO note (id, text) VALUES ($1, $2) RETURNING id', ID);
  const add = (id: number, text = '') => adding().write([id, text]);
  const ids = async () =>
    (await database.statements.sql('SELECT id FROM note ORDER BY id', ID).read()).map(
      ({ id }) => id,
    );

  it('refuses a write that nothing holds together', async () => {
    await expect(add(1)).rejects.toThrow('outside a unit of work');
    expect(await ids()).toEqual([]);
  });

  it('lets a write of one statement stand alone, or join what is open', async () => {
    const addAlone = (id: number) => adding().writeAlone([id, '']);
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
    expect(() => afterCommit(follower)).toThrow('needs an open unit of work');
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
        const addPlus = database.statements.sql(
          `UPDATE note SET text = text || '+' WHERE id = $1`,
          {},
        );
        await addPlus.write([first]);
        await bothHoldOne();
        await addPlus.write([second]);
      });
    await Promise.all([cross(1, 2), cross(2, 1)]);
    // The one that retries at once may deadlock again.
    expect(runs).toBeGreaterThanOrEqual(3);
    expect(await dataSource.query('SELECT text FROM note ORDER BY id')).toEqual([
      { text: 'a++' },
      { text: 'b++' },
    ]);

    runs = 0;
    await expect(unitOfWork.run(() => (runs++, add(1)))).rejects.toThrow('duplicate key');
    expect(runs).toBe(1);
  });
});

/** Blocks callers until `count` have arrived; later callers pass. */
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
    ['as the connection begins', false],
    ['in each transaction, where a pooler stands between', true],
  ])(
    'has Postgres cancel a query that takes too long: its timeout is set %s',
    async (_, hasPooler) => {
      const database = await openDatabase([], {
        DATABASE_TIMEOUT_MS: '1000',
        ...(hasPooler && { DATABASE_DIRECT_URL: 'postgresql://localhost/direct' }),
      });
      const slow = database.statements.sql('SELECT pg_sleep(30)', {}).read();
      await expect(slow).rejects.toThrow('canceling statement due to statement timeout');
      const inUnit = database.unitOfWork.run(() =>
        database.statements.sql('SELECT pg_sleep(30)', {}).write(),
      );
      await expect(inUnit).rejects.toThrow('canceling statement due to statement timeout');
      expect(failureOf(await slow.catch((error: unknown) => error))).toMatchObject({ status: 503 });
      const one = database.statements.sql('SELECT 1 AS one', { one: value(asNumber) });
      expect(await one.read()).toEqual([{ one: 1 }]);
      await database.close();
    },
  );

  it.each([true, false])(
    'gives nobody a connection that still waits for an answer; prepared: %s',
    async (prepared) => {
      const database = await openDatabase(
        [NoteEntity],
        { DATABASE_TIMEOUT_MS: '1000', DATABASE_PREPARED: String(prepared) },
        // As where Postgres itself hangs: the query continues after the driver has given up.
        { statement_timeout: 0 },
      );
      await database.dataSource.query(NOTE_TABLES);
      const notes = () => database.repositories.writeAlone(NoteEntity);
      await notes().insert({ id: 1, noteText: '' });
      const hang = () => notes().update({ id: 1 }, { noteText: () => 'pg_sleep(20)::text' });
      for (const end of await Promise.allSettled([hang(), database.unitOfWork.run(hang)])) {
        expect(end).toMatchObject({ reason: { message: 'Query read timeout' } });
      }
      expect(await notes().update({ id: 2 }, { noteText: '' })).toMatchObject({ affected: 0 });
      await database.close();
    },
  );
});
