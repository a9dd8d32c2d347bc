import type { Clock } from '../../../kernel/clock.js';
import type { Refund } from '../domain/refund.js';
import { RefundRepository } from '../ports/refund-repository.js';

export class FakeRefundRepository extends RefundRepository {
  readonly rows = new Map<string, Refund>();
  private readonly createdAt = new Map<string, Date>();

  constructor(private readonly clock: Clock) {
    super();
  }

  async add(refund: Refund): Promise<boolean> {
    if (await this.findByIntent(refund.intentId)) return false;
    this.rows.set(refund.id, refund);
    this.createdAt.set(refund.id, this.clock.now());
    return true;
  }

  async find(refundId: string): Promise<Refund | undefined> {
    return this.rows.get(refundId);
  }

  async findByIntent(intentId: string): Promise<Refund | undefined> {
    return [...this.rows.values()].find((row) => row.intentId === intentId);
  }

  async findByOrder(orderId: string): Promise<Refund | undefined> {
    return [...this.rows.values()].find((row) => row.orderId === orderId);
  }

  lock(refundId: string): Promise<Refund | undefined> {
    return this.find(refundId);
  }

  async save(refund: Refund): Promise<void> {
    this.rows.set(refund.id, refund);
  }

  async intentsToSync(since: Date): Promise<string[]> {
    const followed = [...this.rows.values()].filter(({ id, status }) => {
      const isYoung = (this.createdAt.get(id) ?? since) >= since;
      return status === 'sent' || (status === 'refunded' && isYoung);
    });
    return followed.map(({ intentId }) => intentId);
  }
}
