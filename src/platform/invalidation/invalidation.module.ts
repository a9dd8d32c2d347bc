import { Global, Module } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { CacheInvalidation } from './cache-invalidation.js';
import { LocalInvalidation } from './local-invalidation.js';

/** The Redis client is loaded only with a Redis. */
async function invalidationFor(env: Env): Promise<CacheInvalidation> {
  if (!env.REDIS_URL) return new LocalInvalidation(env.ALONE);
  const { RedisInvalidation } = await import('./redis-invalidation.js');
  return new RedisInvalidation(env.REDIS_URL, `${env.REDIS_PREFIX}:invalidated`);
}

/** What tells the processes of the shop to forget what they have kept. */
@Global()
@Module({
  providers: [{ provide: CacheInvalidation, inject: [Env], useFactory: invalidationFor }],
  exports: [CacheInvalidation],
})
export class InvalidationModule {}
