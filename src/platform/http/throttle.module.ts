import { type ExecutionContext, Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerModule, type ThrottlerStorage } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { Env } from '../../config/env.js';
import { Clock } from '../../kernel/time.js';
import { CALL_RATE, strictRateOf } from './throttle.js';
import { ThrottleGuard } from './throttle.guard.js';
import { MemoryRateStore, RateStore } from './throttle-store.js';
import { WorkLimits } from './work-limits.js';

const callerOf = (context: ExecutionContext) =>
  context.switchToHttp().getRequest<FastifyRequest>().currentUser;
const routeOf = (context: ExecutionContext) =>
  `${context.getClass().name}.${context.getHandler().name}`;

/** Adapts our rate store to Nest's throttler. */
function storageOn(store: RateStore): ThrottlerStorage {
  return {
    increment: async (key, ttl, limit) => {
      const refusal = await store.take(key, { limit, perMs: ttl });
      const wait = Math.ceil((refusal?.retryAfterMs ?? 0) / 1000);
      const isBlocked = refusal !== undefined;
      return { totalHits: 0, timeToExpire: wait, isBlocked, timeToBlockExpire: wait };
    },
  };
}

/** Loads the Redis client only where Redis is configured. */
async function storeFor(env: Env, clock: Clock): Promise<RateStore> {
  const alone = new MemoryRateStore(clock, env);
  if (!env.REDIS_URL) return alone;
  const { RedisRateStore } = await import('./redis-rate-store.js');
  const { RedisLink } = await import('../redis/redis-link.js');
  return new RedisRateStore(new RedisLink(env.REDIS_URL), alone, clock, env);
}

@Global()
@Module({
  providers: [{ provide: RateStore, inject: [Env, Clock], useFactory: storeFor }, WorkLimits],
  exports: [RateStore, WorkLimits],
})
class RateStoreModule {}

/**
 * Rate limits by address, or for a trusted device by its account, and by account. The address is
 * the socket's, or the one that a proxy of `TRUST_PROXY` reports: a forged header has no effect. No
 * limit on arriving requests is shared by all callers, because cheap requests could fill it.
 */
@Module({
  imports: [
    RateStoreModule,
    ThrottlerModule.forRootAsync({
      inject: [RateStore],
      useFactory: (store: RateStore) => ({
        storage: storageOn(store),
        setHeaders: false,
        throttlers: [
          {
            name: 'address',
            limit: CALL_RATE.limit,
            ttl: CALL_RATE.perMs,
            generateKey: (_context, address) => `address ${address}`,
          },
          {
            name: 'account',
            limit: CALL_RATE.limit,
            ttl: CALL_RATE.perMs,
            skipIf: (context) => callerOf(context) === undefined,
            generateKey: (context) => `account ${callerOf(context)?.id}`,
          },
          {
            name: 'route',
            skipIf: (context) => strictRateOf(context) === undefined,
            limit: (context) => strictRateOf(context)?.limit ?? 0,
            ttl: (context) => strictRateOf(context)?.perMs ?? 1,
            generateKey: (context, address) =>
              `${routeOf(context)} ${callerOf(context)?.id ?? address}`,
          },
        ],
      }),
    }),
  ],
  providers: [{ provide: APP_GUARD, useClass: ThrottleGuard }],
})
export class ThrottleModule {}
