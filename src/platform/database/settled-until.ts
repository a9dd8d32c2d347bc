import type { ObjectLiteral } from 'typeorm';
import { asDate } from './decode.js';
import { exactlyOne } from './exactly-one.js';
import { computed } from './fields.js';
import { SHOP_NOW } from './shop-now.js';
import type { Statements } from './statements.js';

/** Longer than any transaction that writes an order or a refund. */
const LONGEST_TRANSACTION = `interval '5 minutes'`;

/**
 * The time until which all transactions have ended by now. `coverage` is the table of one row that says until
 * when a job has made up for what is missing.
 * @throws Error where it has no row
 */
export async function settledUntil(
  statements: Statements,
  coverage: new () => ObjectLiteral,
): Promise<Date> {
  const rows = await statements.select({
    select: { until: computed(`${SHOP_NOW} - ${LONGEST_TRANSACTION}`, asDate) },
    build: (query) => query.from(coverage, 'coverage'),
  });
  return exactlyOne(rows, coverage.name).until;
}
