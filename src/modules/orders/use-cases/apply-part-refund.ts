import { Injectable } from '@nestjs/common';
import { unitsOf } from '../../../../common/format/units.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { toDollars } from '../../../kernel/money.js';
import { AuditLog } from '../../auth/index.js';
import type { Order } from '../domain/order.js';
import { orderStatusChanged } from '../domain/order-events.js';
import { OrderRepository } from '../ports/order-repository.js';
import { type PlannedRefund, PlanPartRefund } from './plan-part-refund.js';

/** Stores a planned refund of a part with all that follows from it. Joins the caller's transaction. */
@Injectable()
export class ApplyPartRefund {
  constructor(
    private readonly orders: OrderRepository,
    private readonly refundPart: PlanPartRefund,
    private readonly events: DomainEvents,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws RefundKeyUsed where another order has used the key */
  async execute(order: Order, planned: PlannedRefund): Promise<void> {
    await this.orders.update(order);
    await this.refundPart.request(order, planned);
    const { status, storedState, paymentStatus, snapshot } = order;
    const isShipped = status !== storedState.status;
    const { id: orderId, number } = snapshot;
    if (isShipped) await this.events.publish(orderStatusChanged, { orderId, status });
    const { amountCents, lines, deliveryCents, restock, reason, withheld } = planned;
    await this.auditLog.record({
      actor: { id: planned.by },
      action: withheld ? 'orders.cancel-rest' : 'orders.refund',
      subject: `order ${number}`,
      before: {
        ...(isShipped && { status: storedState.status }),
        paymentStatus: storedState.paymentStatus,
      },
      after: {
        ...(isShipped && { status }),
        paymentStatus,
        amount: toDollars(amountCents),
        ...(withheld?.reason && { withheld: toDollars(withheld.cents) }),
        units: unitsOf(lines),
        delivery: deliveryCents > 0,
        restock,
        reason,
      },
    });
  }
}
