import { Injectable } from '@nestjs/common';
import { type ReturnEmail, returnEmailsOf } from '../../../../common/contract/order-return.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { NoSuchEmail, OrderQueries } from '../../orders/index.js';
import { returnEmailRequested } from '../domain/return-events.js';
import { ReturnRepository } from '../ports/return-repository.js';

/** Sends an email about a return to its customer once more, for staff. */
@Injectable()
export class ResendReturnEmail {
  constructor(
    private readonly returns: ReturnRepository,
    private readonly orders: OrderQueries,
    private readonly events: DomainEvents,
    private readonly auditLog: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** `by` is the id of the staff's account. @throws NotFound, NoSuchEmail */
  execute(returnId: string, email: ReturnEmail, by: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const orderReturn = await this.returns.find(returnId);
      const order = orderReturn && (await this.orders.find(orderReturn.orderId));
      if (!order) throw new NotFound('Return');
      const isSent = returnEmailsOf(orderReturn.state).includes(email);
      if (!isSent || order.customerDetails.email === '') throw new NoSuchEmail();
      await this.events.publish(returnEmailRequested, {
        orderId: order.id,
        returnId,
        state: email,
      });
      await this.auditLog.record({
        actor: { id: by },
        action: 'returns.resend-email',
        subject: `order ${order.number}`,
        before: null,
        after: { return: orderReturn.number, email },
      });
    });
  }
}
