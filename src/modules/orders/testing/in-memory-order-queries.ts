import type { Page } from '../../../kernel/page.js';
import type { PlacedOrder } from '../domain/order-snapshot.js';
import type { OrderStatus } from '../domain/order-status.js';
import {
  type ExportedOrder,
  OrderQueries,
  type OrderRecord,
  type OrderRefundRecord,
  type Sale,
} from '../ports/order-queries.js';
import { type InMemoryOrderRepository, type OrderRow } from './in-memory-order-repository.js';

/** Reads orders in memory, one at a time; no use case reads lists. */
export class InMemoryOrderQueries extends OrderQueries {
  constructor(
    private readonly orders: InMemoryOrderRepository,
    private readonly nameOf: (userId: string) => string = (userId) => userId,
    private readonly refundsOf: (intentId: string) => readonly OrderRefundRecord[] = () => [],
  ) {
    super();
  }

  async findByCheckout(checkoutId: string): Promise<PlacedOrder | undefined> {
    return this.placedWhere((order) => order.checkoutId === checkoutId);
  }

  async findByTransaction(transactionId: string): Promise<PlacedOrder | undefined> {
    return this.placedWhere((order) => order.transactionId === transactionId);
  }

  async findByNumber(number: number): Promise<PlacedOrder | undefined> {
    return this.placedWhere((order) => order.number === number);
  }

  async find(orderId: string): Promise<OrderRecord | undefined> {
    const row = this.orders.rows.get(orderId);
    return row && this.toRecord(row);
  }

  async sale(orderId: string): Promise<Sale | undefined> {
    return this.find(orderId);
  }

  async counts(): Promise<Record<OrderStatus, number>> {
    const counts = { pending: 0, shipped: 0, delivered: 0, canceled: 0, returned: 0 };
    for (const { state } of this.orders.rows.values()) counts[state.status] += 1;
    return counts;
  }

  countHeld(): Promise<number> {
    throw new Error('No use case reads lists.');
  }

  ofUser(): Promise<Page<OrderRecord>> {
    throw new Error('No use case reads lists.');
  }

  list(): Promise<Page<OrderRecord>> {
    throw new Error('No use case reads lists.');
  }

  batches(): AsyncIterable<readonly ExportedOrder[]> {
    throw new Error('No use case reads lists.');
  }

  private placedWhere(isWanted: (order: OrderRow['snapshot']) => boolean): PlacedOrder | undefined {
    const row = [...this.orders.rows.values()].find(({ snapshot }) => isWanted(snapshot));
    if (!row) return undefined;
    const { id, number, userId, transactionId } = row.snapshot;
    return { id, number, userId, transactionId };
  }

  private toRecord({ snapshot, state, parcels, history }: OrderRow): OrderRecord {
    const { placedAt, checkoutId: _checkoutId, lines, country, ...order } = snapshot;
    const name = this.nameOf(snapshot.userId);
    return {
      ...order,
      ...state,
      createdAt: placedAt,
      country: country ?? 'US',
      isAbroad: country !== null && country !== 'US',
      userName: name,
      userEmail: `${snapshot.userId}@example.com`,
      lines: lines.map((line) => ({ ...line, srcset: [] })),
      parcels,
      refunds: this.refundsOf(snapshot.transactionId),
      history: history.map((entry) => ({
        ...entry,
        by: entry.by === null ? 'Shop' : this.nameOf(entry.by),
      })),
    };
  }
}
