import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { NothingToRetry } from '../domain/payment-errors.js';
import { refundRequested } from '../domain/payment-events.js';
import { RefundRepository } from '../ports/refund-repository.js';

/** Sends a failed refund again, under a fresh key. */
@Injectable()
export class RetryRefund {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly events: DomainEvents,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NothingToRetry where the order has no refund that failed. */
  execute(orderId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const refund = await this.refunds.findByOrder(orderId);
      if (!refund || !(await this.refunds.reopen(refund.id))) throw new NothingToRetry();
      await this.events.publish(refundRequested, { refundId: refund.id });
    });
  }
}
