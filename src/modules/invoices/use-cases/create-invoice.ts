import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { OrderQueries } from '../../orders/index.js';
import { InvoiceStoredOrder } from './invoice-stored-order.js';

/** Issues the invoice of an order that has none, dated today, for an admin. */
@Injectable()
export class CreateInvoice {
  constructor(
    private readonly orders: OrderQueries,
    private readonly invoiceStoredOrder: InvoiceStoredOrder,
    private readonly auditLog: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** `by` is the admin's id. @throws NotFound, InvoiceExists */
  execute(orderId: string, by: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.find(orderId);
      if (!order) throw new NotFound('Order');
      await this.invoiceStoredOrder.execute(order);
      await this.auditLog.record({
        actor: { id: by },
        action: 'invoices.create',
        subject: `order ${order.number}`,
        before: null,
        after: { invoice: 'created' },
      });
    });
  }
}
