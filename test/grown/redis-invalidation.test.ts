import { randomUUID } from 'node:crypto';
import { RedisInvalidation } from '../../src/platform/invalidation/redis-invalidation.js';
import { describeCacheInvalidation } from '../../src/platform/invalidation/testing/cache-invalidation-contract.js';
import { eventually } from '../support/eventually.js';
import { TestRedis } from '../support/test-redis.js';

let redis: TestRedis;
const opened: RedisInvalidation[] = [];

beforeAll(async () => {
  redis = await TestRedis.start();
});
afterEach(() => {
  for (const invalidation of opened.splice(0)) invalidation.onApplicationShutdown();
});
afterAll(() => redis?.close());

const open = async (channel: string = randomUUID()) => {
  const invalidation = new RedisInvalidation(redis.url, channel);
  opened.push(invalidation);
  await eventually(() => expect(invalidation.isConnected).toBe(true));
  return invalidation;
};

describe('RedisInvalidation', () => {
  describeCacheInvalidation(open);

  it('tells the other processes of this shop, and no other shop', async () => {
    const [one, other, stranger] = [await open('shop'), await open('shop'), await open('another')];
    const heard: string[] = [];
    other.onChange(() => heard.push('other'));
    stranger.onChange(() => heard.push('stranger'));
    // Said again: what is said before its own link is up reaches nobody else.
    await eventually(async () => {
      await one.announce('catalogue');
      expect(new Set(heard)).toEqual(new Set(['other']));
    });
  });

  it('says that it hears nothing while Redis is unavailable, and then that it may have missed some', async () => {
    const [one, other] = [await open('shop'), await open('shop')];
    await redis.down();
    await eventually(() => expect([one.isConnected, other.isConnected]).toEqual([false, false]));
    let heard = 0;
    other.onChange(() => heard++);
    await one.announce('catalogue');
    expect(heard).toBe(0);
    await redis.up();
    await eventually(() => expect(other.isConnected).toBe(true));
    expect(heard).toBeGreaterThan(0);
  });

  it('says later what it could not say when only its own line was cut', async () => {
    const [one, other] = [await open('shop'), await open('shop')];
    await eventually(async () => {
      let heard = 0;
      other.onChange(() => heard++);
      await redis.cutSpeakers();
      await one.announce('catalogue');
      expect(heard).toBe(0);
      await eventually(() => expect(heard).toBeGreaterThan(0), 5_000);
    });
  });

  it('notices a Redis that hangs though nothing is said, and hears again after', async () => {
    const [one, other] = [await open('shop'), await open('shop')];
    redis.freeze();
    await eventually(() => expect([one.isConnected, other.isConnected]).toEqual([false, false]));
    redis.thaw();
    await eventually(() => expect([one.isConnected, other.isConnected]).toEqual([true, true]));
    let heard = 0;
    other.onChange(() => heard++);
    await eventually(async () => {
      await one.announce('catalogue');
      expect(heard).toBeGreaterThan(0);
    });
  });
});
