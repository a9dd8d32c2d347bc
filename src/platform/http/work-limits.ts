import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { callerNetwork } from './caller-address.js';
import { RateLimitExceeded, TEN_MINUTES } from './throttle.js';
import { type Rate, RateStore } from './throttle-store.js';

/** Expensive work that strangers can ask for, such as an email. */
export interface Work {
  readonly name: string;
  /** How many an address may ask for in ten minutes, as its route's `@StrictlyThrottled` says. */
  readonly limit: number;
}

/** How many addresses of a network may do all that one address may. */
const ADDRESSES_OF_NETWORK = 20;
/** The same over all networks: above what any shop sends, it protects the mail server. */
const ADDRESSES_OF_ALL = 100;

/**
 * Limits expensive work by network and over all callers. It counts only work that was done: a flood
 * of requests that are invalid, or cause nothing, takes nothing from anybody else.
 */
@Injectable()
export class WorkLimits {
  constructor(private readonly rates: RateStore) {}

  /**
   * Runs `work` while there is room, and counts it where `isDone` says that it was expensive.
   * @throws RateLimitExceeded
   */
  async run<Result>(
    { name, limit }: Work,
    request: FastifyRequest,
    work: () => Promise<Result>,
    isDone: (result: Result) => boolean,
  ): Promise<Result> {
    const limits: [string, Rate][] = [
      [`${name} network ${callerNetwork(request)}`, rateOf(limit * ADDRESSES_OF_NETWORK)],
      [`${name} all`, rateOf(limit * ADDRESSES_OF_ALL)],
    ];
    for (const [key, rate] of limits) {
      const refusal = await this.rates.check(key, rate);
      if (refusal) throw new RateLimitExceeded(refusal.retryAfterMs);
    }
    const result = await work();
    // Nobody waits for it: the time of the answer must not reveal whether an email was sent.
    if (isDone(result)) for (const entry of limits) void this.rates.take(...entry);
    return result;
  }
}

function rateOf(limit: number): Rate {
  return { limit, perMs: TEN_MINUTES };
}
