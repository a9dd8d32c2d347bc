import { offsetOf, type Page, type PageRequest } from '../../kernel/page.js';
import { readTotal } from './counted-total.js';
import type { Fields, RowOf } from './fields.js';
import type { AnyQuery, Statements } from './statements.js';

/** A list whose conditions depend on its filters. */
export interface ListQuery<Selected extends Fields> {
  readonly select: Selected;
  /** FROM, joins and conditions, with their values bound. */
  readonly from: (query: AnyQuery) => AnyQuery;
  /** A unique order. */
  readonly order: (query: AnyQuery) => AnyQuery;
}

/** Orders by several expressions in one direction, as an index is read. */
export function orderedBy(
  query: AnyQuery,
  order: readonly string[],
  descending: boolean,
): AnyQuery {
  for (const expression of order) query.addOrderBy(expression, descending ? 'DESC' : 'ASC');
  return query;
}

/** Reads one page of a list and its total, counted up to a limit. */
export async function selectPage<Selected extends Fields>(
  statements: Statements,
  request: PageRequest,
  { select, from, order }: ListQuery<Selected>,
): Promise<Page<RowOf<Selected>>> {
  const { page, limit } = request;
  const items = await statements.select({
    select,
    build: (query) => order(from(query)).limit(limit).offset(offsetOf(request)),
  });
  return { items, page, limit, ...(await readTotal(statements, from)) };
}
