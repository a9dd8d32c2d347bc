import { asStartError } from '../start-error.js';
import { databaseProblem } from './database-problem.js';

const problemOf = (code: string, message: string) =>
  databaseProblem(Object.assign(new Error(message), { code }), 'DATABASE_URL');

it.each([
  [
    '28P01',
    'password authentication failed for user "shop"',
    'Postgres refuses the user or password of DATABASE_URL (password authentication failed for user "shop"): correct them there.',
  ],
  ['28000', 'role "shop" does not exist', 'the user or password of DATABASE_URL'],
  [
    '3D000',
    'database "shop" does not exist',
    'The database that DATABASE_URL names does not exist (database "shop" does not exist): create it, or correct the name.',
  ],
  [
    '42501',
    'permission denied for schema public',
    'The user of DATABASE_URL lacks a right (permission denied for schema public): make it the owner of the database and of its tables.',
  ],
  ['53300', 'too many clients already', 'raise its max_connections, or lower DATABASE_POOL'],
  ['25006', 'cannot execute CREATE TABLE in a read-only transaction', 'must name the primary'],
  ['58P01', 'could not open extension control file', "install Postgres' contrib package"],
  ['0A000', 'extension "pg_trgm" is not available', "install Postgres' contrib package"],
  ['08P01', 'unsupported startup parameter: statement_timeout', 'set DATABASE_DIRECT_URL'],
  ['08P01', 'no such user: shop', 'the user or password of DATABASE_URL'],
  ['08P01', 'no such database: shop', 'The database that DATABASE_URL names does not exist'],
  ['26000', 'prepared statement "s1" does not exist', 'set DATABASE_PREPARED=off'],
  ['', 'The server does not support SSL connections', 'correct its sslmode'],
])('%s, "%s", is told in one sentence that names the setting', (code, message, words) => {
  const problem = problemOf(code, message);
  expect(problem).toContain(words);
  expect(problem).toMatch(/^[^\n]+\.$/);
});

it('leaves all else to be shown as it is', () => {
  expect(problemOf('42601', 'syntax error')).toBeUndefined();
  expect(problemOf('0A000', 'cached plan must not change result type')).toBeUndefined();
  expect(problemOf('08P01', 'bad packet')).toBeUndefined();
  expect(databaseProblem('no error', 'DATABASE_URL')).toBeUndefined();
});

it('is found in the error that TypeORM throws, and where a program ends', () => {
  const driverError = Object.assign(new Error('permission denied'), { code: '42501' });
  const error = Object.assign(new Error('query failed'), { driverError });
  expect(databaseProblem(error, 'DATABASE_DIRECT_URL')).toMatch(/^The user of DATABASE_DIRECT_URL/);
  expect(asStartError(error)?.message).toMatch(/^The user of DATABASE_URL lacks a right/);
});
