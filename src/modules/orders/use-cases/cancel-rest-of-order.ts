import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { OrderRepository } from '../ports/order-repository.js';
import { ApplyPartRefund } from './apply-part-refund.js';
import { PlanPartRefund, type RestRefund } from './plan-part-refund.js';

/**
 * Cancels for an admin all that a partly shipped order has left to ship, which makes it shipped. It gives
 * back what is left of the money, and says what it withholds.
 */
@Injectable()
export class CancelRestOfOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly refundPart: PlanPartRefund,
    private readonly applyPartRefund: ApplyPartRefund,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Idempotent by the form's key. @throws NotFound, and what `PlanPartRefund` throws */
  execute(orderId: string, rest: RestRefund): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      if (!order) throw new NotFound('Order');
      const planned = await this.refundPart.planRest(order, rest);
      if (planned) await this.applyPartRefund.execute(order, planned);
    });
  }
}
