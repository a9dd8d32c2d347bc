import { parseRedisUrl, type SentinelAddress } from '../../config/redis-url.js';

const SENTINEL_RETRY_MS = 500;
/** How long one Sentinel may take to name the master, in ms; then the next one is asked. */
const SENTINEL_PATIENCE_MS = 1_000;

interface SentinelOptions extends SentinelAddress {
  readonly role: 'master';
  readonly sentinelCommandTimeout: number;
  readonly sentinelRetryStrategy: () => number;
}

/**
 * The address of a checked `REDIS_URL` as options of ioredis and BullMQ. With Sentinels each
 * connection asks them for the master whenever it connects.
 */
export function redisAddress(url: string): { readonly url: string } | SentinelOptions {
  const address = parseRedisUrl(url);
  if (!address) throw new Error('REDIS_URL is no address of Redis.');
  if ('url' in address) return address;
  return {
    ...address,
    role: 'master',
    sentinelCommandTimeout: SENTINEL_PATIENCE_MS,
    sentinelRetryStrategy: () => SENTINEL_RETRY_MS,
  };
}
