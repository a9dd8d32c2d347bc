import { forEachIsolated } from './for-each-isolated.js';

const never = () => false;

it('does the work for every item, and tells at the end of all that failed', async () => {
  const done: number[] = [];
  const work = async (item: number) => {
    if (item % 2 === 0) throw new Error(`no ${item}`);
    done.push(item);
  };
  const run = forEachIsolated([1, 2, 3, 4], work, never);
  await expect(run).rejects.toThrow(new Error('Error: no 2; Error: no 4'));
  await expect(run).rejects.toMatchObject({ errors: [new Error('no 2'), new Error('no 4')] });
  expect(done).toEqual([1, 3]);
});

it('ends at once where an error would fail every item', async () => {
  const done: number[] = [];
  const fatal = new Error('The provider is away.');
  const work = async (item: number) => {
    if (item === 2) throw fatal;
    done.push(item);
  };
  await expect(forEachIsolated([1, 2, 3], work, (error) => error === fatal)).rejects.toBe(fatal);
  expect(done).toEqual([1]);
});

it('succeeds where nothing fails', async () => {
  await expect(forEachIsolated([], async () => undefined, never)).resolves.toBeUndefined();
});
