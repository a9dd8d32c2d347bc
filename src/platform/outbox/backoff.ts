import { isTransient } from '../../kernel/transient-error.js';

const TRIES_OF_WRONG_WORK = 8;

export interface BackoffSettings {
  /** The first wait, in ms; each later one is twice as long. */
  readonly firstMs: number;
  /** The longest wait, in ms. */
  readonly maxMs: number;
  /** How long something that is away is waited for, in ms. */
  readonly giveUpAfterMs: number;
}

/**
 * The wait in ms before the next try, or undefined when there shall be none. What is away is
 * tried for days; any other error eight times.
 */
export function nextTryIn(
  error: unknown,
  job: { attempts: number; ageMs: number },
  settings: BackoffSettings,
): number | undefined {
  const exhausted = isTransient(error)
    ? job.ageMs >= settings.giveUpAfterMs
    : job.attempts >= TRIES_OF_WRONG_WORK;
  if (exhausted) return undefined;
  return Math.min(settings.maxMs, settings.firstMs * 2 ** Math.min(job.attempts - 1, 30));
}
