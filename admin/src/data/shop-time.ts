import {
  dayIn,
  localMinuteIn,
  minuteIn,
  timeOfLocalMinute,
} from '../../../common/format/zoned-time';

/**
 * The shop's time zone, in which the back office shows and takes all times: one for all screens, which begin anew
 * (`Frame`) where it changes. UTC, which each time then names, where the shop could not be loaded.
 */
let timeZone = 'UTC';

/** Called with each answer that has the shop. */
export function setShopTimeZone(name: string): void {
  timeZone = name;
}

export const shopTimeZone = (): string => timeZone;

/** The day of an ISO 8601 time, such as `2026-11-21`. */
export const day = (at: string): string => dayIn(timeZone, at);

/** The minute of an ISO 8601 time with its zone, such as `2026-11-21 19:31 GMT+13`. */
export const minute = (at: string): string => minuteIn(timeZone, at);

/** An ISO 8601 time as an input for day and time has it; empty where it is none. */
export const toInputMinute = (at: string): string => localMinuteIn(timeZone, at);

/** The time in UTC that was typed into such an input; null where it is empty. */
export function fromInputMinute(typed: string): string | null {
  const time = timeOfLocalMinute(timeZone, typed);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
