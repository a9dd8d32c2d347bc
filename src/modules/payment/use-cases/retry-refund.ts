import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { NothingToRetry } from '../domain/payment-errors.js';
import { refundRequested } from '../domain/payment-events.js';
import type { Refund } from '../domain/refund.js';
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
  ofOrder(orderId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const refund = await this.refunds.findByOrder(orderId);
      if (!(await this.reopen(refund))) throw new NothingToRetry('order');
    });
  }

  /**
   * For a payment that never became an order; the others have their order to tell.
   * @throws NothingToRetry where it has no refund that failed.
   */
  ofPayment(intentId: string): Promise<Refund> {
    return this.unitOfWork.run(async () => {
      const refund = await this.refunds.findByIntent(intentId);
      if (!refund || refund.orderId !== null || !(await this.reopen(refund))) {
        throw new NothingToRetry('payment');
      }
      return refund;
    });
  }

  private async reopen(refund: Refund | undefined): Promise<boolean> {
    if (!refund || !(await this.refunds.reopen(refund.id))) return false;
    await this.events.publish(refundRequested, { refundId: refund.id });
    return true;
  }
}
