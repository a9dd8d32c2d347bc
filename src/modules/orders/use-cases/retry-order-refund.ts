import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { NothingToRetry, Refunds } from '../../payment/index.js';
import { OrderRepository } from '../ports/order-repository.js';

/** Retries a failed refund for an admin. */
@Injectable()
export class RetryOrderRefund {
  constructor(
    private readonly orders: OrderRepository,
    private readonly refunds: Refunds,
    private readonly auditLog: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * `by` is the admin's id; without `refundId` the order's failed refund. @throws NotFound,
   * NothingToRetry, RefundExceedsPayment, PaymentInDoubt
   */
  execute(orderId: string, by: string, refundId?: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      if (!order) throw new NotFound('Order');
      const refunds = await this.refunds.ofIntent(order.snapshot.transactionId);
      const failed = refunds.findLast(
        ({ id, status }) => status === 'failed' && (refundId ?? id) === id,
      );
      if (!failed) throw new NothingToRetry('order');
      await this.refunds.retry(failed.id);
      order.retryRefund({ by, at: this.clock.now() });
      await this.orders.update(order);
      await this.auditLog.record({
        actor: { id: by },
        action: 'orders.retry-refund',
        subject: `order ${order.snapshot.number}`,
        before: { paymentStatus: order.storedState.paymentStatus },
        after: { paymentStatus: order.paymentStatus },
      });
    });
  }
}
