import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Clock } from '../../kernel/clock.js';

/** `limit` per `perMs`: a burst of all at once, then evenly refilled. */
export interface Rate {
  readonly limit: number;
  readonly perMs: number;
}

/** Undefined when it was allowed, otherwise the ms after which it will be. */
export type Refusal = { readonly retryAfterMs: number } | undefined;

/** Stores rate limits. */
export abstract class RateStore {
  /** Takes one unit of a key's rate; refuses when none is left. */
  abstract take(key: string, rate: Rate): Promise<Refusal>;

  /** Returns one unit. */
  abstract giveBack(key: string, rate: Rate): Promise<void>;
}

const FORGET_EVERY_MS = 60_000;

/**
 * Counts inside this process. Of each key it keeps one number: when it will have all its rate
 * again. So no key is locked out forever: units are refilled one by one.
 */
@Injectable()
export class MemoryRateStore extends RateStore implements OnApplicationShutdown {
  private readonly restedAt = new Map<string, number>();
  private readonly forgetting = setInterval(() => this.forgetRested(), FORGET_EVERY_MS).unref();

  constructor(
    private readonly clock: Clock,
    private readonly env: Env,
  ) {
    super();
  }

  async take(key: string, { limit, perMs }: Rate): Promise<Refusal> {
    if (!this.env.RATE_LIMITS) return undefined;
    const now = this.clock.now().getTime();
    const rested = Math.max(now, this.restedAt.get(key) ?? 0) + perMs / limit;
    const retryAfterMs = rested - now - perMs;
    // A fraction of a ms is a rounding error, not a reason to wait.
    if (retryAfterMs > 0.5) return { retryAfterMs };
    this.restedAt.set(key, rested);
    return undefined;
  }

  async giveBack(key: string, { limit, perMs }: Rate): Promise<void> {
    const rested = this.restedAt.get(key);
    if (rested !== undefined) this.restedAt.set(key, rested - perMs / limit);
  }

  private forgetRested(): void {
    const now = this.clock.now().getTime();
    for (const [key, rested] of this.restedAt) if (rested <= now) this.restedAt.delete(key);
  }

  onApplicationShutdown(): void {
    clearInterval(this.forgetting);
  }
}
