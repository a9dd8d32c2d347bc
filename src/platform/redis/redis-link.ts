import { Redis } from 'ioredis';
import { redisAddress } from './redis-address.js';

const RETRY_MS = 1_000;
const PATIENCE_MS = 2_000;
/** Interval of PINGs, in ms; without them a broken connection goes unnoticed. */
const HEARTBEAT_MS = 2_000;

/**
 * This process's connection to Redis. While Redis is unavailable or unresponsive, commands fail
 * fast, and the client reconnects by itself. Redis is disposable: it never has the only copy of
 * data.
 */
export class RedisLink {
  readonly client: Redis;
  private readonly heartbeat: NodeJS.Timeout;
  private refusal: string | undefined;

  /** Connects in the background, whether Redis is available or not. */
  constructor(url: string) {
    const address = redisAddress(url);
    const options = {
      enableOfflineQueue: false,
      // Sent again, a command that Redis has run would count twice.
      maxRetriesPerRequest: 0,
      connectTimeout: PATIENCE_MS,
      commandTimeout: PATIENCE_MS,
      // A connection without a reply for that long is closed, and its commands fail.
      socketTimeout: PATIENCE_MS,
      retryStrategy: () => RETRY_MS,
    };
    this.client =
      'url' in address ? new Redis(address.url, options) : new Redis({ ...address, ...options });
    // Being disconnected is an expected state, reported by `isUp` and `problem`.
    this.client.on('error', ({ name, message }: Error) => {
      this.refusal = name === 'ReplyError' ? message : undefined;
    });
    this.heartbeat = setInterval(() => {
      if (this.isUp) this.client.ping().catch(() => undefined);
    }, HEARTBEAT_MS).unref();
  }

  get isUp(): boolean {
    return this.client.status === 'ready';
  }

  /** Why it is not up: what Redis says where it refuses us, such as a wrong password. */
  get problem(): string {
    return this.refusal ?? 'Redis does not answer';
  }

  close(): void {
    clearInterval(this.heartbeat);
    this.client.disconnect();
  }
}
