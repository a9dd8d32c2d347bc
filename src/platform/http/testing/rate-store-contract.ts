import { HOUR_MS } from '../../../kernel/time.js';
import type { SettableClock } from '../../../kernel/testing/fakes.js';
import type { RateStore } from '../throttle-store.js';

/** Slow enough that no pause of the test refills a unit. */
const RATE = { limit: 5, perMs: HOUR_MS };
const EACH_MS = RATE.perMs / RATE.limit;

async function takes(store: RateStore, times: number, key = 'ann'): Promise<number> {
  let allowed = 0;
  for (let i = 0; i < times; i++) if (!(await store.take(key, RATE))) allowed++;
  return allowed;
}

/** The contract of every rate store. `open` returns an empty one that uses `clock`. */
export function describeRateStore(
  clock: SettableClock,
  open: (settings?: Record<string, string>) => RateStore,
): void {
  it('allows its number at once, for each key', async () => {
    const store = open();
    expect(await takes(store, 8)).toBe(5);
    expect(await takes(store, 8, 'bob')).toBe(5);
  });

  it('says when the next will be allowed, and then allows one', async () => {
    const store = open();
    await takes(store, 5);
    expect(await store.take('ann', RATE)).toEqual({ retryAfterMs: EACH_MS });
    clock.advance(EACH_MS - 1);
    expect(await takes(store, 1)).toBe(0);
    clock.advance(1);
    expect(await takes(store, 2)).toBe(1);
  });

  it('locks nobody out for good, however often it was refused', async () => {
    const store = open();
    await takes(store, 500);
    clock.advance(RATE.perMs);
    expect(await takes(store, 8)).toBe(5);
  });

  it('takes back what shall not count', async () => {
    const store = open();
    for (let i = 0; i < 20; i++) {
      expect(await takes(store, 1)).toBe(1);
      await store.giveBack('ann', RATE);
    }
    expect(await takes(store, 8)).toBe(5);
  });

  it('says whether the next is allowed without taking it', async () => {
    const store = open();
    for (let i = 0; i < 8; i++) expect(await store.check('ann', RATE)).toBeUndefined();
    expect(await takes(store, 8)).toBe(5);
    expect(await store.check('ann', RATE)).toEqual({ retryAfterMs: EACH_MS });
    clock.advance(EACH_MS);
    expect(await store.check('ann', RATE)).toBeUndefined();
  });

  it('gives all back at once, to this key alone', async () => {
    const store = open();
    await takes(store, 5);
    await takes(store, 5, 'bob');
    await store.clear('ann');
    await store.clear('nobody');
    expect(await takes(store, 8)).toBe(5);
    expect(await takes(store, 8, 'bob')).toBe(0);
  });

  it('allows its number to those who come at once', async () => {
    const store = open();
    const answers = await Promise.all(Array.from({ length: 20 }, () => takes(store, 1)));
    expect(answers.filter((allowed) => allowed === 1)).toHaveLength(5);
  });

  it('is off where the settings say so', async () => {
    expect(await takes(open({ RATE_LIMITS: 'off' }), 50)).toBe(50);
  });
}
