import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { NothingToRetry } from '../domain/payment-errors.js';
import { retried } from '../domain/refund.js';
import { RefundRepository } from '../ports/refund-repository.js';
import { ChangeRefund } from './change-refund.js';

/** Sends a failed refund again, with a new idempotency key. */
@Injectable()
export class RetryRefund {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly changeRefund: ChangeRefund,
    private readonly auditLog: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The caller audits it. @throws NothingToRetry where the order has no refund that failed. */
  ofOrder(orderId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const refund = await this.refunds.findByOrder(orderId);
      if (!refund) throw new NothingToRetry('order');
      await this.changeRefund.execute(refund.id, retried);
    });
  }

  /**
   * By an admin (`by` is the id), for a payment that never became an order; the others are retried
   * by their order. @throws NothingToRetry where it has no refund that failed.
   */
  ofPayment(intentId: string, by: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const refund = await this.refunds.findByIntent(intentId);
      if (!refund || refund.orderId !== null) throw new NothingToRetry('payment');
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
