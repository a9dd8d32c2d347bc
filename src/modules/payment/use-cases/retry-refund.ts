import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { NothingToRetry } from '../domain/payment-errors.js';
import { retried } from '../domain/refund.js';
import { RefundRepository } from '../ports/refunds.js';
import { ChangeRefund } from './change-refund.js';

/** Retries a failed refund with a new idempotency key. */
@Injectable()
export class RetryRefund {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly changeRefund: ChangeRefund,
    private readonly auditLog: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Retries a refund of an order; the caller records it in the audit log. @throws NothingToRetry where
   * it has not failed, RefundExceedsPayment where others have taken the money meanwhile.
   */
  ofOrder(refundId: string): Promise<void> {
    return this.changeRefund.execute(refundId, retried);
  }

  /**
   * Retries, for the admin `by`, a refund of a payment that never became an order; others are
   * retried by their order. @throws NothingToRetry where it has no failed refund.
   */
  ofPayment(intentId: string, by: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const refunds = await this.refunds.ofIntent(intentId);
      const refund = refunds.find(({ orderId }) => orderId === null);
      if (!refund) throw new NothingToRetry('payment');
      await this.changeRefund.execute(refund.id, retried);
      const { status, error } = refund;
      await this.auditLog.record({
        actor: { id: by },
        action: 'payment.retry-refund',
        subject: `payment ${intentId}`,
        before: { status, error },
        after: { status: 'requested' },
      });
    });
  }
}
