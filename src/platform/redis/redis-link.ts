import { Redis } from 'ioredis';

const RETRY_MS = 1_000;
const PATIENCE_MS = 2_000;
/** How often Redis is asked for a sign of life, in ms; a broken line is silent without. */
const HEARTBEAT_MS = 2_000;

/**
 * This process's connection to Redis. While Redis is unavailable, or hangs, commands fail at once, and the
 * link comes back by itself. Redis is disposable: nothing is kept there alone.
 */
export class RedisLink {
  readonly client: Redis;
  private readonly heartbeat: NodeJS.Timeout;

  /** Connects in the background, whether Redis is there or not. */
  constructor(url: string) {
    this.client = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      connectTimeout: PATIENCE_MS,
      commandTimeout: PATIENCE_MS,
      // One that is owed an answer for so long is cut, and nobody waits for it any more.
      socketTimeout: PATIENCE_MS,
      retryStrategy: () => RETRY_MS,
    });
    // Being away is an ordinary state, which `isUp` tells.
    this.client.on('error', () => undefined);
    this.heartbeat = setInterval(() => {
      if (this.isUp) this.client.ping().catch(() => undefined);
    }, HEARTBEAT_MS).unref();
  }

  get isUp(): boolean {
    return this.client.status === 'ready';
  }

  close(): void {
    clearInterval(this.heartbeat);
    this.client.disconnect();
  }
}
