import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import type { OrderStatus } from '../domain/order-status.js';
import { OrderRepository } from '../ports/order-repository.js';
import { ApplyStatusChange } from './apply-status-change.js';

export interface StatusChange {
  readonly orderId: string;
  readonly to: OrderStatus;
  /** Whether a return goes back in stock; true by default. */
  readonly restock?: boolean | undefined;
  /** Whether it is one of many that are shipped, of which those that were refunded in full are left out. */
  readonly isOfMany?: boolean | undefined;
  /** The admin's id. */
  readonly by: string;
}

/** Changes the status of an order for an admin; refunds and restocks it when the step says so. */
@Injectable()
export class ChangeStatus {
  constructor(
    private readonly orders: OrderRepository,
    private readonly applyStatusChange: ApplyStatusChange,
    private readonly auditLog: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NotFound, IllegalStep, PaymentInDoubt, RefundedInFull */
  execute({ orderId, to, restock = true, isOfMany, by }: StatusChange): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      if (!order) throw new NotFound('Order');
      await this.applyStatusChange.execute(order, { to, restock, isOfMany, by });
      await this.auditLog.record({
        actor: { id: by },
        action: `orders.${to}`,
        subject: `order ${order.snapshot.number}`,
        before: { status: order.storedState.status },
        after: { status: to },
      });
    });
  }
}
