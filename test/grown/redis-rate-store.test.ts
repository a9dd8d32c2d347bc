import { randomUUID } from 'node:crypto';
import { loadEnv } from '../../src/config/env.js';
import { HOUR_MS } from '../../src/kernel/time.js';
import { SettableClock } from '../../src/kernel/testing/fakes.js';
import { RedisRateStore } from '../../src/platform/http/redis-rate-store.js';
import { describeRateStore } from '../../src/platform/http/testing/rate-store-contract.js';
import { MemoryRateStore } from '../../src/platform/http/throttle-store.js';
import { RedisLink } from '../../src/platform/redis/redis-link.js';
import { eventually } from '../support/eventually.js';
import { RateDeclineLimits } from '../../src/modules/payment/adapters/rate-limits/rate-decline-limits.js';
import { declineLimitsContract } from '../../src/modules/payment/testing/decline-limits.contract.js';
import { TestRedis } from '../support/test-redis.js';

const RATE = { limit: 5, perMs: HOUR_MS };
const clock = new SettableClock();
let redis: TestRedis;
let link: RedisLink;

beforeAll(async () => {
  redis = await TestRedis.start();
  link = new RedisLink(redis.url);
  await eventually(() => expect(link.isUp).toBe(true));
});
afterAll(async () => {
  link.close();
  await redis.close();
});

const open = (settings: Record<string, string> = {}) => {
  const env = loadEnv({ REDIS_PREFIX: randomUUID(), ...settings });
  return new RedisRateStore(link, new MemoryRateStore(clock, env), clock, env);
};

describe('declined cards, counted in Redis', () => {
  declineLimitsContract(clock, () => new RateDeclineLimits(open()));
});

describe('RedisRateStore', () => {
  describeRateStore(clock, open);

  it('counts for all processes together', async () => {
    const [one, other] = [open({ REDIS_PREFIX: 'shop' }), open({ REDIS_PREFIX: 'shop' })];
    for (let i = 0; i < 4; i++) await one.take('ann', RATE);
    expect(await other.take('ann', RATE)).toBeUndefined();
    expect(await one.take('ann', RATE)).toBeDefined();
  });

  it('keeps nothing of those who have all their rate again', async () => {
    const store = open({ REDIS_PREFIX: 'short' });
    await store.take('ann', { limit: 1, perMs: 5_000 });
    expect(await redis.keys('short:*')).toHaveLength(1);
    await eventually(async () => expect(await redis.keys('short:*')).toHaveLength(0));
  });

  it('counts in this process while Redis is unavailable, and in Redis again after', async () => {
    const store = open({ REDIS_PREFIX: 'away' });
    const allowed = async () => {
      let count = 0;
      for (let i = 0; i < 8; i++) if (!(await store.take('ann', RATE))) count++;
      return count;
    };
    await redis.down();
    await eventually(() => expect(link.isUp).toBe(false));
    expect(await allowed()).toBe(5);
    await redis.up();
    await eventually(() => expect(link.isUp).toBe(true));
    expect(await allowed()).toBe(5);
    expect(await redis.keys('away:*')).toHaveLength(1);
  });

  it('counts a call once whose connection broke before the answer came', async () => {
    const store = open({ REDIS_PREFIX: 'cut' });
    const rate = { limit: 2, perMs: HOUR_MS };
    redis.freeze();
    const first = store.take('ann', rate);
    link.client.stream.destroy();
    expect(await first).toBeUndefined();
    redis.thaw();
    await eventually(() => expect(link.isUp).toBe(true));
    expect(await store.take('ann', rate)).toBeUndefined();
  });

  it('waits once for a Redis that hangs, and counts in this process until it answers', async () => {
    const store = open({ REDIS_PREFIX: 'hung' });
    redis.freeze();
    // The first calls find out; then none waits.
    await eventually(async () => {
      const began = performance.now();
      await store.take('bob', RATE);
      expect(performance.now() - began).toBeLessThan(200);
    });
    for (let i = 0; i < 8; i++) await store.take('ann', RATE);
    expect(await store.take('ann', RATE)).toBeDefined();
    await eventually(() => expect(link.isUp).toBe(false));
    redis.thaw();
    await eventually(() => expect(link.isUp).toBe(true));
    expect(await store.take('ann', RATE)).toBeUndefined();
  });
});
