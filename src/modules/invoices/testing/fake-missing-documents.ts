import type { Clock } from '../../../kernel/time.js';
import type { InMemoryOrderRepository } from '../../orders/testing/in-memory-order-repository.js';
import type { FakeRefunds } from '../../payment/testing/fake-refunds.js';
import { MissingDocuments, type UndocumentedRefund } from '../ports/billing-documents.js';
import type { FakeBillingDocuments } from './fake-billing-documents.js';

/** The longest transaction. */
const UNSETTLED_MS = 5 * 60_000;

/** Compares orders and refunds in memory with their documents. */
export class FakeMissingDocuments extends MissingDocuments {
  covered = new Date(0);
  /** The ids of orders that were placed elsewhere. */
  readonly imported = new Set<string>();
  /** When refunds changed last, by their ids; one without a time is not covered. */
  readonly refundTimes = new Map<string, Date>();

  constructor(
    private readonly orderRepository: InMemoryOrderRepository,
    private readonly paymentRefunds: FakeRefunds,
    private readonly documents: FakeBillingDocuments,
    private readonly clock: Clock,
  ) {
    super();
  }

  async coverable(): Promise<Date> {
    return new Date(this.clock.now().getTime() - UNSETTLED_MS);
  }

  async orders(limit: number): Promise<readonly string[]> {
    return [...this.orderRepository.rows.values()]
      .map(({ snapshot }) => snapshot)
      .filter(({ id, placedAt }) => placedAt >= this.covered && !this.imported.has(id))
      .filter(({ id }) => !this.isInvoiced(id))
      .sort((one, other) => one.placedAt.getTime() - other.placedAt.getTime())
      .slice(0, limit)
      .map(({ id }) => id);
  }

  async refunds(limit: number): Promise<readonly UndocumentedRefund[]> {
    return this.paymentRefunds.requested
      .filter(({ id }) => (this.refundTimes.get(id) ?? this.covered) >= this.covered)
      .filter(({ orderId }) => orderId !== null && this.isInvoiced(orderId))
      .filter(({ id, status, amountCents }) => {
        return (status === 'refunded' && amountCents > 0) !== this.hasStandingNote(id);
      })
      .slice(0, limit)
      .map(({ id, intentId }) => ({ refundId: id, intentId }));
  }

  async cover(until: Date): Promise<void> {
    if (until > this.covered) this.covered = until;
  }

  private isInvoiced(id: string): boolean {
    return this.documents.all.some(({ kind, orderId }) => kind === 'invoice' && orderId === id);
  }

  private hasStandingNote(id: string): boolean {
    return this.documents.all.some(
      ({ kind, refundId, reversedBy }) =>
        kind === 'credit_note' && refundId === id && reversedBy === null,
    );
  }
}
