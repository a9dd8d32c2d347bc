import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { Money } from '../../../kernel/money.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { Stock } from '../../catalog/index.js';
import { Refunds } from '../../payment/index.js';
import type { LockedOrder } from '../domain/order.js';
import { orderStatusChanged } from '../domain/order-events.js';
import { assertStep, isTakenBack, type OrderStatus } from '../domain/order-status.js';
import { OrderRepository } from '../ports/order-repository.js';

export interface StatusChange {
  readonly orderId: string;
  readonly to: OrderStatus;
  /** For a return: whether the goods go back into the stock. */
  readonly restock: boolean;
  /** The admin's id. */
  readonly by: string;
}

/** Takes an order one step on; money and stock go back where the step says so. */
@Injectable()
export class ChangeStatus {
  constructor(
    private readonly orders: OrderRepository,
    private readonly stock: Stock,
    private readonly refunds: Refunds,
    private readonly auditLog: AuditLog,
    private readonly events: DomainEvents,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NotFound, IllegalStep */
  execute({ orderId, to, restock, by }: StatusChange): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      if (!order) throw new NotFound('Order');
      assertStep(order.status, to);
      await this.orders.setStatus(order.id, to);
      await this.orders.addHistory(order.id, by, 'status', to);
      if (isTakenBack(to)) await this.takeBack(order, to, restock || to === 'canceled', by);
      await this.auditLog.record({
        actor: { id: by },
        action: `orders.${to}`,
        subject: `order ${order.number}`,
        before: { status: order.status },
        after: { status: to },
      });
      await this.events.publish(orderStatusChanged, { orderId: order.id, status: to });
    });
  }

  private async takeBack(order: LockedOrder, to: OrderStatus, restock: boolean, by: string) {
    await this.stock.giveBack(order.id, order.lines, { restock });
    const units = order.lines.reduce((sum, line) => sum + line.quantity, 0);
    const stock = restock ? `${units} back in stock` : `${units} left out of stock`;
    await this.orders.addHistory(order.id, by, 'stock', stock);
    await this.refunds.request({
      orderId: order.id,
      intentId: order.transactionId,
      amountCents: order.totalCents,
      reason: `order ${order.number} ${to}`,
    });
    await this.orders.setPaymentStatus(order.id, 'refunding');
    const amount = `${Money.ofCents(order.totalCents)} requested`;
    await this.orders.addHistory(order.id, by, 'refund', amount);
  }
}
