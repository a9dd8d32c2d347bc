import type { QueryResultRow } from 'pg';
import { offsetOf, type Page, type PageRequest } from '../../kernel/page.js';
import type { Database } from './database.js';

/** Counting stops here: an exact count of a long list would cost more than the page. */
const COUNTED = 10_000;

/** A list in SQL; `values` belong to `from`. No part of the text may come from a caller. */
export interface ListSql {
  readonly columns: string;
  /** What follows FROM, with its joins and conditions. */
  readonly from: string;
  readonly order: string;
  readonly values: readonly unknown[];
}

/** Reads one page of a list, and counts the whole as far as that is worth it. */
export async function listPage<Item extends QueryResultRow>(
  database: Database,
  request: PageRequest,
  { columns, from, order, values }: ListSql,
): Promise<Page<Item>> {
  const { page, limit } = request;
  const [first, second] = [`$${values.length + 1}`, `$${values.length + 2}`];
  const items = await database.read<Item>(
    `SELECT ${columns} FROM ${from} ORDER BY ${order} LIMIT ${first} OFFSET ${second}`,
    [...values, limit, offsetOf(request)],
  );
  const [count] = await database.read<{ total: number }>(
    `SELECT count(*)::int AS total FROM (SELECT FROM ${from} LIMIT ${first}) AS counted`,
    [...values, COUNTED + 1],
  );
  const total = count?.total ?? 0;
  return { items, page, limit, total: Math.min(total, COUNTED), totalIsExact: total <= COUNTED };
}
