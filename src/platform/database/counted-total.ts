import type { Page } from '../../kernel/page.js';
import { asNumber } from './decode.js';
import { computed } from './fields.js';
import type { AnyQuery, Statements } from './statements.js';

/** Counting stops here unless a list says less: an exact count of a long list would cost more than the page. */
export const COUNTED_TO = 10_000;

/** The size of a list; a lower bound when `totalIsExact` is false. */
export type Total = Pick<Page<never>, 'total' | 'totalIsExact'>;

/** The total by the rows that were counted, at most one more than `upTo`. */
export const toTotal = (rows: number, upTo = COUNTED_TO): Total => ({
  total: Math.min(rows, upTo),
  totalIsExact: rows <= upTo,
});

/** The query that counts the rows of a list, at most one more than `upTo`. */
export const countRows = (list: (query: AnyQuery) => AnyQuery, upTo = COUNTED_TO) => ({
  select: { rows: computed('count(*)::integer', asNumber) },
  build: (query: AnyQuery) => {
    const counted = list(query.createQueryBuilder())
      .select('1')
      .limit(upTo + 1);
    return query.addCommonTableExpression(counted, 'counted').from('counted', 'counted');
  },
});

/** The total of a list whose values are bound. */
export async function readTotal(
  statements: Statements,
  list: (query: AnyQuery) => AnyQuery,
): Promise<Total> {
  return toTotal((await statements.selectExactlyOne(countRows(list))).rows);
}
