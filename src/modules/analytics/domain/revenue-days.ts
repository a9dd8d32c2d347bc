import { DAY_MS } from '../../../kernel/durations.js';

/** The revenue of a UTC day, in cents, and of the 7 and 30 days that end with it. */
export interface RevenueDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly dailyCents: number;
  readonly weeklyCents: number;
  readonly monthlyCents: number;
}

const WEEK = 7;
const MONTH = 30;

/** The UTC day of a time, YYYY-MM-DD. */
export function utcDayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The UTC days from the first to the last, both included. */
export function daysBetween(first: string, last: string): string[] {
  const length = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, length) }, (_none, index) => daysBefore(first, -index));
}

/** The first day whose revenue is part of the trailing sums of the `days` days that end with `until`. */
export function firstDayCounted(until: string, days: number): string {
  return daysBefore(until, days + MONTH - 2);
}

/** The `days` days up to `until`, oldest first, from the cents of each day that has any. */
export function revenueDays(
  until: string,
  days: number,
  centsByDay: ReadonlyMap<string, number>,
): RevenueDay[] {
  const all = daysBetween(firstDayCounted(until, days), until);
  const cents = all.map((day) => centsByDay.get(day) ?? 0);
  const trailing = (index: number, length: number) =>
    cents.slice(index + 1 - length, index + 1).reduce((sum, each) => sum + each, 0);
  return all
    .map((day, index) => ({
      day,
      dailyCents: trailing(index, 1),
      weeklyCents: trailing(index, WEEK),
      monthlyCents: trailing(index, MONTH),
    }))
    .slice(-days);
}

function daysBefore(day: string, days: number): string {
  return utcDayOf(new Date(Date.parse(day) - days * DAY_MS));
}
