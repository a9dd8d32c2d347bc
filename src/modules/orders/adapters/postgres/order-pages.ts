import { Injectable } from '@nestjs/common';
import { offsetOf, type Page, type PageRequest } from '../../../../kernel/page.js';
import { asNumber, asText, listOf, nullable } from '../../../../platform/database/decode.js';
import { computed } from '../../../../platform/database/fields.js';
import { type Query, Statements } from '../../../../platform/database/statements.js';
import { ImageUrls } from '../../../../platform/storage/image-urls.js';
import type { ExportedOrder, OrderRecord } from '../../ports/order-queries.js';
import { EXPORTED_ORDER, ORDER_RECORD, toExportedOrder, toRecord } from './order-record.js';
import { OrderEntity } from './order.entity.js';

/** Totals are counted up to this number; above it they are lower bounds. */
const COUNTED_TO = 10_000;

/** Properties of an order, in order of precedence. */
export type Order = Readonly<Partial<Record<keyof OrderEntity, 'ASC' | 'DESC'>>>;

/** Adds conditions to a query, and their alias `orders`. */
export type Narrowed = (query: Query) => Query;

/** Reads pages of order lists: first the ids from an index alone, then the few complete rows. */
@Injectable()
export class OrderPages {
  private readonly byIds = this.statements.prepare({
    select: ORDER_RECORD,
    params: ['ids'],
    build: (query) =>
      withUser(query.from(OrderEntity, 'orders'))
        .where('orders.id = ANY (:ids)')
        .orderBy('array_position(:ids::uuid[], orders.id)'),
  });

  constructor(
    private readonly statements: Statements,
    private readonly media: ImageUrls,
  ) {}

  /** Returns the orders of these ids, in their order. */
  async readEach(ids: readonly string[]): Promise<OrderRecord[]> {
    return this.toRecords(await this.byIds.many({ ids }));
  }

  async read(narrowed: Narrowed, order: Order, page: PageRequest): Promise<OrderRecord[]> {
    const build = (query: Query) =>
      wholeRows(query, idsOf(query, narrowed, order, page.limit, offsetOf(page)), order);
    return this.toRecords(await this.statements.select({ select: ORDER_RECORD, build }));
  }

  /** Returns the first orders of a list for an export. */
  async readFirst(narrowed: Narrowed, order: Order, limit: number): Promise<ExportedOrder[]> {
    const build = (query: Query) =>
      wholeRows(query, idsOf(query, narrowed, order, limit, 0), order);
    return (await this.statements.select({ select: EXPORTED_ORDER, build })).map(toExportedOrder);
  }

  /** Counts orders up to a bound. */
  async count(narrowed: Narrowed): Promise<Pick<Page<never>, 'total' | 'totalIsExact'>> {
    const [counted] = await this.statements.select({
      select: { rows: computed('count(*)::integer', asNumber) },
      build: (query) => {
        const found = narrowed(query.createQueryBuilder().select('1'));
        return query
          .addCommonTableExpression(found.limit(COUNTED_TO + 1), 'found')
          .from('found', 'found');
      },
    });
    const rows = counted?.rows ?? 0;
    return { total: Math.min(rows, COUNTED_TO), totalIsExact: rows <= COUNTED_TO };
  }

  /**
   * The matches of a search, found once for total and page; undefined where they are too many to
   * sort.
   */
  async search(narrowed: Narrowed, order: Order, page: PageRequest) {
    const sorting = Object.entries(order).map(
      ([property, direction]) => `"${property}" ${direction}`,
    );
    const [found] = await this.statements.select({
      select: {
        count: computed('count(*)::integer', asNumber),
        ids: computed(
          `(array_agg(id ORDER BY ${sorting.join(', ')}))[:first::integer : :last::integer]`,
          nullable(listOf(asText)),
        ),
      },
      build: (query) => {
        const all = query.createQueryBuilder().select([]);
        for (const property of Object.keys(order)) all.addSelect(`orders.${property}`, property);
        const first = offsetOf(page) + 1;
        return query
          .addCommonTableExpression(narrowed(all).limit(COUNTED_TO + 1), 'found')
          .from('found', 'found')
          .setParameters({ first, last: first + page.limit - 1 });
      },
    });
    if (!found || found.count > COUNTED_TO) return undefined;
    const items = await this.readEach(found.ids ?? []);
    return { ...page, items, total: found.count, totalIsExact: true };
  }

  private toRecords(rows: Awaited<ReturnType<typeof this.byIds.many>>): OrderRecord[] {
    return rows.map((row) => toRecord(row, this.media));
  }
}

function idsOf(query: Query, narrowed: Narrowed, order: Order, limit: number, offset: number) {
  const ids = orderBy(narrowed(query.createQueryBuilder().select('orders.id', 'id')), order);
  return ids.limit(limit).offset(offset);
}

/** Applies LIMIT before aggregating, so that nothing is aggregated for skipped rows. */
function wholeRows(query: Query, ids: Query, order: Order): Query {
  const rows = query
    .addCommonTableExpression(ids, 'page')
    .from('page', 'page')
    .innerJoin(OrderEntity, 'orders', 'orders.id = page.id');
  return orderBy(withUser(rows), order);
}

function withUser(query: Query): Query {
  return query.innerJoin('users', 'users', 'users.id = orders.userId');
}

function orderBy(query: Query, order: Order): Query {
  for (const [property, direction] of Object.entries(order)) {
    query.addOrderBy(`orders.${property}`, direction);
  }
  return query;
}
