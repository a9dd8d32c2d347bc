import { Injectable } from '@nestjs/common';
import { isId } from '../../../../kernel/ids.js';
import { offsetOf, type Page, type PageRequest } from '../../../../kernel/page.js';
import { Database } from '../../../../platform/database/database.js';
import { inBatches } from '../../../../platform/database/in-batches.js';
import { MediaUrls } from '../../../../platform/storage/media-urls.js';
import { ORDER_STATUSES, type OrderStatus } from '../../domain/order-status.js';
import {
  type OrderFacts,
  type OrderFilter,
  OrderQueries,
  type OrderRecord,
  type OrderSort,
  type Sale,
} from '../../ports/order-queries.js';
import { type Conditions, conditionsOf } from './order-conditions.js';
import { ORDER_COLUMNS, ORDER_FACTS } from './order-rows.js';

const SORT_COLUMN: Record<OrderSort, string> = {
  number: 'orders.number',
  createdAt: 'orders.created_at',
  totalPrice: 'orders.total_cents',
};
/** A filtered list is counted so far; beyond, there are 'at least' so many. */
const COUNT_LIMIT = 10_000;

/** Both numbers were validated as whole; they are no input text. */
function windowOf(page: PageRequest): string {
  return `LIMIT ${Number(page.limit)} OFFSET ${Number(offsetOf(page))}`;
}

/** The whole rows of those ids; they come first, so that nothing is gathered for rows that a page skips. */
function orderRows(ids: string, order: string): string {
  return `SELECT ${ORDER_COLUMNS} FROM (${ids}) AS page
    JOIN orders ON orders.id = page.id
    JOIN users ON users.id = orders.user_id ${order}`;
}

type Row = OrderFacts & {
  widths: Readonly<Record<string, number[]>>;
  history: readonly { at: string; by: string; what: string; detail: string }[];
};

/** Orders for the screens, from Postgres: one query a page, its lines and history gathered in it. */
@Injectable()
export class PostgresOrderQueries extends OrderQueries {
  constructor(
    private readonly database: Database,
    private readonly media: MediaUrls,
  ) {
    super();
  }

  async find(orderId: string): Promise<OrderRecord | undefined> {
    if (!isId(orderId)) return undefined;
    const [row] = await this.database.readPrepared<Row>(orderRows('SELECT $1::uuid AS id', ''), [
      orderId,
    ]);
    return row && this.toRecord(row);
  }

  async ofUser(userId: string, page: PageRequest): Promise<Page<OrderRecord>> {
    const conditions = { where: 'WHERE orders.user_id = $1', values: [userId] };
    const order = 'ORDER BY orders.created_at DESC, orders.id DESC';
    const items = await this.rows(conditions, order, windowOf(page));
    return { ...page, items, ...(await this.total(conditions)) };
  }

  async list(
    filter: OrderFilter,
    sort: { by: OrderSort; descending: boolean },
    page: PageRequest,
  ): Promise<Page<OrderRecord>> {
    const conditions = conditionsOf(filter);
    const direction = sort.descending ? 'DESC' : 'ASC';
    const order = `ORDER BY ${SORT_COLUMN[sort.by]} ${direction}, orders.id ${direction}`;
    const found = filter.searchTerm && (await this.search(conditions, order, page));
    if (found) return found;
    const [items, total] = await Promise.all([
      this.rows(conditions, order, windowOf(page)),
      this.totalOfList(filter, conditions),
    ]);
    return { ...page, items, ...total };
  }

  /** By number, an exact mark that no order placed meanwhile moves. */
  walk(filter: OrderFilter): AsyncIterable<readonly OrderFacts[]> {
    return inBatches<OrderFacts>((last, limit) => {
      const { where, values } = conditionsOf(filter, last?.number);
      return this.database.read<OrderFacts>(
        `SELECT ${ORDER_FACTS}
           FROM (SELECT orders.id FROM orders ${where}
                  ORDER BY orders.number DESC LIMIT ${Number(limit)}) AS batch
           JOIN orders ON orders.id = batch.id
           JOIN users ON users.id = orders.user_id ORDER BY orders.number DESC`,
        values,
      );
    });
  }

  async sale(orderId: string): Promise<Sale | undefined> {
    const [sale] = await this.database.readPrepared<Sale>(
      `SELECT created_at AS "createdAt", status, total_cents AS "totalCents"
         FROM orders WHERE id = $1`,
      [orderId],
    );
    return sale;
  }

  async counts(): Promise<Record<OrderStatus, number>> {
    const rows = await this.database.read<{ status: OrderStatus; count: number }>(
      'SELECT status, sum(count)::int AS count FROM order_count GROUP BY status',
    );
    const counted = new Map(rows.map((row) => [row.status, row.count]));
    const entries = ORDER_STATUSES.map((status) => [status, counted.get(status) ?? 0] as const);
    return Object.fromEntries(entries) as Record<OrderStatus, number>;
  }

  /** What a search finds is looked up once for its count and its page, unless it is too much to sort. */
  private async search({ where, values }: Conditions, order: string, page: PageRequest) {
    const [found] = await this.database.read<{ count: number; ids: string[] }>(
      `WITH found AS MATERIALIZED (
         SELECT id, number, created_at, total_cents FROM orders ${where} LIMIT ${COUNT_LIMIT + 1})
       SELECT (SELECT count(*)::int FROM found) AS count,
              ARRAY(SELECT orders.id FROM found AS orders ${order} ${windowOf(page)}) AS ids`,
      values,
    );
    if (!found || found.count > COUNT_LIMIT) return undefined;
    const rows = orderRows('SELECT unnest($1::uuid[]) AS id', order);
    const items = await this.database.readPrepared<Row>(rows, [found.ids]);
    return {
      ...page,
      items: items.map((row) => this.toRecord(row)),
      total: found.count,
      totalIsExact: true,
    };
  }

  private async rows({ where, values }: Conditions, order: string, window: string) {
    const page = `SELECT orders.id FROM orders ${where} ${order} ${window}`;
    const rows = await this.database.read<Row>(orderRows(page, order), values);
    return rows.map((row) => this.toRecord(row));
  }

  private toRecord({ widths, ...row }: Row): OrderRecord {
    return {
      ...row,
      lines: row.lines.map((line) => ({ ...line, ...this.imageOf(line.image, widths) })),
      history: row.history.map((entry) => ({ ...entry, at: new Date(entry.at) })),
    } as OrderRecord;
  }

  /** Where an image of ours is now: the order holds the address that it had then. */
  private imageOf(image: string | null, widths: Row['widths']) {
    const name = image?.slice(image.lastIndexOf('/') + 1) ?? '';
    const copies = widths[name];
    if (!copies) return { image, srcset: [] };
    return { image: this.media.urlOf(name), srcset: this.media.srcsetOf(name, copies) };
  }

  /** By status alone the counters know; else it is counted up to the limit. */
  private async totalOfList(filter: OrderFilter, conditions: Conditions) {
    if (filter.searchTerm || filter.from || filter.before) return this.total(conditions);
    const counts = await this.counts();
    const total = filter.status
      ? counts[filter.status]
      : Object.values(counts).reduce((sum, count) => sum + count, 0);
    return { total, totalIsExact: true };
  }

  private async total({ where, values }: Conditions) {
    const [row] = await this.database.read<{ count: number }>(
      `SELECT count(*)::int AS count FROM
         (SELECT 1 FROM orders ${where} LIMIT ${COUNT_LIMIT + 1}) AS counted`,
      values,
    );
    const count = row?.count ?? 0;
    return { total: Math.min(count, COUNT_LIMIT), totalIsExact: count <= COUNT_LIMIT };
  }
}
