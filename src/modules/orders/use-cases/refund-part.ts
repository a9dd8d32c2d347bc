import { Injectable } from '@nestjs/common';
import type { RefundReason } from '../../../../common/contract/refund.js';
import { Clock } from '../../../kernel/clock.js';
import { Stock } from '../../catalog/index.js';
import { Refunds } from '../../payment/index.js';
import {
  type RefundAmounts,
  refundAmounts,
  refundedUnits,
  type RefundRequest,
} from '../domain/order-refund.js';
import type { Order } from '../domain/order.js';
import { assertInNoReturn, type UnitsInReturn } from '../domain/units-in-returns.js';

export interface PartRefundRequest extends RefundRequest {
  /** Of the form; the same key twice is one refund. */
  readonly key: string;
  /** Whether its units go back in stock. */
  readonly restock: boolean;
  readonly reason: RefundReason;
  /** The id of the account that asks for it. */
  readonly by: string;
}

/** A refund that the order has in its history and that is to be requested. */
export interface PlannedRefund
  extends RefundAmounts, Omit<PartRefundRequest, keyof RefundRequest> {}

/**
 * Refunds a part of a locked order within the caller's transaction: first `plan`, which changes the
 * order, then the caller stores it, then `request`, which moves stock and money. So a step that also
 * changes the status takes its locks in the sequence of all others.
 */
@Injectable()
export class PlanPartRefund {
  constructor(
    private readonly refunds: Refunds,
    private readonly stock: Stock,
    private readonly clock: Clock,
  ) {}

  /**
   * Undefined where the key has been used: the refund was requested already. `inReturns` are refunded
   * with their returns only. @throws InvalidInput, PaymentInDoubt, UnitsAlreadyRefunded,
   * UnitsAreInReturn, DeliveryAlreadyRefunded, RefundTooHigh, RefundsChanged
   */
  async plan(
    order: Order,
    refund: PartRefundRequest,
    inReturns: readonly UnitsInReturn[],
  ): Promise<PlannedRefund | undefined> {
    const { key, restock, reason, by } = refund;
    const before = await this.refunds.ofIntent(order.snapshot.transactionId);
    if (before.some(({ part }) => part?.requestKey === key)) return undefined;
    const amounts = refundAmounts({ ...order.snapshot, status: order.status }, before, refund);
    const units = amounts.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const refunded = [...refundedUnits(before), ...amounts.lines];
    assertInNoReturn(amounts.lines, order.snapshot, refunded, inReturns);
    order.requestRefund(
      { cents: amounts.amountCents, units, refunded },
      { by, at: this.clock.now(), restock },
    );
    return { ...amounts, key, restock, reason, by };
  }

  /** @throws RefundKeyUsed where another order has used the key */
  async request({ snapshot }: Order, planned: PlannedRefund): Promise<void> {
    const { key, restock, reason, by, amountCents, deliveryCents, lines } = planned;
    if (lines.length > 0) {
      const units = lines.map(({ lineId, quantity }) => {
        const { productId } = snapshot.lines.find(({ id }) => id === lineId)!;
        return { productId, quantity };
      });
      await this.stock.takeBack(snapshot.id, units, { restock });
    }
    await this.refunds.requestPart({
      orderId: snapshot.id,
      intentId: snapshot.transactionId,
      ...{ amountCents, reason, requestedBy: by },
      part: {
        ...{ requestKey: key, providerId: null, lines, deliveryCents },
        isRestocked: restock && lines.length > 0,
      },
    });
  }
}
