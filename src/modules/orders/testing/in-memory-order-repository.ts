import type { CorrectedAddress } from '../../../../common/contract/order.js';
import type { NewHistoryEntry } from '../domain/order-history.js';
import { type NewOrder, Order, type OrderState } from '../domain/order.js';
import type { Parcel } from '../domain/parcel.js';
import type { OrderSnapshot, PlacedOrder } from '../domain/order-snapshot.js';
import { OrderRepository } from '../ports/order-repository.js';

export interface OrderRow {
  snapshot: NewOrder['snapshot'] & PlacedOrder;
  state: OrderState;
  parcels: readonly Parcel[];
  readonly history: NewHistoryEntry[];
}

/** Orders in memory; locks do nothing: there is no concurrency. */
export class InMemoryOrderRepository extends OrderRepository {
  readonly rows = new Map<string, OrderRow>();

  /** The placed orders, oldest first. */
  get placed(): (OrderSnapshot & PlacedOrder)[] {
    return [...this.rows.values()].map(({ snapshot }) => snapshot);
  }

  async add({
    snapshot,
    status,
    paymentStatus,
    lostCents,
    parcels,
    partRefundedCents,
    newHistory,
  }: NewOrder): Promise<PlacedOrder> {
    const { id, checkoutId, transactionId, userId } = snapshot;
    const isTwice = this.placed.some(
      (one) => one.checkoutId === checkoutId || one.transactionId === transactionId,
    );
    if (isTwice) throw new Error('One checkout and one transaction make one order.');
    const number = 100_001 + this.rows.size;
    const state = { status, paymentStatus, lostCents, partRefundedCents };
    const stored = { ...snapshot, number };
    this.rows.set(id, { snapshot: stored, state, parcels, history: [...newHistory] });
    return { id, number, userId, transactionId };
  }

  async lock(orderId: string): Promise<Order | undefined> {
    const row = this.rows.get(orderId);
    return row && Order.restore(row.snapshot, row.state, row.parcels);
  }

  async update(order: Order): Promise<void> {
    const { snapshot, status, paymentStatus, lostCents, partRefundedCents } = order;
    const { parcels, newHistory } = order;
    const row = this.rows.get(snapshot.id);
    if (row?.state.status !== order.storedState.status) throw new Error('The status has changed.');
    row.state = { status, paymentStatus, lostCents, partRefundedCents };
    row.parcels = parcels;
    row.history.push(...newHistory);
  }

  async correctAddress(orderId: string, address: CorrectedAddress): Promise<void> {
    const row = this.rows.get(orderId);
    if (!row) return;
    const customerDetails = { ...row.snapshot.customerDetails, ...address };
    row.snapshot = { ...row.snapshot, customerDetails };
  }

  async addHistory(orderId: string, entry: NewHistoryEntry): Promise<void> {
    this.rows.get(orderId)?.history.push(entry);
  }
}
