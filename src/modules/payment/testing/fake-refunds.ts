import { CountingIds } from '../../../kernel/testing/fakes.js';
import { NothingToRetry } from '../domain/payment-errors.js';
import { type Refund, requestedRefund, type RefundStatus, retried } from '../domain/refund.js';
import { Refunds } from '../ports/refunds.js';

/** Refunds in memory, by payment. No job makes them: tests set their status. */
export class FakeRefunds extends Refunds {
  private readonly byIntent = new Map<string, Refund>();
  private readonly ids = new CountingIds();

  /** All refunds, in the order of their requests. */
  get requested(): Refund[] {
    return [...this.byIntent.values()];
  }

  async request(refund: Parameters<Refunds['request']>[0]): Promise<void> {
    if (this.byIntent.has(refund.intentId)) return;
    this.byIntent.set(refund.intentId, requestedRefund({ ...refund, id: this.ids.next() }));
  }

  async retry(orderId: string): Promise<void> {
    const refund = this.requested.find((each) => each.orderId === orderId);
    if (!refund) throw new NothingToRetry('order');
    this.byIntent.set(refund.intentId, retried(refund));
  }

  async findByIntent(intentId: string): Promise<Refund | undefined> {
    return this.byIntent.get(intentId);
  }

  /** Sets the provider's status of a payment's refund. */
  become(intentId: string, status: RefundStatus): void {
    const refund = this.byIntent.get(intentId);
    if (!refund) throw new Error(`${intentId} has no refund`);
    this.byIntent.set(intentId, { ...refund, status });
  }
}
