import { isTransient } from '../../kernel/transient-error.js';

/** Work that is wrong is not tried more often; from then on an admin sees also what waits. */
export const TRIES_OF_WRONG_WORK = 8;

export interface BackoffSettings {
  /** The first wait, in ms; each later one is twice as long. */
  readonly firstMs: number;
  /** The longest wait, in ms. */
  readonly maxMs: number;
  /** How long something that is away is waited for, in ms. */
  readonly giveUpAfterMs: number;
}

/**
 * The wait in ms before the next try, or undefined when there shall be none. Eight tries in any
 * case, also for an old job that is sent again; what is away is waited for longer, for days.
 */
export function nextTryIn(
  error: unknown,
  job: { attempts: number; ageMs: number },
  settings: BackoffSettings,
): number | undefined {
  const isPatient = isTransient(error) && job.ageMs < settings.giveUpAfterMs;
  const exhausted = job.attempts >= TRIES_OF_WRONG_WORK && !isPatient;
  if (exhausted) return undefined;
  return Math.min(settings.maxMs, settings.firstMs * 2 ** Math.min(job.attempts - 1, 30));
}
