import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { OrderRepository } from '../../orders/index.js';
import { withRefund } from '../domain/order-return.js';
import { ReturnRepository } from '../ports/return-repository.js';
import { LockedReturns } from './locked-returns.js';

/**
 * Copies to a return whether its refund is confirmed. Events may be late, duplicated or out of order,
 * so the refund itself is read.
 */
@Injectable()
export class ApplyReturnRefund {
  constructor(
    private readonly locked: LockedReturns,
    private readonly returns: ReturnRepository,
    private readonly orders: OrderRepository,
    private readonly clock: Clock,
  ) {}

  /** Joins the caller's transaction; does nothing for a refund of no return. */
  async execute(refundId: string): Promise<void> {
    const found = await this.returns.findByRefund(refundId);
    if (!found) return;
    const { order, orderReturn } = await this.locked.one(found.id);
    const refund = order.refunds.find(({ id }) => id === refundId);
    if (!refund) throw new Error(`refund ${refundId} of order ${order.id} does not exist`);
    const isConfirmed = refund.status === 'refunded';
    const after = withRefund(orderReturn, { id: refundId, isConfirmed });
    if (after.state === orderReturn.state) return;
    await this.returns.save(after);
    const what = isConfirmed ? 'refunded' : 'no longer refunded: the refund came back';
    await this.orders.addHistory(order.id, {
      at: this.clock.now(),
      by: null,
      what: 'return',
      detail: `return ${after.number} ${what}`,
    });
  }
}
