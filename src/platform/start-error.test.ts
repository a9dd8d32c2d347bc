import { asStartError } from './start-error.js';

it.each([
  ['57P01', 'terminating connection due to administrator command'],
  ['57P02', 'terminating connection because of crash of another server process'],
  [undefined, 'Connection terminated unexpectedly'],
])('a database that ends (%s) is told in one sentence', (code, message) => {
  const error = Object.assign(new Error(message), { code });
  expect(asStartError(error)?.message).toBe(
    'Postgres ended the connection: see that it runs, then try again.',
  );
});

it('a fault of the program is none', () => {
  expect(asStartError(new TypeError('no such function'))).toBeUndefined();
});
