import { type Rate, RateStore } from './throttle-store.js';
import { RateLimitExceeded } from './throttle.js';

/** What is counted, and how often it may happen. */
export type Limit = readonly [what: string, rate: Rate];

/** Attempts of which only the wrong ones count. */
export interface CountedAttempt<Result> {
  readonly limits: readonly Limit[];
  readonly check: () => Promise<Result>;
  /** Whether the error of `check` is that of a wrong password or code. */
  readonly isWrong: (error: unknown) => boolean;
  /** The refusal where there were too many; one without a field where it is absent. */
  readonly refusal?: (retryAfterMs: number) => RateLimitExceeded;
}

/**
 * Runs a check that counts against all limits where it is wrong, and against none otherwise.
 * @throws RateLimitExceeded, what `check` throws
 */
export async function countFailedAttempts<Result>(
  rates: RateStore,
  { limits, check, isWrong, refusal: toError = tooManyAttempts }: CountedAttempt<Result>,
): Promise<Result> {
  // Counted before the check, because otherwise a concurrent burst would pass.
  const taken: Limit[] = [];
  const giveBack = () => Promise.all(taken.map((limit) => rates.giveBack(...limit)));
  for (const limit of limits) {
    const refusal = await rates.take(...limit);
    if (refusal) {
      await giveBack();
      throw toError(refusal.retryAfterMs);
    }
    taken.push(limit);
  }
  try {
    const result = await check();
    await giveBack();
    return result;
  } catch (error) {
    if (!isWrong(error)) await giveBack();
    throw error;
  }
}

const tooManyAttempts = (retryAfterMs: number) =>
  new RateLimitExceeded(retryAfterMs, 'Too many attempts. Please try again later.');
