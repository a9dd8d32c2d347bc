import { Injectable } from '@nestjs/common';
import { isId } from '../../../../kernel/ids.js';
import type { Page, PageRequest, Sort } from '../../../../kernel/page.js';
import { asNumber } from '../../../../platform/database/decode.js';
import { columns, computed } from '../../../../platform/database/fields.js';
import { inBatches } from '../../../../platform/database/in-batches.js';
import { type AnyQuery, Statements } from '../../../../platform/database/statements.js';
import type { PlacedOrder } from '../../domain/order-snapshot.js';
import type { OrderStatus } from '../../domain/order-status.js';
import {
  type ExportedOrder,
  type OrderFilter,
  OrderQueries,
  type OrderRecord,
  type OrderSort,
  type Sale,
} from '../../ports/order-queries.js';
import { OrderPages } from './order-pages.js';
import { OrderSearch } from './order-search.js';
import { heldOrders, OrderCountEntity, OrderEntity } from './order.entity.js';

/** Each follows an index, either way. */
const SORT_PROPERTIES = {
  number: ['number', 'id'],
  createdAt: ['createdAt', 'id'],
  totalPrice: ['totalCents', 'id'],
  status: ['status', 'createdAt', 'id'],
  paymentStatus: ['paymentStatus', 'createdAt', 'id'],
} as const satisfies Record<OrderSort, readonly (keyof OrderEntity)[]>;

const HELD = heldOrders('orders.');
const READY = `orders.status = 'pending' AND NOT (${HELD})`;

const PLACED = columns(OrderEntity, 'orders', ['id', 'number', 'userId', 'transactionId']);

/** Orders for the screens: one query per page, which aggregates lines and history. */
@Injectable()
export class PostgresOrderQueries extends OrderQueries {
  private readonly byCheckout = this.statements.prepare({
    select: PLACED,
    params: ['checkoutId'],
    build: (query) => query.from(OrderEntity, 'orders').where('orders.checkoutId = :checkoutId'),
  });
  private readonly byTransaction = this.statements.prepare({
    select: PLACED,
    params: ['transactionId'],
    build: (query) =>
      query.from(OrderEntity, 'orders').where('orders.transactionId = :transactionId'),
  });
  private readonly byNumber = this.statements.prepare({
    select: PLACED,
    params: ['number'],
    build: (query) => query.from(OrderEntity, 'orders').where('orders.number = :number'),
  });
  private readonly saleOf = this.statements.prepare({
    select: columns(OrderEntity, 'orders', [
      'createdAt',
      'status',
      'totalCents',
      'lostCents',
      'partRefundedCents',
    ]),
    params: ['orderId'],
    build: (query) => query.from(OrderEntity, 'orders').where('orders.id = :orderId'),
  });
  private readonly counters = this.statements.prepare({
    select: {
      ...columns(OrderCountEntity, 'counter', ['status']),
      count: computed('sum(counter.count)::integer', asNumber),
    },
    build: (query) => query.from(OrderCountEntity, 'counter').groupBy('counter.status'),
  });

  private readonly held = this.statements.prepare({
    select: { count: computed('count(*)::integer', asNumber) },
    build: (query) => query.from(OrderEntity, 'orders').where(HELD),
  });

  constructor(
    private readonly statements: Statements,
    private readonly pages: OrderPages,
    private readonly search: OrderSearch,
  ) {
    super();
  }

  findByCheckout(checkoutId: string): Promise<PlacedOrder | undefined> {
    return this.byCheckout.one({ checkoutId });
  }

  findByTransaction(transactionId: string): Promise<PlacedOrder | undefined> {
    return this.byTransaction.one({ transactionId });
  }

  findByNumber(number: number): Promise<PlacedOrder | undefined> {
    return this.byNumber.one({ number });
  }

  async find(orderId: string): Promise<OrderRecord | undefined> {
    return isId(orderId) ? this.pages.readOne(orderId) : undefined;
  }

  async ofUser(userId: string, page: PageRequest): Promise<Page<OrderRecord>> {
    const own = (query: AnyQuery) =>
      query.from(OrderEntity, 'orders').where('orders.userId = :userId', { userId });
    const items = await this.pages.read(own, { createdAt: 'DESC', id: 'DESC' }, page);
    return { ...page, items, ...(await this.pages.count(own)) };
  }

  async list(
    { searchTerm, ...filter }: OrderFilter,
    { by, descending }: Sort<OrderSort>,
    page: PageRequest,
  ): Promise<Page<OrderRecord>> {
    const direction = descending ? 'DESC' : 'ASC';
    const order = Object.fromEntries(SORT_PROPERTIES[by].map((name) => [name, direction]));
    const narrowed = (query: AnyQuery) => ordersOf(query, filter);
    if (searchTerm !== undefined) {
      return this.pages.readFound(narrowed, await this.search.find(searchTerm), order, page);
    }
    const [items, total] = await Promise.all([
      this.pages.read(narrowed, order, page),
      this.totalOf(filter),
    ]);
    return { ...page, items, ...total };
  }

  /** By number, which orders placed meanwhile do not shift. */
  async *batches({ searchTerm, ...filter }: OrderFilter): AsyncGenerator<readonly ExportedOrder[]> {
    const found = searchTerm === undefined ? undefined : await this.search.find(searchTerm);
    const { unsorted, all } = found ?? {};
    yield* inBatches<ExportedOrder>((last, limit) => {
      const narrowed = (query: AnyQuery) => {
        const orders = ordersOf(query, filter);
        // Matches too many to sort are filtered row by row, each row once in all batches.
        if (unsorted) orders.andWhere(unsorted.isFound, unsorted.values);
        else all?.(orders);
        return last ? orders.andWhere('orders.number < :below', { below: last.number }) : orders;
      };
      return this.pages.readFirst(narrowed, { number: 'DESC' }, limit);
    });
  }

  sale(orderId: string): Promise<Sale | undefined> {
    return this.saleOf.one({ orderId });
  }

  async counts(): Promise<Record<OrderStatus, number>> {
    const counts = { pending: 0, shipped: 0, delivered: 0, canceled: 0, returned: 0 };
    for (const { status, count } of await this.counters.many({})) counts[status] = count;
    return counts;
  }

  async countHeld(): Promise<number> {
    return (await this.held.exactlyOne({})).count;
  }

  /** From the counters for a filter by status alone, else counted up to a bound. */
  private async totalOf(filter: Omit<OrderFilter, 'searchTerm'>) {
    if (filter.paymentStatus || filter.shipping || filter.from || filter.before) {
      return this.pages.count((query) => ordersOf(query, filter));
    }
    const counts = await this.counts();
    const total = filter.status
      ? counts[filter.status]
      : Object.values(counts).reduce((sum, count) => sum + count, 0);
    return { total, totalIsExact: true };
  }
}

/** Selects the orders of a filter, without its search, as the alias `orders`; every condition has its index. */
export function ordersOf(query: AnyQuery, filter: Omit<OrderFilter, 'searchTerm'>): AnyQuery {
  const { status, paymentStatus, shipping, from, before } = filter;
  query.from(OrderEntity, 'orders').where('true');
  if (status) query.andWhere('orders.status = :status', { status });
  if (paymentStatus) query.andWhere('orders.paymentStatus = :paymentStatus', { paymentStatus });
  if (shipping === 'held') query.andWhere(HELD);
  if (shipping === 'ready') query.andWhere(READY);
  if (from) query.andWhere('orders.createdAt >= :from', { from });
  if (before) query.andWhere('orders.createdAt < :before', { before });
  return query;
}
