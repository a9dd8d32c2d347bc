import { memoized } from './memoized.js';

it('makes one thing for equal keys', () => {
  const listOf = memoized((key: { names: string[] }) => [...key.names]);
  const first = listOf({ names: ['a'] });
  expect(listOf({ names: ['a'] })).toBe(first);
  expect(listOf({ names: ['b'] })).toEqual(['b']);
});
