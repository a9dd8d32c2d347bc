import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { TooLateToCancel } from '../domain/order-errors.js';
import { nextStatuses } from '../domain/order-status.js';
import { OrderRepository } from '../ports/order-repository.js';
import { ApplyStatusChange } from './apply-status-change.js';

/**
 * Cancels an order for the shopper who placed it, until it ships. The order's history says who did;
 * the audit log has what admins change.
 */
@Injectable()
export class CancelOwnOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly applyStatusChange: ApplyStatusChange,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NotFound for an order of somebody else @throws TooLateToCancel, PartlyShipped, PaymentInDoubt */
  execute(orderId: string, userId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      if (order?.snapshot.userId !== userId) throw new NotFound('Order');
      if (!nextStatuses(order.status, false).includes('canceled')) throw new TooLateToCancel();
      await this.applyStatusChange.execute(order, { to: 'canceled', restock: true, by: userId });
    });
  }
}
