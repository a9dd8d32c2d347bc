import type { DayRange } from '../../../../kernel/time.js';
import { asNumber, asText } from '../../../../platform/database/decode.js';
import { computed } from '../../../../platform/database/fields.js';
import type { AnyQuery, Statements } from '../../../../platform/database/statements.js';
import { LedgerEntryEntity } from './ledger.entity.js';

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

const PERIODS = 'period';

/**
 * The last day with entries of each day or month, `YYYY-MM-DD`, the newest first. Reads one entry of each by a
 * recursive query, because a DISTINCT would read all of them.
 */
export async function lastDays(
  statements: Statements,
  length: 'day' | 'month',
  days: DayRange,
): Promise<readonly string[]> {
  const rows = await statements.select({
    select: { day: computed('period.day::text', asText) },
    build: (query) => {
      const { from } = days;
      const newest = between(newestOf(query), days);
      const earlier = between(newestOf(query), from ? { from } : {}).andWhere(
        `entry.day < date_trunc('${length}', period.day::timestamp)::date`,
      );
      const next = query
        .createQueryBuilder()
        .select(`(${earlier.getQuery()})`)
        .from(PERIODS, 'period')
        .where('period.day IS NOT NULL');
      return query
        .addCommonTableExpression(`${newest.getQuery()} UNION ALL ${next.getQuery()}`, PERIODS, {
          recursive: true,
          columnNames: ['day'],
        })
        .from(PERIODS, 'period')
        .where('period.day IS NOT NULL')
        .orderBy('period.day', 'DESC')
        .setParameters(newest.getParameters());
    },
  });
  return rows.map(({ day }) => day);
}

const newestOf = (query: AnyQuery): AnyQuery =>
  query.createQueryBuilder().select('max(entry.day)').from(LedgerEntryEntity, 'entry');
