import { isStandingRefund } from '../../../../common/contract/refund.js';
import type { Clock } from '../../../kernel/time.js';
import { RefundExceedsPayment } from '../domain/payment-errors.js';
import type { Refund } from '../domain/refund.js';
import { RefundRepository } from '../ports/refunds.js';

export class FakeRefundRepository extends RefundRepository {
  readonly rows = new Map<string, Refund>();
  /** What each payment captured, in cents; the first refund's amount where it is not set. */
  readonly captured = new Map<string, number>();
  private readonly changedAt = new Map<string, Date>();

  constructor(private readonly clock: Clock) {
    super();
  }

  async add(refund: Refund): Promise<boolean> {
    if ([...this.rows.values()].some((row) => isSame(row, refund))) return false;
    if (!this.captured.has(refund.intentId)) {
      this.captured.set(refund.intentId, refund.amountCents);
    }
    await this.put(refund);
    return true;
  }

  async find(refundId: string): Promise<Refund | undefined> {
    return this.rows.get(refundId);
  }

  async ofIntent(intentId: string): Promise<readonly Refund[]> {
    return [...this.rows.values()].filter((row) => row.intentId === intentId);
  }

  lock(refundId: string): Promise<Refund | undefined> {
    return this.find(refundId);
  }

  async save(refund: Refund): Promise<void> {
    await this.put(refund);
  }

  async leftCents(intentId: string): Promise<number | undefined> {
    const captured = this.captured.get(intentId);
    const standing = (await this.ofIntent(intentId)).filter(isStandingRefund);
    return captured && captured - standing.reduce((sum, { amountCents }) => sum + amountCents, 0);
  }

  async intentsToSync(since: Date): Promise<string[]> {
    const followed = [...this.rows.values()].filter(({ id, status }) => {
      const isYoung = (this.changedAt.get(id) ?? since) >= since;
      return ['sent', 'unmatched'].includes(status) || (status === 'refunded' && isYoung);
    });
    return [...new Set(followed.map(({ intentId }) => intentId))];
  }

  private async put(refund: Refund): Promise<void> {
    const before = this.rows.get(refund.id);
    this.rows.set(refund.id, refund);
    if ((await this.leftCents(refund.intentId))! >= 0) {
      if (before?.status !== refund.status) this.changedAt.set(refund.id, this.clock.now());
      return;
    }
    if (before) this.rows.set(refund.id, before);
    else this.rows.delete(refund.id);
    throw new RefundExceedsPayment();
  }
}

function isSame(one: Refund, other: Refund): boolean {
  if (!one.part || !other.part) {
    return one.part === other.part && one.intentId === other.intentId;
  }
  const { requestKey, providerId } = one.part;
  return (
    (requestKey !== null && requestKey === other.part.requestKey) ||
    (providerId !== null && providerId === other.part.providerId)
  );
}
