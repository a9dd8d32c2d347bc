import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { Money } from '../../../kernel/money.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { orderStatusChanged } from '../domain/order-events.js';
import { OpenReturns } from '../ports/open-returns.js';
import { OrderRepository } from '../ports/order-repository.js';
import { type PartRefundRequest, PlanPartRefund } from './refund-part.js';

/** Refunds a part of an order for an admin; one that keeps nothing else to ship is shipped. */
@Injectable()
export class RefundPartOfOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly openReturns: OpenReturns,
    private readonly refundPart: PlanPartRefund,
    private readonly events: DomainEvents,
    private readonly auditLog: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Idempotent by the form's key. `isOfReturn` where it refunds what a return has received.
   * @throws NotFound, and what `RefundPart` throws
   */
  execute(
    orderId: string,
    refund: PartRefundRequest,
    { isOfReturn = false }: { readonly isOfReturn?: boolean } = {},
  ): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      if (!order) throw new NotFound('Order');
      const inReturns = isOfReturn ? [] : await this.openReturns.unitsOf(orderId);
      const planned = await this.refundPart.plan(order, refund, inReturns);
      if (!planned) return;
      await this.orders.update(order);
      await this.refundPart.request(order, planned);
      const { status, storedState } = order;
      const isShipped = status !== storedState.status;
      if (isShipped) await this.events.publish(orderStatusChanged, { orderId, status });
      const { amountCents, lines, deliveryCents, restock, reason } = planned;
      await this.auditLog.record({
        actor: { id: refund.by },
        action: 'orders.refund',
        subject: `order ${order.snapshot.number}`,
        before: {
          ...(isShipped && { status: storedState.status }),
          paymentStatus: storedState.paymentStatus,
        },
        after: {
          ...(isShipped && { status }),
          paymentStatus: order.paymentStatus,
          amount: Money.ofCents(amountCents).dollars,
          units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
          delivery: deliveryCents > 0,
          restock,
          reason,
        },
      });
    });
  }
}
