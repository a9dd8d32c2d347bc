import type { Client } from 'pg';
import { NOTE_TABLES, NoteEntity } from '../../../test/support/note.entity.js';
import { openDatabase } from '../../../test/support/open-database.js';
import { asNumber } from './decode.js';
import { value } from './fields.js';
import { together } from './together.js';
import { transactions } from './transaction.js';

const FAIL_ONCE = `
  CREATE SEQUENCE tries;
  CREATE FUNCTION fail_once() RETURNS int LANGUAGE plpgsql AS $$
    BEGIN
      IF nextval('tries') = 1 THEN RAISE EXCEPTION 'try again' USING ERRCODE = '40001'; END IF;
      RETURN 0;
    END $$`;

/** A database with notes, and writes of them. */
async function open(settings: Record<string, string> = {}) {
  const database = await openDatabase([NoteEntity], settings);
  const { dataSource, statements, unitOfWork } = database;
  await dataSource.query(NOTE_TABLES);
  const adding = statements.sql(`INSERT INTO note (id, note_text) VALUES ($1, '') RETURNING id`, {
    id: value(asNumber),
  });
  return {
    ...database,
    add: (id: number) => adding.write([id]),
    write: (sql: string) => statements.sql(sql, {}).write(),
    inUnit: <Result>(work: () => Promise<Result>) => unitOfWork.run(work),
    stored: async () => {
      const rows: { id: number }[] = await dataSource.query('SELECT id FROM note ORDER BY id');
      return rows.map(({ id }) => id);
    },
  };
}

/** What the connection of the open unit of work sends and receives, in this order. */
async function recordTraffic(): Promise<string[]> {
  const client: Client = await transactions.getStore()?.manager.queryRunner?.connect();
  const { connection } = client;
  const traffic: string[] = [];
  const sync = connection.sync.bind(connection);
  jest.spyOn(connection, 'sync').mockImplementation(() => {
    traffic.push('sent');
    sync();
  });
  connection.on('readyForQuery', () => traffic.push('answered'));
  return traffic;
}

describe('writes together', () => {
  let database: Awaited<ReturnType<typeof open>>;

  beforeAll(async () => {
    database = await open();
    await database.dataSource.query(FAIL_ONCE);
  });
  beforeEach(() => database.dataSource.query('TRUNCATE note'));
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => database.close());

  it('are sent before the first is answered, unlike all others that begin at the same time', async () => {
    const { add, inUnit } = database;
    let traffic: string[] = [];
    await inUnit(async () => {
      traffic = await recordTraffic();
      await together([() => together([() => add(1), () => add(2)]), () => add(5)]);
    });
    expect(traffic.slice(0, 4)).toEqual(['sent', 'sent', 'sent', 'answered']);
    jest.restoreAllMocks();
    await inUnit(async () => {
      traffic = await recordTraffic();
      await Promise.all([add(3), add(4)]);
    });
    expect(traffic.slice(0, 4)).toEqual(['sent', 'answered', 'sent', 'answered']);
  });

  it('run in their order, however late each begins, and return their results', async () => {
    const { add, write, inUnit, dataSource } = database;
    const results = await inUnit(() =>
      together([
        async () => {
          await Promise.resolve().then(() => undefined);
          return add(1);
        },
        () => write(`UPDATE note SET note_text = 'changed' WHERE id = 1`),
        async () => undefined,
        () => together([() => add(2), () => write(`UPDATE note SET read_count = id`)]),
        () => add(3),
      ]),
    );
    expect(results).toEqual([[{ id: 1 }], [], undefined, [[{ id: 2 }], []], [{ id: 3 }]]);
    const stored = await dataSource.query('SELECT note_text, read_count FROM note ORDER BY id');
    expect(stored).toEqual([
      { note_text: 'changed', read_count: '1' },
      { note_text: '', read_count: '2' },
      { note_text: '', read_count: '0' },
    ]);
  });

  it('throw the error of the one that failed, once all have ended, and store nothing', async () => {
    const { add, write, inUnit, stored } = database;
    const ended: string[] = [];
    const ending = (name: string, work: Promise<unknown>) => work.finally(() => ended.push(name));
    const failing = inUnit(() =>
      together([
        // Its second statement follows the one that fails, and is refused because of it.
        () =>
          ending(
            'first',
            add(1).then(() => add(2)),
          ),
        () => ending('second', write('INSERT INTO note (id, note_text) VALUES (3, NULL)')),
        () => ending('third', add(4)),
      ]),
    );
    await expect(failing).rejects.toMatchObject({ code: '23502' });
    expect(ended.toSorted()).toEqual(['first', 'second', 'third']);
    expect(await stored()).toEqual([]);
    await inUnit(() => together([() => add(1), () => add(2)]));
    expect(await stored()).toEqual([1, 2]);
  });

  it('throw what a write refuses before it sends anything', async () => {
    const { add, inUnit, stored } = database;
    const refuse = async () => Promise.reject(new Error('refused'));
    await expect(inUnit(() => together([refuse, () => add(1)]))).rejects.toThrow('refused');
    expect(await stored()).toEqual([]);
  });

  it('are rolled back by an error of a nested unit of work, even when that is caught', async () => {
    const { add, inUnit, stored } = database;
    const nested = () => inUnit(() => Promise.reject(new Error('inner'))).catch(() => undefined);
    await expect(inUnit(() => together([() => add(1), nested]))).rejects.toThrow('inner');
    expect(await stored()).toEqual([]);
  });

  it('run again after a serialization failure of one of them', async () => {
    const { add, write, inUnit, stored } = database;
    let runs = 0;
    await inUnit(() => {
      runs++;
      return together([() => add(1), () => write('SELECT fail_once()'), () => add(2)]);
    });
    expect([runs, await stored()]).toEqual([2, [1, 2]]);
  });

  it('need a unit of work', async () => {
    await expect(together([() => database.add(1)])).rejects.toThrow('need an open unit of work');
  });

  it('report a connection that was lost between them, and leave the next one whole', async () => {
    const { add, write, inUnit, stored } = database;
    const lost = inUnit(() =>
      together([
        () => add(1),
        () => write('SELECT pg_terminate_backend(pg_backend_pid())'),
        () => add(2),
      ]),
    );
    await expect(lost).rejects.toMatchObject({ code: '57P01' });
    expect(await stored()).toEqual([]);
    await inUnit(() => together([() => add(1), () => add(2)]));
    expect(await stored()).toEqual([1, 2]);
  });
});

it.each([
  ['with its address', false],
  ['past a pooler', true],
])('gives writes together up where one takes too long: %s', async (_, hasPooler) => {
  const { add, write, inUnit, stored, close } = await open({
    DATABASE_TIMEOUT_MS: '1000',
    ...(hasPooler && {
      DATABASE_DIRECT_URL: 'postgresql://localhost/direct',
      DATABASE_PREPARED: 'off',
    }),
  });
  const slow = inUnit(() =>
    together([() => add(1), () => write('SELECT pg_sleep(30)'), () => add(2)]),
  );
  await expect(slow).rejects.toThrow('canceling statement due to statement timeout');
  expect(await stored()).toEqual([]);
  // Not the same ones: a Postgres that does not look whether its client is there holds them until the sleep ends.
  await inUnit(() => together([() => add(3), () => add(4)]));
  expect(await stored()).toEqual([3, 4]);
  await close();
});
