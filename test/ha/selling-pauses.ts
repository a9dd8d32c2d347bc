import type { Death } from './kill-schedule.js';
import type { Kind } from './parts.js';

/** A pause that begins later than this after a death has another cause, in ms. */
const CAUSED_WITHIN_MS = 18_000;

/** The longest time without a confirmed order after a death, in ms; Infinity where none came any more. */
export function pauseAfter(death: number, confirmedAt: readonly number[]): number {
  const later = confirmedAt.filter((at) => at > death).sort((a, b) => a - b);
  const moments = [death, ...later];
  const pauses = moments.flatMap((from, n) =>
    from - death <= CAUSED_WITHIN_MS ? (moments[n + 1] ?? Infinity) - from : [],
  );
  return Math.max(...pauses);
}

/** A death this soon after a primary's meets the pause of that one, in ms. */
const OVERLAPS_WITHIN_MS = 39_000;

/** The pauses after the deaths of each kind, in ms, without those that overlap a primary's. */
export function pausesByKind(
  deaths: readonly Death[],
  confirmedAt: readonly number[],
): ReadonlyMap<Kind, readonly number[]> {
  const pauses = new Map<Kind, number[]>();
  const primaries = deaths.filter(({ kind }) => kind === 'primary');
  for (const { kind, at } of deaths) {
    const overlaps = primaries.some((death) => at > death.at && at - death.at < OVERLAPS_WITHIN_MS);
    if (overlaps && kind !== 'primary') continue;
    pauses.set(kind, [...(pauses.get(kind) ?? []), pauseAfter(at, confirmedAt)]);
  }
  return pauses;
}
