import { IsIn, IsInt, IsISO8601, IsOptional, Matches, Max, Min } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { listRules } from '../../../common/contract/list.js';
import { dayAfter, startOfDayIn } from '../../../common/format/zoned-time.js';
import type { DayRange, TimeRange } from '../../kernel/time.js';
import { BlankIsAbsent, ToNumber } from './validators.js';

/** For routes that can say what they would change. */
export class DryRunQuery {
  /** Reports what would change without changing anything. */
  @BlankIsAbsent()
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'dryRun must be true or false' })
  dryRun?: 'true' | 'false';
}

/** A day, as YYYY-MM-DD. */
export const IsDay = (name: string) => {
  const message = `${name} must be a day like 2026-01-31`;
  return applyDecorators(
    Matches(/^\d{4}-\d\d-\d\d$/, { message }),
    IsISO8601({ strict: true }, { message }),
    IsOptional(),
    BlankIsAbsent(),
  );
};

/** The last one of four digits a year, which no list goes beyond. */
const LAST_DAY = '9999-12-31';

/** The time from the start of the first day to the end of the last in a time zone, as far as they are named. */
export function timeRangeOf(timeZone: string, { from, to }: DayRange): TimeRange {
  return {
    ...(from && { from: startOfDayIn(timeZone, from) }),
    ...(to && to < LAST_DAY && { before: startOfDayIn(timeZone, dayAfter(to, 1)) }),
  };
}

/** Some days of the shop. */
export class DayRangeQuery implements DayRange {
  /** The first day, as YYYY-MM-DD, in the time zone of the shop. */
  @IsDay('from')
  from?: string;

  /** The last day, as YYYY-MM-DD, included. */
  @IsDay('to')
  to?: string;
}

const { maxPage, maxLimit } = listRules;

/** `page` and `limit` of a list. The default of the list applies where `limit` is absent. */
export class PageQuery {
  @IsOptional()
  @ToNumber()
  @Max(maxPage, { message: `page must not be greater than ${maxPage}` })
  @Min(1, { message: 'page must be at least 1' })
  @IsInt({ message: 'page must be a whole number' })
  page?: number;

  @IsOptional()
  @ToNumber()
  @Max(maxLimit, { message: `limit must not be greater than ${maxLimit}` })
  @Min(1, { message: 'limit must be at least 1' })
  @IsInt({ message: 'limit must be a whole number' })
  limit?: number;
}
