import { fairQueue, type Share } from './fair-order.js';

/** The names of the turns in the order in which they were given; all ask before the first has ended. */
async function orderOf(asked: readonly (Partial<Share> & { readonly name: string })[]) {
  const queue = fairQueue(1);
  const given: string[] = [];
  const ask = ({ name, ...share }: (typeof asked)[number]) =>
    queue.add(async () => void given.push(name), share);
  await Promise.all(asked.map(ask));
  return given;
}
const many = (count: number, share: Partial<Share>, name: string) =>
  Array.from({ length: count }, (_, index) => ({ ...share, name: `${name} ${index}` }));

it('lets one turn of another go before all but the first of many', async () => {
  const order = await orderOf([
    ...many(6, { keys: ['eve'], cost: 25 }, 'eve'),
    { keys: ['ann'], cost: 12, name: 'ann' },
  ]);
  expect(order.slice(0, 3)).toEqual(['eve 0', 'ann', 'eve 1']);
});

it('lets a small turn go before the large ones of many', async () => {
  const large = Array.from({ length: 6 }, (_, index) => ({
    keys: [`eve ${index}`],
    cost: 25,
    name: `eve ${index}`,
  }));
  const order = await orderOf([...large, { keys: ['ann'], cost: 1, name: 'ann' }]);
  expect(order.slice(0, 2)).toEqual(['eve 0', 'ann']);
});

it('takes many accounts at one address for one', async () => {
  const accounts = Array.from({ length: 6 }, (_, index) => ({
    keys: [`account ${index}`, 'address 1'],
    cost: 10,
    name: `eve ${index}`,
  }));
  const order = await orderOf([
    ...accounts,
    { keys: ['account ann', 'address 2'], cost: 15, name: 'ann' },
  ]);
  expect(order.slice(0, 3)).toEqual(['eve 0', 'ann', 'eve 1']);
});

it('lets a lower rank go first, and yet lets nobody wait for good', async () => {
  const order = await orderOf([
    { name: 'first' },
    { rank: 1, name: 'shopper' },
    ...many(12, { rank: 0 }, 'staff'),
  ]);
  expect(order.indexOf('staff 0')).toBe(1);
  expect(order.indexOf('shopper')).toBe(3);
});

it('forgets one that leaves', async () => {
  const queue = fairQueue(1);
  const gone = new AbortController();
  let end = () => {};
  const first = queue.add(() => new Promise<void>((resolve) => (end = resolve)));
  const left = queue.add(async () => 'left', { signal: gone.signal });
  const last = queue.add(async () => 'last');
  gone.abort(new Error('gone'));
  end();
  await first;
  await expect(left).rejects.toThrow('gone');
  expect(await last).toBe('last');
});
