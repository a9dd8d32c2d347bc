import { StatementNames } from './statement-names.js';

test('names a text the same every time, in every process', () => {
  const names = new StatementNames();
  const name = names.of('SELECT 1');
  expect(name).toBe(names.of('SELECT 1'));
  expect(name).toBe(new StatementNames().of('SELECT 1'));
  expect(name).not.toBe(names.of('SELECT 2'));
});

test('keeps no more than some hundreds, and those it has', () => {
  const names = new StatementNames();
  const first = names.of('SELECT 0');
  for (let i = 1; i < 1_000; i++) names.of(`SELECT ${i}`);
  expect(names.of('SELECT 1000')).toBeUndefined();
  expect(names.of('SELECT 0')).toBe(first);
});
