import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { RetryRefund } from './retry-refund.js';

/** An admin sends a failed refund of a payment without an order again. */
@Injectable()
export class RetryPaymentRefund {
  constructor(
    private readonly retryRefund: RetryRefund,
    private readonly auditLog: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** `by` is the admin's id. @throws NothingToRetry */
  execute(intentId: string, by: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const { status, error } = await this.retryRefund.ofPayment(intentId);
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
