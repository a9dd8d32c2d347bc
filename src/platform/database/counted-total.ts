import type { Page } from '../../kernel/page.js';

/** Counting stops here unless a list says less: an exact count of a long list would cost more than the page. */
export const COUNTED_TO = 10_000;

/** The size of a list; a lower bound when `totalIsExact` is false. */
export type Total = Pick<Page<never>, 'total' | 'totalIsExact'>;

/** The total by the rows that were counted, at most one more than `upTo`. */
export const toTotal = (rows: number, upTo = COUNTED_TO): Total => ({
  total: Math.min(rows, upTo),
  totalIsExact: rows <= upTo,
});
