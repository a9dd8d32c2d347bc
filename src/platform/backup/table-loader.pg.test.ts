import { Client } from 'pg';
import { createDatabase, dropDatabase } from '../../../test/support/postgres.js';
import { eventually } from '../../../test/support/eventually.js';
import { TableLoader } from './table-loader.js';

const NOTES = { name: 'note', columns: ['text'] };
const DATABASE = `vigor_table_loader_${process.pid}`;

it('reports what ends the database between two pieces of a table', async () => {
  const url = await createDatabase(DATABASE);
  const [client, other] = [new Client(url), new Client(url)];
  const lost = new Promise((resolve) => client.once('error', resolve));
  try {
    await Promise.all([client.connect(), other.connect()]);
    await client.query('CREATE TABLE note (text text)');
    const loader = new TableLoader(client, [NOTES]);
    await loader.add('note', Buffer.from('one\n'));
    await eventually(async () => {
      const { rowCount } = await other.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'COPY%' AND datname = $1`,
        [DATABASE],
      );
      expect(rowCount).toBe(1);
    });
    await lost;
    await expect(loader.add('note', Buffer.from('two\n'))).rejects.toMatchObject({ code: '57P01' });
    await expect(loader.end()).rejects.toMatchObject({ code: '57P01' });
  } finally {
    await other.end();
    await dropDatabase(DATABASE);
  }
});
