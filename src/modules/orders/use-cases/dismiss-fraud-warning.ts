import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { FraudWarnings, Refunds } from '../../payment/index.js';
import { orderPaymentOf } from '../domain/order-payment.js';
import { OrderRepository } from '../ports/order-repository.js';
import { PaymentReportsReader } from './payment-reports-reader.js';

/** Sets the early fraud warning of an order's payment aside for an admin, so that it can ship. */
@Injectable()
export class DismissFraudWarning {
  constructor(
    private readonly orders: OrderRepository,
    private readonly warnings: FraudWarnings,
    private readonly refunds: Refunds,
    private readonly reports: PaymentReportsReader,
    private readonly auditLog: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** `by` is the admin's id. @throws NotFound, NoFraudWarning */
  execute(orderId: string, by: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      if (!order) throw new NotFound('Order');
      const at = this.clock.now();
      const { number, transactionId, totalCents } = order.snapshot;
      await this.warnings.dismiss(transactionId, at);
      const refunds = await this.refunds.ofIntent(transactionId);
      const reports = await this.reports.ofIntent(transactionId);
      const { paymentStatus } = orderPaymentOf(refunds, reports, totalCents);
      order.dismissFraudWarning({ by, at }, paymentStatus);
      await this.orders.update(order);
      await this.auditLog.record({
        actor: { id: by },
        action: 'orders.dismiss-fraud-warning',
        subject: `order ${number}`,
        before: { paymentStatus: order.storedState.paymentStatus },
        after: { paymentStatus: order.paymentStatus },
      });
    });
  }
}
