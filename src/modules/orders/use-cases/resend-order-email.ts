import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { NoSuchEmail } from '../domain/order-errors.js';
import { orderEmailRequested } from '../domain/order-events.js';
import type { OrderStatus } from '../domain/order-status.js';
import { OrderQueries } from '../ports/order-queries.js';

/** Sends an email of an order to its customer once more, for the admin. */
@Injectable()
export class ResendOrderEmail {
  constructor(
    private readonly queries: OrderQueries,
    private readonly events: DomainEvents,
    private readonly auditLog: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * `status` is the one whose email is wanted: the order is or was in it. `by` is the admin's id.
   * @throws NotFound, NoSuchEmail
   */
  execute(orderId: string, status: OrderStatus, by: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.queries.find(orderId);
      if (!order) throw new NotFound('Order');
      const { history, customerDetails, number } = order;
      const wasInIt = history.some(({ what, detail }) => what === 'status' && detail === status);
      if (!wasInIt || customerDetails.email === '') throw new NoSuchEmail();
      await this.events.publish(orderEmailRequested, { orderId, status });
      await this.auditLog.record({
        actor: { id: by },
        action: 'orders.resend-email',
        subject: `order ${number}`,
        before: null,
        after: { email: status },
      });
    });
  }
}
