import { applyDecorators } from '@nestjs/common';
import { IsISO8601, IsOptional, Matches } from 'class-validator';
import { DAY_MS } from '../../kernel/durations.js';
import type { TimeRange } from '../../kernel/time-range.js';
import { BlankIsAbsent } from './blank-is-absent.js';

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

/** The time from the start of the first day to the end of the last, as far as they are named. */
export function timeRangeOf(days: { from?: string; to?: string }): TimeRange {
  return {
    ...(days.from && { from: new Date(days.from) }),
    ...(days.to && { before: new Date(Date.parse(days.to) + DAY_MS) }),
  };
}
