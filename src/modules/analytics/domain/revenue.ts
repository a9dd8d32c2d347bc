import { dayAfter } from '../../../../common/format/zoned-time.js';
import { DAY_MS } from '../../../kernel/time.js';

/** What was paid for an order, and what was taken of it since, in cents. */
interface Sale {
  readonly totalCents: number;
  /** By disputes. */
  readonly lostCents: number;
  /** By confirmed refunds of parts. */
  readonly partRefundedCents: number;
}

/** What an order that stands is worth, in cents. A bank may dispute what a refund gave back. */
export function revenueOf({ totalCents, lostCents, partRefundedCents }: Sale): number {
  return Math.max(0, totalCents - lostCents - partRefundedCents);
}

/** The revenue of a day, in cents, and of the 7 and 30 days that end with it. */
export interface RevenueDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly dailyCents: number;
  readonly weeklyCents: number;
  readonly monthlyCents: number;
}

const WEEK = 7;
const MONTH = 30;

/** The days from the first to the last, both included. */
export function daysBetween(first: string, last: string): string[] {
  const length = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, length) }, (_none, index) => dayAfter(first, index));
}

/** The first day whose revenue is part of the trailing sums of the `days` days that end with `until`. */
export function firstDayCounted(until: string, days: number): string {
  return dayAfter(until, 2 - MONTH - days);
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
