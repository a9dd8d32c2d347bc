import type { INestApplicationContext } from '@nestjs/common';
import { LazyModuleLoader } from '@nestjs/core';
import { Env } from '../../src/config/env.js';

/**
 * The settings that run a test's shop in its grown form with `npm run test:grown`; `name` separates
 * shops that share a Redis and a store.
 */
export function grownSettings(name: string): Record<string, string> {
  const { TEST_REDIS_URL, TEST_S3_ENDPOINT, TEST_SMTP_URL } = process.env;
  if (!TEST_REDIS_URL || !TEST_S3_ENDPOINT || !TEST_SMTP_URL) return {};
  return {
    SMTP_URL: TEST_SMTP_URL,
    REDIS_URL: TEST_REDIS_URL,
    REDIS_PREFIX: name,
    S3_ENDPOINT: TEST_S3_ENDPOINT,
    S3_BUCKET: name.replaceAll('_', '-'),
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
}

/** Runs the jobs of such a shop in the test's own process. */
export async function startWorkers(
  app: INestApplicationContext,
): Promise<{ stop(): Promise<void> } | undefined> {
  const { REDIS_URL } = app.get(Env);
  if (!REDIS_URL || REDIS_URL !== process.env.TEST_REDIS_URL) return undefined;
  const { ProcessorsModule } =
    await import('../../src/platform/outbox/bullmq/processors.module.js');
  const { QueueWorkers } = await import('../../src/platform/outbox/bullmq/queue-workers.js');
  const { WorkerHeartbeats } = await import('../../src/platform/outbox/worker-heartbeats.js');
  const processors = await app.get(LazyModuleLoader).load(() => ProcessorsModule);
  const heartbeats = app.get(WorkerHeartbeats);
  await heartbeats.start();
  const workers = processors.get(QueueWorkers);
  workers.start();
  return {
    stop: async () => {
      await workers.stop();
      await heartbeats.stop();
    },
  };
}
