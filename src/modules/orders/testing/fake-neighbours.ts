import type { NewAuditEntry } from '../../../kernel/new-audit-entry.js';
import { AuditLog } from '../../auth/index.js';
import { Stock, type StockLine } from '../../catalog/index.js';
import { type Refund, Refunds, type RefundStatus } from '../../payment/index.js';

/** Stock that knows what came back to it: pieces by product. */
export class FakeStock extends Stock {
  readonly back = new Map<string, number>();
  /** The orders that were taken back. */
  readonly orders = new Set<string>();

  async returnUnits(
    orderId: string,
    lines: readonly StockLine[],
    { restock }: { restock: boolean },
  ) {
    if (this.orders.has(orderId)) return;
    this.orders.add(orderId);
    for (const { productId, quantity } of restock ? lines : []) {
      this.back.set(productId, (this.back.get(productId) ?? 0) + quantity);
    }
  }

  hold(): never {
    throw new Error('An order takes no stock: its checkout did.');
  }

  release(): never {
    throw new Error('An order releases no stock.');
  }

  commit(): never {
    throw new Error('An order commits no stock: its checkout does.');
  }
}

type RequestedRefund = Parameters<Refunds['request']>[0];

/** Refunds by their payment. */
export class FakeRefunds extends Refunds {
  readonly requested = new Map<string, RequestedRefund & { status: RefundStatus }>();

  async request(refund: RequestedRefund): Promise<void> {
    if (this.requested.has(refund.intentId)) return;
    this.requested.set(refund.intentId, { ...refund, status: 'requested' });
  }

  async retry(orderId: string): Promise<void> {
    const failed = [...this.requested.values()].find((refund) => refund.orderId === orderId);
    if (failed?.status !== 'failed') throw new Error('This order has no failed refund.');
    failed.status = 'requested';
  }

  async findByIntent(intentId: string): Promise<Refund | undefined> {
    const refund = this.requested.get(intentId);
    return refund && { ...refund, id: intentId, keyNumber: 1, keyUsedAt: null, error: null };
  }

  /** The provider moves the refund of a payment. */
  become(intentId: string, status: RefundStatus): void {
    this.requested.get(intentId)!.status = status;
  }
}

/** Keeps what was recorded. */
export class RecordedAuditLog extends AuditLog {
  readonly entries: NewAuditEntry[] = [];

  async record(...entries: readonly NewAuditEntry[]): Promise<void> {
    this.entries.push(...entries);
  }
}
