import { Redis } from 'ioredis';

const RETRY_MS = 1_000;
const PATIENCE_MS = 2_000;

/**
 * This process's connection to Redis. While Redis is away commands fail at once, and the link
 * comes back by itself. Redis is disposable: nothing is kept there alone.
 */
export class RedisLink {
  readonly client: Redis;

  /** Connects in the background, whether Redis is there or not. */
  constructor(url: string) {
    this.client = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      connectTimeout: PATIENCE_MS,
      commandTimeout: PATIENCE_MS,
      retryStrategy: () => RETRY_MS,
    });
    // Being away is an ordinary state, which `isUp` tells.
    this.client.on('error', () => undefined);
  }

  get isUp(): boolean {
    return this.client.status === 'ready';
  }

  close(): void {
    this.client.disconnect();
  }
}
