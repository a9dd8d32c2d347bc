import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { Stock } from '../../catalog/index.js';
import { Refunds } from '../../payment/index.js';
import type { Order } from '../domain/order.js';
import { orderStatusChanged } from '../domain/order-events.js';
import { isRestocked, isCanceledOrReturned, type OrderStatus } from '../domain/order-status.js';
import { OrderRepository } from '../ports/order-repository.js';

export interface StatusChange {
  readonly orderId: string;
  readonly to: OrderStatus;
  /** Whether a return goes back in stock; true by default. */
  readonly restock?: boolean | undefined;
  /** The admin's id. */
  readonly by: string;
}

/** Changes the status of an order; refunds and restocks it when the step says so. */
@Injectable()
export class ChangeStatus {
  constructor(
    private readonly orders: OrderRepository,
    private readonly stock: Stock,
    private readonly refunds: Refunds,
    private readonly auditLog: AuditLog,
    private readonly events: DomainEvents,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, IllegalStep, PaymentInDoubt */
  execute({ orderId, to, restock = true, by }: StatusChange): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      if (!order) throw new NotFound('Order');
      const { id, number } = order.snapshot;
      order.changeStatus(to, { by, at: this.clock.now(), restock });
      // Before the stock: placing an order takes its locks in the same sequence.
      await this.orders.update(order);
      if (isCanceledOrReturned(to)) await this.restockAndRefund(order, isRestocked(to, restock));
      await this.auditLog.record({
        actor: { id: by },
        action: `orders.${to}`,
        subject: `order ${number}`,
        before: { status: order.storedState.status },
        after: { status: to },
      });
      await this.events.publish(orderStatusChanged, { orderId: id, status: to });
    });
  }

  private async restockAndRefund(
    { snapshot, status, paymentStatus }: Order,
    restock: boolean,
  ): Promise<void> {
    await this.stock.returnUnits(snapshot.id, snapshot.lines, { restock });
    if (paymentStatus !== 'refunding') return;
    await this.refunds.request({
      orderId: snapshot.id,
      intentId: snapshot.transactionId,
      amountCents: snapshot.totalCents,
      reason: `order ${snapshot.number} ${status}`,
    });
  }
}
