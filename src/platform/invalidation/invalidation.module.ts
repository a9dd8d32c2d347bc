import { Global, Module } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { CacheInvalidation } from './cache-invalidation.js';
import { LocalInvalidation } from './local-invalidation.js';

/** Loads the Redis client only where Redis is configured. */
async function invalidationFor(env: Env): Promise<CacheInvalidation> {
  if (!env.REDIS_URL) return new LocalInvalidation(env.EMBEDDED_DATABASE);
  const { RedisInvalidation } = await import('./redis-invalidation.js');
  return new RedisInvalidation(env.REDIS_URL, `${env.REDIS_PREFIX}:invalidated`);
}

/** Cache invalidation across the processes of the shop. */
@Global()
@Module({
  providers: [{ provide: CacheInvalidation, inject: [Env], useFactory: invalidationFor }],
  exports: [CacheInvalidation],
})
export class InvalidationModule {}
