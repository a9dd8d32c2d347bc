import { type Rate, RateStore } from './throttle-store.js';
import { RateLimitExceeded } from './throttle.js';

/** What is counted, and how often it may happen. */
export type Limit = readonly [what: string, rate: Rate];

/** Attempts of which only the wrong ones count. */
export interface CountedAttempt<Result> {
  /** It counts against all limits of the first of these that has room. */
  readonly shares: readonly (readonly Limit[])[];
  readonly check: () => Promise<Result>;
  /** Whether the error of `check` is that of a wrong password or code. */
  readonly isWrong: (error: unknown) => boolean;
  /** The refusal where there were too many; one without a field where it is absent. */
  readonly refusal?: (retryAfterMs: number) => RateLimitExceeded;
}

/**
 * Runs a check that counts against all limits of a share where it is wrong, and against none otherwise.
 * @throws RateLimitExceeded, what `check` throws
 */
export async function countFailedAttempts<Result>(
  rates: RateStore,
  { shares, check, isWrong, refusal: toError = tooManyAttempts }: CountedAttempt<Result>,
): Promise<Result> {
  // Counted before the check, because otherwise a concurrent burst would pass.
  const taken = await takeShare(rates, shares, toError);
  const giveBack = () => Promise.all(taken.map((limit) => rates.giveBack(...limit)));
  try {
    const result = await check();
    await giveBack();
    return result;
  } catch (error) {
    if (!isWrong(error)) await giveBack();
    throw error;
  }
}

/** Takes one unit of each limit of the first share that has room for it. */
async function takeShare(
  rates: RateStore,
  shares: readonly (readonly Limit[])[],
  toError: (retryAfterMs: number) => RateLimitExceeded,
): Promise<readonly Limit[]> {
  const waits: number[] = [];
  for (const share of shares) {
    const wait = await takeAll(rates, share);
    if (wait === undefined) return share;
    waits.push(wait);
  }
  throw toError(Math.min(...waits));
}

/** Takes one unit of each limit, or none where one of them refuses: then returns the wait in ms. */
async function takeAll(rates: RateStore, limits: readonly Limit[]): Promise<number | undefined> {
  const taken: Limit[] = [];
  for (const limit of limits) {
    const refusal = await rates.take(...limit);
    if (refusal) {
      await Promise.all(taken.map((one) => rates.giveBack(...one)));
      return refusal.retryAfterMs;
    }
    taken.push(limit);
  }
  return undefined;
}

const tooManyAttempts = (retryAfterMs: number) =>
  new RateLimitExceeded(retryAfterMs, 'Too many attempts. Please try again later.');
