import { isTransient } from '../../kernel/transient-error.js';

/**
 * Attempts of a job with a permanent error. After that many, waiting jobs are listed for admins,
 * too.
 */
export const JOB_MAX_ATTEMPTS = 8;

export interface BackoffSettings {
  /** The first delay, in ms; each later one is twice as long. */
  readonly firstMs: number;
  /** The longest delay, in ms. */
  readonly maxMs: number;
  /** How long an unavailable dependency is retried, in ms. */
  readonly giveUpAfterMs: number;
}

/**
 * Returns the delay in ms before the next attempt, or undefined where none follows. A job always
 * gets eight attempts, also one that an admin retries long after it was created. Transient errors
 * are retried longer, for days.
 */
export function retryDelayMs(
  error: unknown,
  job: { readonly attempts: number; readonly ageMs: number },
  settings: BackoffSettings,
): number | undefined {
  const isPatient = isTransient(error) && job.ageMs < settings.giveUpAfterMs;
  const isExhausted = job.attempts >= JOB_MAX_ATTEMPTS && !isPatient;
  if (isExhausted) return undefined;
  return Math.min(settings.maxMs, settings.firstMs * 2 ** Math.min(job.attempts - 1, 30));
}
