import type { NewHistoryEntry } from '../domain/order-history.js';
import { type NewOrder, Order, type OrderState } from '../domain/order.js';
import type { OrderSnapshot, PlacedOrder } from '../domain/order-snapshot.js';
import { OrderRepository } from '../ports/order-repository.js';

/** An order as it is stored. */
export interface OrderRow {
  readonly facts: NewOrder['facts'] & PlacedOrder;
  state: OrderState;
  readonly history: NewHistoryEntry[];
}

/** Orders in memory; locks are nothing where one thing happens at a time. */
export class InMemoryOrders extends OrderRepository {
  readonly rows = new Map<string, OrderRow>();

  /** What was placed, oldest first. */
  get placed(): (OrderSnapshot & PlacedOrder)[] {
    return [...this.rows.values()].map(({ facts }) => facts);
  }

  async add({ facts, status, paymentStatus, newHistory }: NewOrder): Promise<PlacedOrder> {
    const { id, checkoutId, transactionId, userId } = facts;
    const isTwice = this.placed.some(
      (one) => one.checkoutId === checkoutId || one.transactionId === transactionId,
    );
    if (isTwice) throw new Error('One checkout and one transaction make one order.');
    const number = 100_001 + this.rows.size;
    const state = { status, paymentStatus };
    this.rows.set(id, { facts: { ...facts, number }, state, history: [...newHistory] });
    return { id, number, userId, transactionId };
  }

  async lock(orderId: string): Promise<Order | undefined> {
    const row = this.rows.get(orderId);
    return row && Order.stored(row.facts, row.state);
  }

  async update({ facts, loaded, status, paymentStatus, newHistory }: Order): Promise<void> {
    const row = this.rows.get(facts.id);
    if (row?.state.status !== loaded.status) throw new Error('The status has changed.');
    row.state = { status, paymentStatus };
    row.history.push(...newHistory);
  }

  async addHistory(orderId: string, entry: NewHistoryEntry): Promise<void> {
    this.rows.get(orderId)?.history.push(entry);
  }
}
