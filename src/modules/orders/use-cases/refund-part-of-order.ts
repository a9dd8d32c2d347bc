import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { OpenReturns } from '../ports/open-returns.js';
import { OrderRepository } from '../ports/order-repository.js';
import { ApplyPartRefund } from './apply-part-refund.js';
import { type PartRefundRequest, PlanPartRefund } from './plan-part-refund.js';

/** Refunds a part of an order for an admin; one that keeps nothing else to ship is shipped. */
@Injectable()
export class RefundPartOfOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly openReturns: OpenReturns,
    private readonly refundPart: PlanPartRefund,
    private readonly applyPartRefund: ApplyPartRefund,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Idempotent by the form's key. `isOfReturn` where it refunds what a return has received.
   * @throws NotFound, and what `PlanPartRefund` throws
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
      if (planned) await this.applyPartRefund.execute(order, planned);
    });
  }
}
