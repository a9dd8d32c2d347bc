import { type OpenDatabase, openDatabase } from '../../../test/support/open-database.js';
import { DeferredStartClient } from './deferred-start-client.js';

const ADD = { name: 'add', text: 'INSERT INTO note (id) VALUES ($1)' };

describe('a connection that defers the start of a transaction', () => {
  let database: OpenDatabase;
  let client: DeferredStartClient;
  let roundTrips: number;

  beforeAll(async () => {
    database = await openDatabase([]);
    await database.dataSource.query('CREATE TABLE note (id int PRIMARY KEY)');
  });

  beforeEach(async () => {
    await database.dataSource.query('TRUNCATE note');
    client = new DeferredStartClient(database.url);
    await client.connect();
    // The first transaction of a connection prepares what the later ones send.
    await client.query('START TRANSACTION');
    await client.query('COMMIT');
    roundTrips = 0;
    client.connection.on('readyForQuery', () => roundTrips++);
  });

  afterEach(() => client.end());

  afterAll(() => database.close());

  const add = (id: number) => client.query({ ...ADD, values: [id] });
  const ids = async () => {
    const rows: { id: number }[] = await database.dataSource.query('SELECT id FROM note');
    return rows.map(({ id }) => id);
  };

  it('sends it with the first statement, whose result it returns', async () => {
    await client.query('START TRANSACTION');
    const { command, rowCount } = await add(1);
    expect({ command, rowCount }).toEqual({ command: 'INSERT', rowCount: 1 });
    expect(await ids()).toEqual([]);
    await client.query('COMMIT');
    expect(roundTrips).toBe(2);
    expect(await ids()).toEqual([1]);
  });

  it('returns the rows of a first statement that reads', async () => {
    await add(1);
    await client.query('START TRANSACTION');
    const { rows } = await client.query({ text: 'SELECT id FROM note WHERE id = $1', values: [1] });
    expect(rows).toEqual([{ id: 1 }]);
    await client.query('COMMIT');
  });

  it('rolls the first statement back', async () => {
    await client.query('START TRANSACTION');
    await add(1);
    await client.query('ROLLBACK');
    expect(await ids()).toEqual([]);
  });

  it.each(['', ' RETURNING id'])('sends it with a statement without values, too%s', async (end) => {
    await client.query('START TRANSACTION');
    await client.query(`INSERT INTO note (id) VALUES (1)${end}`);
    await add(2);
    await client.query('ROLLBACK');
    expect([await ids(), roundTrips]).toEqual([[], 3]);
  });

  it.each(['COMMIT', 'ROLLBACK'])('sends nothing where %s follows at once', async (end) => {
    await client.query('START TRANSACTION');
    await client.query(end);
    expect(roundTrips).toBe(0);
    await add(1);
    expect(await ids()).toEqual([1]);
  });

  it('is of use again after a first statement that failed', async () => {
    await add(1);
    await client.query('START TRANSACTION');
    await expect(add(1)).rejects.toMatchObject({ code: '23505' });
    await expect(add(2)).rejects.toMatchObject({ code: '25P02' });
    await client.query('ROLLBACK');
    await client.query('START TRANSACTION');
    await add(2);
    await client.query('COMMIT');
    expect(await ids()).toEqual([1, 2]);
  });

  it('runs nothing and is closed where the transaction does not begin', async () => {
    await client.query('DEALLOCATE start_transaction');
    await client.query('START TRANSACTION');
    const [first, second] = await Promise.allSettled([add(1), add(2)]);
    expect(first).toMatchObject({ status: 'rejected', reason: { code: '26000' } });
    expect(second.status).toBe('rejected');
    await expect(client.query('ROLLBACK')).rejects.toThrow();
    expect(await ids()).toEqual([]);
  });
});
