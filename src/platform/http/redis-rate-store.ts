import type { OnApplicationShutdown } from '@nestjs/common';
import type { Env } from '../../config/env.js';
import type { Clock } from '../../kernel/time.js';
import type { RedisLink } from '../redis/redis-link.js';
import { type MemoryRateStore, type Rate, RateStore, type Refusal } from './throttle-store.js';

/** The rule of `MemoryRateStore` as one atomic script. Returns the wait in ms, or nil where allowed. */
const HOLD = `
local now, per, limit, take = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), ARGV[4]
local rested = math.max(now, tonumber(redis.call('GET', KEYS[1]) or '0')) + per / limit
local wait = rested - now - per
if wait > 0.5 then return tostring(wait) end
if take == '0' then return false end
redis.call('SET', KEYS[1], string.format('%.3f', rested), 'PX', math.ceil(rested - now))
return false`;

const RETURN_UNITS = `
local rested = redis.call('GET', KEYS[1])
if rested then
  redis.call('SET', KEYS[1], string.format('%.3f', tonumber(rested) - ARGV[1]), 'KEEPTTL')
end
return false`;

/** Counts across all processes in Redis. While Redis is unavailable each process counts alone. */
export class RedisRateStore extends RateStore implements OnApplicationShutdown {
  constructor(
    private readonly link: RedisLink,
    private readonly alone: MemoryRateStore,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {
    super();
  }

  take(key: string, rate: Rate): Promise<Refusal> {
    return this.hold(key, rate, 1).catch(() => this.alone.take(key, rate));
  }

  check(key: string, rate: Rate): Promise<Refusal> {
    return this.hold(key, rate, 0).catch(() => this.alone.check(key, rate));
  }

  private async hold(key: string, { perMs, limit }: Rate, units: 0 | 1): Promise<Refusal> {
    if (!this.env.RATE_LIMITS) return undefined;
    const now = this.clock.now().getTime();
    const wait = await this.run(HOLD, key, now, perMs, limit, units);
    return typeof wait === 'string' ? { retryAfterMs: Number(wait) } : undefined;
  }

  async giveBack(key: string, rate: Rate): Promise<void> {
    try {
      await this.run(RETURN_UNITS, key, rate.perMs / rate.limit);
    } catch {
      await this.alone.giveBack(key, rate);
    }
  }

  async clear(key: string): Promise<void> {
    // What was counted here while Redis was away goes as well.
    await this.alone.clear(key);
    await this.link.client.del(this.keyOf(key)).catch(() => undefined);
  }

  private run(script: string, key: string, ...numbers: number[]): Promise<unknown> {
    return this.link.client.eval(script, 1, this.keyOf(key), ...numbers);
  }

  private keyOf(key: string): string {
    return `${this.env.REDIS_PREFIX}:rate:${key}`;
  }

  onApplicationShutdown(): void {
    this.alone.onApplicationShutdown();
    this.link.close();
  }
}
