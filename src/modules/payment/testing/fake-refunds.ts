import { CountingIds, SettableClock } from '../../../kernel/testing/fakes.js';
import { NothingToRetry, RefundKeyUsed } from '../domain/payment-errors.js';
import {
  foreignRefund,
  LATE_REST,
  type ListedRefund,
  pastRefund,
  type Refund,
  requestedRefund,
  type RefundStatus,
  retried,
} from '../domain/refund.js';
import {
  type NewPartRefund,
  type NewRestRefund,
  type NewWholeRefund,
  Refunds,
} from '../ports/refunds.js';
import { FakeRefundRepository } from './fake-refund-repository.js';

/** Refunds in memory. No job makes them: tests set their status. */
export class FakeRefunds extends Refunds {
  /** What was refunded by hand at the provider, for any payment. */
  foreign: ListedRefund[] = [];
  private readonly repository = new FakeRefundRepository(new SettableClock());
  private readonly ids = new CountingIds();

  /** All refunds, in the order of their requests. */
  get requested(): Refund[] {
    return [...this.repository.rows.values()];
  }

  /** What each payment captured, in cents; the first refund's amount where it is not set. */
  get captured(): Map<string, number> {
    return this.repository.captured;
  }

  async request(refund: NewWholeRefund): Promise<void> {
    await this.repository.add(requestedRefund({ ...refund, id: this.ids.next(), part: null }));
  }

  async recordPast(refund: NewWholeRefund): Promise<void> {
    await this.repository.add(pastRefund({ ...refund, id: this.ids.next(), part: null }));
  }

  async requestPart(refund: NewPartRefund): Promise<void> {
    const requested = requestedRefund({ ...refund, id: this.ids.next() });
    if (!(await this.repository.add(requested))) throw new RefundKeyUsed();
  }

  async requestRest(refund: NewRestRefund): Promise<void> {
    await this.repository.add(requestedRefund({ ...refund, id: this.ids.next(), part: LATE_REST }));
  }

  async retry(refundId: string): Promise<void> {
    const refund = await this.repository.find(refundId);
    if (!refund) throw new NothingToRetry('order');
    await this.repository.save(retried(refund));
  }

  find(refundId: string): Promise<Refund | undefined> {
    return this.repository.find(refundId);
  }

  ofIntent(intentId: string): Promise<readonly Refund[]> {
    return this.repository.ofIntent(intentId);
  }

  async findForeign(): Promise<readonly ListedRefund[]> {
    const known = new Set(this.requested.map(({ part }) => part?.providerId));
    return this.foreign.filter(({ id }) => !known.has(id));
  }

  async enterForeign(
    listed: ListedRefund,
    { intentId, orderId, totalCents }: Parameters<Refunds['enterForeign']>[1],
  ): Promise<void> {
    const ids = { id: this.ids.next(), intentId, orderId };
    const left = (await this.repository.leftCents(intentId)) ?? totalCents;
    await this.repository.add(foreignRefund(listed, ids, left));
  }

  /** Payments of which the bank has returned the last refund, which only `sync` notices. */
  readonly returned = new Set<string>();

  async sync(intentId: string): Promise<void> {
    if (this.returned.delete(intentId)) this.become(intentId, 'failed');
  }

  /** Sets the provider's status of a payment's refund; of the last one where it has several, unless another is given. */
  become(
    intentId: string,
    status: RefundStatus,
    refund = this.requested.findLast((each) => each.intentId === intentId),
  ): void {
    if (!refund) throw new Error(`${intentId} has no refund`);
    this.repository.rows.set(refund.id, { ...refund, status });
  }
}
