import type { Clock } from '../../../kernel/clock.js';
import type { Refund, RefundStatus } from '../domain/refund.js';
import { type NewRefund, RefundRepository } from '../ports/refund-repository.js';

/** Refund rows in memory. */
export class FakeRefundRepository extends RefundRepository {
  readonly rows = new Map<string, Refund>();

  constructor(private readonly clock: Clock) {
    super();
  }

  async add(refund: NewRefund): Promise<boolean> {
    if (await this.findByIntent(refund.intentId)) return false;
    const state = { status: 'requested' as const, keyNumber: 1, keyUsedAt: null, error: null };
    this.rows.set(refund.id, { ...refund, ...state });
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

  async markKeyUsed(refundId: string): Promise<void> {
    const row = this.rows.get(refundId);
    if (row) this.rows.set(refundId, { ...row, keyUsedAt: row.keyUsedAt ?? this.clock.now() });
  }

  async setStatus(refundId: string, status: RefundStatus, error: string | null): Promise<boolean> {
    const row = this.rows.get(refundId);
    if (!row || row.status === status) return false;
    this.rows.set(refundId, { ...row, status, error });
    return true;
  }

  async reopen(refundId: string): Promise<boolean> {
    const row = this.rows.get(refundId);
    if (row?.status !== 'failed') return false;
    const fresh = { status: 'requested' as const, keyUsedAt: null, error: null };
    this.rows.set(refundId, { ...row, ...fresh, keyNumber: row.keyNumber + 1 });
    return true;
  }

  async intentsToFollow(): Promise<string[]> {
    const followed = [...this.rows.values()].filter(({ status }) =>
      ['sent', 'refunded'].includes(status),
    );
    return followed.map((row) => row.intentId);
  }
}
