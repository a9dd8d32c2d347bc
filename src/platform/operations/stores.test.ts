import { Stores } from './stores.js';

test('says of each store whether it answers, and why it does not', async () => {
  const stores = new Stores();
  stores.add('mail', () => Promise.reject(new Error('connect ECONNREFUSED 127.0.0.1:25')));
  stores.add('database', () => Promise.resolve());
  expect(await stores.states()).toEqual([
    { name: 'database', isUp: true, problem: null },
    { name: 'mail', isUp: false, problem: 'connect ECONNREFUSED 127.0.0.1:25' },
  ]);
});

test('does not wait for a store that never answers', async () => {
  jest.useFakeTimers();
  const stores = new Stores();
  stores.add('files', () => new Promise(() => undefined));
  const states = stores.states();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await states).toEqual([{ name: 'files', isUp: false, problem: 'No answer' }]);
  jest.useRealTimers();
});
