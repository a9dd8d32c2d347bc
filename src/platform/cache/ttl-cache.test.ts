import { TtlCache } from './ttl-cache.js';

function setUp(size = 2) {
  let now = 0;
  let made = 0;
  let ttlMs = 1000;
  const cache = new TtlCache<number>(
    () => ttlMs,
    size,
    () => now,
  );
  return {
    cache,
    limitTo: (ms: number) => void (ttlMs = ms),
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

  it('lets go at once what is older than it may be from now on', async () => {
    const { get, pass, limitTo } = setUp();
    await get('/');
    pass(500);
    limitTo(500);
    expect(await get('/')).toBe(2);
  });

  it('forgets all that it has, and what is being made just now', async () => {
    const { cache, get } = setUp();
    await get('/');
    const begun = get('/other');
    cache.clear();
    await begun;
    expect([await get('/'), await get('/other')]).toEqual([3, 4]);
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
