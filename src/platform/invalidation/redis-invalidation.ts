import type { OnApplicationShutdown } from '@nestjs/common';
import { RedisLink } from '../redis/redis-link.js';
import { CacheInvalidation, INVALIDATED, type Invalidated } from './cache-invalidation.js';
import { LocalInvalidation } from './local-invalidation.js';

/** Publishes to all processes over a Redis channel; while Redis is unavailable, to this process only. */
export class RedisInvalidation extends CacheInvalidation implements OnApplicationShutdown {
  private readonly local = new LocalInvalidation(false);
  private readonly publisher: RedisLink;
  /** A subscribed connection cannot send other commands. */
  private readonly subscriber: RedisLink;
  private isSubscribed = false;
  /** Invalidations that are still to be published. */
  private readonly unpublished = new Set<Invalidated>();

  constructor(
    url: string,
    private readonly channel: string,
  ) {
    super();
    this.publisher = new RedisLink(url);
    this.subscriber = new RedisLink(url);
    this.publisher.client.on('ready', () => void this.publishPending());
    this.subscriber.client.on('ready', () => void this.subscribe());
    this.subscriber.client.on('close', () => (this.isSubscribed = false));
    this.subscriber.client.on(
      'message',
      (_channel: string, what: string) => void this.receive(what),
    );
  }

  get isConnected(): boolean {
    return this.isSubscribed && this.subscriber.isUp;
  }

  async announce(what: Invalidated): Promise<void> {
    // The local caches first, whatever happens to the message; receiving it again is harmless.
    await this.local.announce(what);
    await this.publish(what);
  }

  private async publish(what: Invalidated): Promise<void> {
    this.unpublished.delete(what);
    await this.publisher.client.publish(this.channel, what).catch(() => this.unpublished.add(what));
  }

  private async publishPending(): Promise<void> {
    // A copy, because failed messages are added to the set again, for the next reconnect.
    for (const what of [...this.unpublished]) await this.publish(what);
  }

  onChange(listener: (what: Invalidated) => void): void {
    this.local.onChange(listener);
  }

  private async subscribe(): Promise<void> {
    try {
      await this.subscriber.client.subscribe(this.channel);
      this.isSubscribed = true;
      // Invalidations since the connection was lost were missed.
      for (const what of INVALIDATED) await this.local.announce(what);
    } catch {
      // Retried when the link is ready again.
      this.isSubscribed = false;
    }
  }

  private async receive(message: string): Promise<void> {
    const what = INVALIDATED.find((known) => known === message);
    if (what) await this.local.announce(what);
  }

  onApplicationShutdown(): void {
    this.publisher.close();
    this.subscriber.close();
  }
}
