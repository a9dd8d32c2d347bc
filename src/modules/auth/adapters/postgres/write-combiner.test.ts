import { WriteCombiner } from './write-combiner.js';

/** A combiner whose writes end when they are told. */
function combiner() {
  const combined = new WriteCombiner();
  const counts: number[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const add = (key = 'a') =>
    combined.add(key, (count) => {
      counts.push(count);
      return new Promise((resolve, reject) =>
        ends.push((error) => (error ? reject(error) : resolve())),
      );
    });
  /** Lets everything go on that can. */
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { add, counts, ends, settle };
}

it('writes together what is added while another write is under way, and loses none', async () => {
  const { add, counts, ends, settle } = combiner();
  const first = add();
  await settle();
  const others = [add(), add(), add()];
  await settle();
  expect(counts).toEqual([1]);
  ends[0]!();
  await first;
  await settle();
  expect(counts).toEqual([1, 3]);
  ends[1]!();
  await Promise.all(others);
  const last = add();
  await settle();
  expect(counts).toEqual([1, 3, 1]);
  ends[2]!();
  await last;
});

it('lets no key wait for another', async () => {
  const { add, counts, settle } = combiner();
  void add('a');
  void add('b');
  await settle();
  expect(counts).toEqual([1, 1]);
});

it('goes on after a write that fails', async () => {
  const { add, counts, ends, settle } = combiner();
  const first = add();
  await settle();
  const second = add();
  ends[0]!(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await settle();
  ends[1]!();
  await second;
  expect(counts).toEqual([1, 1]);
});
