/** The current time, which tests can set. */
export abstract class Clock {
  abstract now(): Date;
}

/** The machine's clock. */
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

/** In which time zone the shop has its days, as its settings say now. */
export abstract class ShopTimeZone {
  /** `timeZone` is a name of the IANA database. */
  abstract current(): Promise<{ readonly timeZone: string }>;
}

/** A minute, in ms. */
export const MINUTE_MS = 60_000;

/** An hour, in ms. */
export const HOUR_MS = 60 * MINUTE_MS;

/** A day of 24 hours, in ms. */
export const DAY_MS = 24 * HOUR_MS;

/** Some days, `YYYY-MM-DD`, both ends included; open where one is absent. */
export interface DayRange {
  readonly from?: string;
  readonly to?: string;
}

/** A stretch of time; open where an end is absent. */
export interface TimeRange {
  /** From this moment on. */
  readonly from?: Date;
  /** Before this moment. */
  readonly before?: Date;
}
