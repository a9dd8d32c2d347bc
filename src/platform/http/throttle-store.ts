import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Clock } from '../../kernel/time.js';

/** `limit` per `perMs`: allowed as one burst, then refilled evenly. */
export interface Rate {
  readonly limit: number;
  readonly perMs: number;
}

/** Undefined where the call is allowed, otherwise the wait in ms. */
export type Refusal = { readonly retryAfterMs: number } | undefined;

/** Stores rate limits. */
export abstract class RateStore {
  /** Takes one unit of a key's rate, or refuses where none is left. */
  abstract take(key: string, rate: Rate): Promise<Refusal>;

  /** Refuses where `take` would, but takes nothing. */
  abstract check(key: string, rate: Rate): Promise<Refusal>;

  /** Returns one unit. */
  abstract giveBack(key: string, rate: Rate): Promise<void>;

  /** Returns all units. */
  abstract clear(key: string): Promise<void>;
}

const PURGE_EVERY_MS = 60_000;

/**
 * Counts in this process. Each key stores a single number: the time at which its rate is full
 * again. Units are refilled one by one, so no key is locked out forever.
 */
@Injectable()
export class MemoryRateStore extends RateStore implements OnApplicationShutdown {
  private readonly restedAt = new Map<string, number>();
  private readonly forgetting = setInterval(() => this.purgeRefilled(), PURGE_EVERY_MS).unref();

  constructor(
    private readonly clock: Clock,
    private readonly env: Env,
  ) {
    super();
  }

  async take(key: string, rate: Rate): Promise<Refusal> {
    const { rested, refusal } = this.next(key, rate);
    if (this.env.RATE_LIMITS && !refusal) this.restedAt.set(key, rested);
    return refusal;
  }

  async check(key: string, rate: Rate): Promise<Refusal> {
    return this.next(key, rate).refusal;
  }

  private next(key: string, { limit, perMs }: Rate): { rested: number; refusal: Refusal } {
    const now = this.clock.now().getTime();
    const rested = Math.max(now, this.restedAt.get(key) ?? 0) + perMs / limit;
    const retryAfterMs = rested - now - perMs;
    // Below half a ms it is a rounding error.
    return { rested, refusal: retryAfterMs > 0.5 ? { retryAfterMs } : undefined };
  }

  async giveBack(key: string, { limit, perMs }: Rate): Promise<void> {
    const rested = this.restedAt.get(key);
    if (rested !== undefined) this.restedAt.set(key, rested - perMs / limit);
  }

  async clear(key: string): Promise<void> {
    this.restedAt.delete(key);
  }

  private purgeRefilled(): void {
    const now = this.clock.now().getTime();
    for (const [key, rested] of this.restedAt) if (rested <= now) this.restedAt.delete(key);
  }

  onApplicationShutdown(): void {
    clearInterval(this.forgetting);
  }
}
