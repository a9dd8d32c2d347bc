import { Injectable } from '@nestjs/common';
import { offsetOf, type Page, type PageRequest } from '../../../../kernel/page.js';
import { readTotal, type Total } from '../../../../platform/database/counted-total.js';
import { type AnyQuery, Statements } from '../../../../platform/database/statements.js';
import { ShopSettingsSource } from '../../../../platform/shop-settings/shop-settings-source.js';
import { ImageUrls } from '../../../../platform/storage/image-urls.js';
import type { ExportedOrder, OrderRecord } from '../../ports/order-queries.js';
import { EXPORTED_ORDER, ORDER_RECORD, toExportedOrder, toOrderRecord } from './order-record.js';
import type { Found } from './order-search.js';
import { OrderEntity } from './order.entity.js';

/** How many orders are examined for a page of a search that matches too many to sort. */
const NEARBY = 20_000;

/** Properties of an order, in order of precedence. */
export type OrderSorting = Readonly<Partial<Record<keyof OrderEntity, 'ASC' | 'DESC'>>>;

/** Adds conditions to a query, and their alias `orders`. */
export type Narrowed = (query: AnyQuery) => AnyQuery;

/** Reads pages of order lists: first the ids from an index alone, then the few complete rows. */
@Injectable()
export class OrderPages {
  /** By equality, since Postgres plans a list of ids at each read. */
  private readonly byId = this.statements.prepare({
    select: ORDER_RECORD,
    params: ['id'],
    build: (query) => withUser(query.from(OrderEntity, 'orders')).where('orders.id = :id'),
  });

  constructor(
    private readonly statements: Statements,
    private readonly imageUrls: ImageUrls,
    private readonly settings: ShopSettingsSource,
  ) {}

  async readOne(id: string): Promise<OrderRecord | undefined> {
    const [order] = await this.toRecords(await this.byId.many({ id }));
    return order;
  }

  async read(narrowed: Narrowed, order: OrderSorting, page: PageRequest): Promise<OrderRecord[]> {
    const build = (query: AnyQuery) =>
      wholeRows(query, idsOf(query, narrowed, order, page.limit, offsetOf(page)), order);
    return this.toRecords(await this.statements.select({ select: ORDER_RECORD, build }));
  }

  /** Returns the first orders of a list for an export. */
  async readFirst(
    narrowed: Narrowed,
    order: OrderSorting,
    limit: number,
  ): Promise<ExportedOrder[]> {
    const build = (query: AnyQuery) =>
      wholeRows(query, idsOf(query, narrowed, order, limit, 0), order);
    const { country } = await this.settings.current();
    const rows = await this.statements.select({ select: EXPORTED_ORDER, build });
    return rows.map((row) => toExportedOrder(row, country));
  }

  /** Counts orders up to a bound. */
  count(narrowed: Narrowed): Promise<Total> {
    return readTotal(this.statements, narrowed);
  }

  /** A page of the matches of a search; the total is a lower bound where they are too many to sort. */
  async readFound(
    narrowed: Narrowed,
    { all, unsorted }: Found,
    order: OrderSorting,
    page: PageRequest,
  ): Promise<Page<OrderRecord>> {
    const found: Narrowed = (query) => all(narrowed(query));
    if (unsorted) {
      const nearby = await this.readNearby(narrowed, unsorted, order, page);
      if (nearby.length > page.limit) {
        const { total } = await this.count((query) => unsorted.some(narrowed(query)));
        const seen = offsetOf(page) + nearby.length;
        const items = nearby.slice(0, page.limit);
        return { ...page, items, total: Math.max(total, seen), totalIsExact: false };
      }
    }
    const items = await this.read(found, order, page);
    return { ...page, items, ...(await this.count(found)) };
  }

  /** A page of matches among the first orders of the list, and one match more where there is one. */
  private async readNearby(
    narrowed: Narrowed,
    { isFound, values }: NonNullable<Found['unsorted']>,
    order: OrderSorting,
    page: PageRequest,
  ): Promise<OrderRecord[]> {
    const build = (query: AnyQuery) => {
      const nearby = orderBy(narrowed(query.createQueryBuilder().select([])), order)
        .addSelect(isFound, 'isFound')
        .setParameters(values)
        .limit(NEARBY);
      const ids = query
        .createQueryBuilder()
        .select('nearby.id', 'id')
        .where('nearby."isFound"')
        .limit(page.limit + 1)
        .offset(offsetOf(page));
      for (const [property, direction] of Object.entries(order)) {
        nearby.addSelect(`orders.${property}`, property);
        ids.addOrderBy(`nearby."${property}"`, direction);
      }
      ids.from(`(${nearby.getQuery()})`, 'nearby').setParameters(nearby.getParameters());
      return wholeRows(query, ids, order);
    };
    return this.toRecords(await this.statements.select({ select: ORDER_RECORD, build }));
  }

  private async toRecords(
    rows: Awaited<ReturnType<typeof this.byId.many>>,
  ): Promise<OrderRecord[]> {
    const { country } = await this.settings.current();
    return rows.map((row) => toOrderRecord(row, country, this.imageUrls));
  }
}

function idsOf(
  query: AnyQuery,
  narrowed: Narrowed,
  order: OrderSorting,
  limit: number,
  offset: number,
) {
  const ids = orderBy(narrowed(query.createQueryBuilder().select('orders.id', 'id')), order);
  return ids.limit(limit).offset(offset);
}

/** Applies LIMIT before aggregating, so that nothing is aggregated for skipped rows. */
function wholeRows(query: AnyQuery, ids: AnyQuery, order: OrderSorting): AnyQuery {
  const rows = query
    .addCommonTableExpression(ids, 'page')
    .from('page', 'page')
    .innerJoin(OrderEntity, 'orders', 'orders.id = page.id');
  return orderBy(withUser(rows), order);
}

function withUser(query: AnyQuery): AnyQuery {
  return query.innerJoin('users', 'users', 'users.id = orders.userId');
}

function orderBy(query: AnyQuery, order: OrderSorting): AnyQuery {
  for (const [property, direction] of Object.entries(order)) {
    query.addOrderBy(`orders.${property}`, direction);
  }
  return query;
}
