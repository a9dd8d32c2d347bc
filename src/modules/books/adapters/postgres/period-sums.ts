import { asNumber } from '../../../../platform/database/decode.js';
import { computed } from '../../../../platform/database/fields.js';
import type { AnyQuery } from '../../../../platform/database/statements.js';
import type { DayRange } from '../../../../kernel/day-range.js';

/** The entries of taxes, and of those that were refunded. */
export const IS_TAX = `(entry.kind = 'tax' OR entry.component = 'tax')`;

/** The sum of the entries that meet a condition, in cents; `cents` is what is added up. */
export const sumOf = (condition: string, cents = 'entry.amount_cents') =>
  computed(`coalesce(sum(${cents}) FILTER (WHERE ${condition}), 0)::float8`, asNumber);

/** Leaves out entries of other days. */
export function between(query: AnyQuery, { from, to }: DayRange): AnyQuery {
  if (from) query.andWhere('entry.day >= :from', { from });
  if (to) query.andWhere('entry.day <= :to', { to });
  return query;
}
