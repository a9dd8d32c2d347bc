import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { SecurityLog } from '../../auth/index.js';
import {
  partRefundChanged,
  partRefundRequested,
  refundChanged,
  refundRequested,
  refundReturned,
} from '../domain/payment-events.js';
import { isReturnedToShop, type Refund, refundSubjectOf } from '../domain/refund.js';
import { RefundRepository } from '../ports/refunds.js';
import { SettleRefund } from './settle-refund.js';

/**
 * Applies one transition to a refund. The only place that changes refunds, so that each change
 * publishes its event, and documents and books follow.
 */
@Injectable()
export class ChangeRefund {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly events: DomainEvents,
    private readonly unitOfWork: UnitOfWork,
    private readonly securityLog: SecurityLog,
    private readonly settleRefund: SettleRefund,
  ) {}

  /** `step` is a transition of the domain; it receives the locked refund. Joins an open transaction. */
  execute(refundId: string, step: (refund: Refund) => Refund): Promise<void> {
    return this.unitOfWork.run(async () => {
      const before = await this.refunds.lock(refundId);
      const after = before && step(before);
      if (!after || after === before) return;
      await this.refunds.save(after);
      if (after.status === before.status) return;
      await this.publish(after);
      if (after.orderId !== null && isReturnedToShop(before, after)) {
        await this.events.publish(refundReturned, { refundId, orderId: after.orderId });
      }
      const isSettled = [before.status, after.status].includes('refunded');
      if (isSettled) await this.settleRefund.execute(after);
    });
  }

  private async publish(refund: Refund): Promise<void> {
    const { id: refundId, orderId, status, part } = refund;
    if (status === 'requested') {
      await this.events.publish(part ? partRefundRequested : refundRequested, { refundId });
      return this.securityLog.record({
        kind: 'refund.requested',
        subject: refundSubjectOf(refund),
      });
    }
    if (part && orderId !== null) {
      return this.events.publish(partRefundChanged, { refundId, orderId, status });
    }
    return this.events.publish(refundChanged, { refundId, orderId, status });
  }
}
