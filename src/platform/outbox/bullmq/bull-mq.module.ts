import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { Env } from '../../../config/env.js';
import { redisAddress } from '../../redis/redis-address.js';
import { RedisLink } from '../../redis/redis-link.js';
import { QUEUES } from '../job.js';
import { BoundedCloseQueue, BoundedCloseWorker } from './bounded-close.js';
import { BullMqJobDispatcher } from './bull-mq-job-dispatcher.js';

const RECONNECT_MS = 1_000;
const CONNECT_TIMEOUT_MS = 2_000;
/** Timeout of Redis commands, in ms; longer than the blocking wait of a worker for its next job. */
const SOCKET_TIMEOUT_MS = 30_000;

// Before a queue is registered: Nest creates queues and workers of these classes.
BullModule.queueClass = BoundedCloseQueue;
BullModule.workerClass = BoundedCloseWorker;

function redisUrl({ REDIS_URL }: Env): string {
  if (!REDIS_URL) throw new Error('REDIS_URL is not set: there is no Redis for BullMQ.');
  return REDIS_URL;
}

/** The queues in Redis and their dispatcher. `ProcessorsModule` runs the jobs. */
@Module({
  imports: [
    BullModule.forRootAsync({
      inject: [Env],
      useFactory: (env: Env) => ({
        // Options instead of a client, because BullMQ closes only connections that it has opened
        // itself.
        connection: {
          ...redisAddress(redisUrl(env)),
          maxRetriesPerRequest: null,
          connectTimeout: CONNECT_TIMEOUT_MS,
          socketTimeout: SOCKET_TIMEOUT_MS,
          retryStrategy: () => RECONNECT_MS,
        },
        prefix: env.REDIS_PREFIX,
        defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
      }),
      // `QueueWorkers` starts them once every job has its handler.
      extraOptions: { manualRegistration: true },
    }),
    BullModule.registerQueue(...QUEUES.map((name) => ({ name }))),
  ],
  providers: [
    BullMqJobDispatcher,
    { provide: RedisLink, inject: [Env], useFactory: (env: Env) => new RedisLink(redisUrl(env)) },
  ],
  exports: [BullMqJobDispatcher],
})
export class BullMqModule {}
