import { PageCache } from './page-cache.js';

function setUp(size = 2) {
  let now = 0;
  let made = 0;
  const cache = new PageCache<number>(1000, size, () => now);
  return {
    get: (key: string, keep = true) =>
      cache.get(
        key,
        async () => ++made,
        () => keep,
      ),
    fail: (key: string) =>
      cache.get(
        key,
        async () => {
          throw new Error('away');
        },
        () => true,
      ),
    pass: (ms: number) => void (now += ms),
  };
}

describe('the cache of pages', () => {
  it('makes one answer for all who ask within its time', async () => {
    const { get, pass } = setUp();
    expect(await Promise.all([get('/'), get('/'), get('/')])).toEqual([1, 1, 1]);
    pass(999);
    expect(await get('/')).toBe(1);
    pass(1);
    expect(await get('/')).toBe(2);
  });

  it('lets the oldest go when it is full', async () => {
    const { get } = setUp(2);
    await get('a');
    await get('b');
    await get('c');
    expect(await get('c')).toBe(3);
    expect(await get('b')).toBe(2);
    expect(await get('a')).toBe(4);
  });

  it('keeps neither a failure nor what is refused', async () => {
    const { get, fail } = setUp();
    await expect(fail('/')).rejects.toThrow('away');
    expect(await get('/')).toBe(1);
    expect(await get('x', false)).toBe(2);
    expect(await get('x')).toBe(3);
  });
});
