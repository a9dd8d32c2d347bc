import { Queue } from 'bullmq';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RedisInvalidation } from '../../src/platform/invalidation/redis-invalidation.js';
import { redisAddress } from '../../src/platform/redis/redis-address.js';
import { RedisLink } from '../../src/platform/redis/redis-link.js';
import { eventually } from '../support/eventually.js';
import { ownPort } from '../support/own-port.js';
import { SentinelRedis } from '../support/sentinel-redis.js';

let folder: string;
let redis: SentinelRedis;

const place = async () => ({ host: '127.0.0.1', port: await ownPort() });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vigor-sentinel-'));
  redis = await SentinelRedis.start({
    folder,
    servers: [await place(), await place()],
    sentinels: [await place(), await place(), await place()],
  });
});

afterAll(async () => {
  await redis?.close();
  rmSync(folder, { recursive: true, force: true });
});

it('goes to the next master when the Sentinels have replaced a dead one', async () => {
  const link = new RedisLink(redis.url);
  const sender = new RedisInvalidation(redis.url, 'of-this-test');
  const receiver = new RedisInvalidation(redis.url, 'of-this-test');
  const queue = new Queue('jobs', { connection: redisAddress(redis.url) });
  queue.on('error', () => undefined);
  try {
    await eventually(() => link.client.set('known', 'by the replica too'));
    await eventually(async () => expect(await link.client.wait(1, 500)).toBe(1));
    const dead = await redis.master();
    await dead.end();
    await eventually(async () => expect(await redis.master()).not.toBe(dead), 30_000);

    await eventually(async () => expect(await link.client.get('known')).toContain('replica'));
    await eventually(() => link.client.set('written', 'after it'));
    await queue.add('sent', { id: '1' }, { jobId: 'one' });
    expect(await queue.count()).toBe(1);
    let received = 0;
    receiver.onChange(() => void received++);
    await eventually(async () => {
      expect(receiver.isConnected).toBe(true);
      received = 0;
      await sender.announce('catalogue');
      await eventually(() => expect(received).toBe(1), 500);
    });
  } finally {
    link.close();
    sender.onApplicationShutdown();
    receiver.onApplicationShutdown();
    await queue.close();
  }
});
