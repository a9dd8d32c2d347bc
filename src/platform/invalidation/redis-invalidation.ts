import type { OnApplicationShutdown } from '@nestjs/common';
import { RedisLink } from '../redis/redis-link.js';
import { CacheInvalidation, type Invalidated } from './cache-invalidation.js';
import { LocalInvalidation } from './local-invalidation.js';

const ALL: readonly Invalidated[] = ['catalogue'];

/** Tells all processes by a channel in Redis; while it is unavailable, this process alone. */
export class RedisInvalidation extends CacheInvalidation implements OnApplicationShutdown {
  private readonly here = new LocalInvalidation(false);
  private readonly speaking: RedisLink;
  /** A connection that listens can do nothing else. */
  private readonly hearing: RedisLink;
  private isSubscribed = false;
  /** What did not reach the others. */
  private readonly unsaid = new Set<Invalidated>();

  constructor(
    url: string,
    private readonly channel: string,
  ) {
    super();
    this.speaking = new RedisLink(url);
    this.hearing = new RedisLink(url);
    this.speaking.client.on('ready', () => void this.sayAgain());
    this.hearing.client.on('ready', () => void this.subscribe());
    this.hearing.client.on('close', () => (this.isSubscribed = false));
    this.hearing.client.on('message', (_channel: string, what: string) => void this.hear(what));
  }

  get isHeard(): boolean {
    return this.isSubscribed && this.hearing.isUp;
  }

  async announce(what: Invalidated): Promise<void> {
    // At once here, whatever becomes of the message; hearing it once more does no harm.
    await this.here.announce(what);
    await this.say(what);
  }

  private async say(what: Invalidated): Promise<void> {
    this.unsaid.delete(what);
    await this.speaking.client.publish(this.channel, what).catch(() => this.unsaid.add(what));
  }

  private async sayAgain(): Promise<void> {
    // A copy: what cannot be said joins the rest again, to wait for the next time.
    for (const what of [...this.unsaid]) await this.say(what);
  }

  onChange(listener: (what: Invalidated) => void): void {
    this.here.onChange(listener);
  }

  private async subscribe(): Promise<void> {
    try {
      await this.hearing.client.subscribe(this.channel);
      this.isSubscribed = true;
      // What was announced meanwhile was not heard.
      for (const what of ALL) await this.here.announce(what);
    } catch {
      // The link comes back by itself, and then this is tried again.
      this.isSubscribed = false;
    }
  }

  private async hear(said: string): Promise<void> {
    const what = ALL.find((known) => known === said);
    if (what) await this.here.announce(what);
  }

  onApplicationShutdown(): void {
    this.speaking.close();
    this.hearing.close();
  }
}
