import { DependencyChecks } from './dependency-checks.js';

test('says of each dependency whether it answers, and why it does not', async () => {
  const checks = new DependencyChecks();
  checks.add('mail', () => Promise.reject(new Error('connect ECONNREFUSED 127.0.0.1:25')));
  checks.add('database', () => Promise.resolve());
  expect(await checks.states()).toEqual([
    { name: 'database', isUp: true, problem: null },
    { name: 'mail', isUp: false, problem: 'connect ECONNREFUSED 127.0.0.1:25' },
  ]);
});

test('does not wait for a dependency that never answers', async () => {
  jest.useFakeTimers();
  const checks = new DependencyChecks();
  checks.add('files', () => new Promise(() => undefined));
  const states = checks.states();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await states).toEqual([{ name: 'files', isUp: false, problem: 'No response after 3 s' }]);
  jest.useRealTimers();
});
