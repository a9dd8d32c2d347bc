import { HOUR_MS, MINUTE_MS } from '../../../kernel/time.js';

/** How long an account may hold much of a product, or a limited code, within `WINDOW_MS`, over all its checkouts. */
export const ALLOWED_MS = 30 * MINUTE_MS;
export const WINDOW_MS = HOUR_MS;

/** A hold that is shorter, though more was wanted, leaves no time to pay. */
const SHORTEST_MS = MINUTE_MS;

/** A part of the free units that may be held at any time. */
const SMALL_PART = 10;

/** A time for which something is held; it may end in the future. */
export interface HeldTime {
  readonly from: Date;
  readonly until: Date;
}

/** A time for which a checkout holds much of a product. */
export interface HoldPeriod extends HeldTime {
  readonly checkoutId: string;
  readonly productId: string;
}

/** The units that may be held without counting: a tenth of those that are free, and at least one. */
export function smallHold(freeUnits: number): number {
  return Math.max(1, Math.floor(freeUnits / SMALL_PART));
}

/**
 * The latest end, at most `holdMs` from now, of a hold by an account that held the same in these
 * periods; undefined where less than a minute is allowed before `allowedAgainAt`.
 */
export function holdableUntil(
  periods: readonly HeldTime[],
  now: Date,
  holdMs: number,
): Date | undefined {
  let [low, high] = [now.getTime(), now.getTime() + holdMs];
  // What is held within the window never shrinks with a later end.
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const isAllowed = heldMs(periods, now, new Date(middle)) <= ALLOWED_MS;
    if (isAllowed) low = middle;
    else high = middle - 1;
  }
  if (low - now.getTime() < Math.min(SHORTEST_MS, holdMs)) return undefined;
  return new Date(low);
}

/** When the oldest of the periods begins to leave the window. */
export function allowedAgainAt(periods: readonly HeldTime[], now: Date): Date {
  const counted = periods.filter(({ until }) => until.getTime() > now.getTime() - WINDOW_MS);
  const oldest = Math.min(...counted.map(({ from }) => from.getTime()));
  return new Date(Math.max(oldest + WINDOW_MS, now.getTime()));
}

/** The time held within the window before `end`, were it held from now until then. */
function heldMs(periods: readonly HeldTime[], now: Date, end: Date): number {
  const begin = end.getTime() - WINDOW_MS;
  const past = periods.map(({ from, until }) => {
    const last = Math.min(until.getTime(), now.getTime());
    return Math.max(0, last - Math.max(from.getTime(), begin));
  });
  return past.reduce((sum, ms) => sum + ms, end.getTime() - now.getTime());
}
