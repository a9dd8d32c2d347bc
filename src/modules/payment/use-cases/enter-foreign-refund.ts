import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { Ids } from '../../../kernel/ids.js';
import { partRefundChanged } from '../domain/payment-events.js';
import { foreignRefund, type ListedRefund } from '../domain/refund.js';
import { RefundRepository } from '../ports/refunds.js';
import { SettleRefund } from './settle-refund.js';
import { ShrinkRefunds } from './shrink-refunds.js';

/** The payment of an order. */
export interface OrderedPayment {
  readonly intentId: string;
  readonly orderId: string;
  readonly totalCents: number;
}

/**
 * Enters a refund that was made by hand at the provider as one of its own. Where the order was canceled and
 * our refund is not made yet, that gives back the rest.
 */
@Injectable()
export class EnterForeignRefund {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly shrinkRefunds: ShrinkRefunds,
    private readonly settleRefund: SettleRefund,
    private readonly events: DomainEvents,
    private readonly ids: Ids,
  ) {}

  /** Idempotent. Joins the caller's transaction. */
  async execute(listed: ListedRefund, payment: OrderedPayment): Promise<void> {
    const { intentId, orderId, totalCents } = payment;
    await this.shrinkRefunds.lock(intentId);
    const known = await this.refunds.ofIntent(intentId);
    if (known.some(({ part }) => part?.providerId === listed.id)) return;
    await this.shrinkRefunds.makeRoom(intentId, listed.cents);
    const refundId = this.ids.next();
    const left = (await this.refunds.leftCents(intentId)) ?? totalCents;
    const refund = foreignRefund(listed, { id: refundId, intentId, orderId }, left);
    if (!(await this.refunds.add(refund))) return;
    await this.events.publish(partRefundChanged, { refundId, orderId, status: refund.status });
    if (refund.status === 'refunded') await this.settleRefund.execute(refund);
    await this.shrinkRefunds.trimFailed(intentId);
  }
}
