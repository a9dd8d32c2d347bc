import { Injectable } from '@nestjs/common';
import { offsetOf, type Page, type PageRequest } from '../../../../kernel/page.js';
import { asNumber, asText, listOf, nullable } from '../../../../platform/database/decode.js';
import { computed } from '../../../../platform/database/fields.js';
import { type Query, Statements } from '../../../../platform/database/statements.js';
import { ImageUrls } from '../../../../platform/storage/image-urls.js';
import type { ExportedOrder, OrderRecord } from '../../ports/order-queries.js';
import { EXPORTED_ORDER, ORDER_RECORD, toExportedOrder, toRecord } from './order-record.js';
import { OrderEntity } from './order.entity.js';

/** A filtered list is counted so far; beyond, there are 'at least' so many. */
const COUNTED_TO = 10_000;

/** By properties of an order, the first of them first. */
export type Order = Readonly<Partial<Record<keyof OrderEntity, 'ASC' | 'DESC'>>>;

/** Adds conditions to a query, and the alias `orders` that they are about. */
export type Narrowed = (query: Query) => Query;

/** Reads parts of lists of orders: ids first by an index alone, then the few whole rows. */
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

  /** The orders of these ids, in their order. */
  async readEach(ids: readonly string[]): Promise<OrderRecord[]> {
    return this.toRecords(await this.byIds.many({ ids }));
  }

  async read(narrowed: Narrowed, order: Order, page: PageRequest): Promise<OrderRecord[]> {
    const build = (query: Query) =>
      wholeRows(query, idsOf(query, narrowed, order, page.limit, offsetOf(page)), order);
    return this.toRecords(await this.statements.select({ select: ORDER_RECORD, build }));
  }

  /** The first orders of a list, as they are exported. */
  async readFirst(narrowed: Narrowed, order: Order, limit: number): Promise<ExportedOrder[]> {
    const build = (query: Query) =>
      wholeRows(query, idsOf(query, narrowed, order, limit, 0), order);
    return (await this.statements.select({ select: EXPORTED_ORDER, build })).map(toExportedOrder);
  }

  /** How many there are, counted up to a bound. */
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

  /** What a search finds, looked up once for its count and its page; undefined where it is too much to sort. */
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

/** So that nothing is gathered for rows that a page skips. */
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
