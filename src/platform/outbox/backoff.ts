import { isTransient } from '../../kernel/transient-error.js';

/** A job that fails for a reason that does not pass has no more; from then on an admin sees what waits. */
export const MAX_ATTEMPTS = 8;

export interface BackoffSettings {
  /** The first delay, in ms; each later one is twice as long. */
  readonly firstMs: number;
  /** The longest delay, in ms. */
  readonly maxMs: number;
  /** How long something that is away is waited for, in ms. */
  readonly giveUpAfterMs: number;
}

/**
 * The delay in ms before the next attempt, or undefined when there shall be none. Eight attempts in any
 * case, also for an old job that is sent again; what is away is waited for longer, for days.
 */
export function retryDelayMs(
  error: unknown,
  job: { readonly attempts: number; readonly ageMs: number },
  settings: BackoffSettings,
): number | undefined {
  const isPatient = isTransient(error) && job.ageMs < settings.giveUpAfterMs;
  const isExhausted = job.attempts >= MAX_ATTEMPTS && !isPatient;
  if (isExhausted) return undefined;
  return Math.min(settings.maxMs, settings.firstMs * 2 ** Math.min(job.attempts - 1, 30));
}
