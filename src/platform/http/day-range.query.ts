import type { DayRange } from '../../kernel/day-range.js';
import { IsDay } from './day-range.js';

/** Some days of the shop. */
export class DayRangeQuery implements DayRange {
  /** The first day, as YYYY-MM-DD, in the time zone of the shop. */
  @IsDay('from')
  from?: string;

  /** The last day, as YYYY-MM-DD, included. */
  @IsDay('to')
  to?: string;
}
