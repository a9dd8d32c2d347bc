import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { isTransient } from './transient-error.js';

it('a socket that is gone may come back, a file does not', async () => {
  const connection = connect('/nonexistent/.s.PGSQL.5432');
  const [gone] = (await once(connection, 'error')) as [Error];
  const missing: unknown = await readFile('/nonexistent').catch((error: unknown) => error);
  expect([isTransient(gone), isTransient(missing)]).toEqual([true, false]);
});
