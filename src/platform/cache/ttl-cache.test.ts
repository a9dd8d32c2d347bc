import { type CacheRoom, TtlCache } from './ttl-cache.js';

function setUp(room: CacheRoom<number> = { entries: 2 }) {
  let now = 0;
  let made = 0;
  let ttlMs = 1000;
  const cache = new TtlCache<number>(
    () => ttlMs,
    room,
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
    const { get } = setUp();
    await get('a');
    await get('b');
    await get('c');
    expect(await get('c')).toBe(3);
    expect(await get('b')).toBe(2);
    expect(await get('a')).toBe(4);
  });

  it('lets the oldest go when all are too large together, and one that is too large alone', async () => {
    const { get } = setUp({ entries: 9, bytes: 5, bytesOf: (value) => value });
    await get('one');
    await get('two');
    await get('three');
    expect([await get('three'), await get('two'), await get('one')]).toEqual([3, 2, 4]);
    expect(await get('three')).toBe(5);
    const { get: getLarge } = setUp({ entries: 9, bytes: 6, bytesOf: () => 7 });
    await getLarge('large');
    expect(await getLarge('large')).toBe(2);
  });

  it('holds nothing whose time has passed', async () => {
    const { cache, get, pass } = setUp({ entries: 9 });
    for (const key of ['a', 'b', 'c']) await get(key);
    pass(1_000);
    await get('d');
    expect(cache.size).toBe(1);
  });

  it('keeps neither a failure nor what is refused', async () => {
    const { get, fail } = setUp();
    await expect(fail('/')).rejects.toThrow('away');
    expect(await get('/')).toBe(1);
    expect(await get('x', false)).toBe(2);
    expect(await get('x')).toBe(3);
  });
});
