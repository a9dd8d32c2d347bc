import { Injectable } from '@nestjs/common';
import type { RefundReason } from '../../../../common/contract/refund.js';
import { unitsOf } from '../../../../common/format/units.js';
import { Clock } from '../../../kernel/time.js';
import { Stock } from '../../catalog/index.js';
import { type Refund, Refunds } from '../../payment/index.js';
import {
  type RefundAmounts,
  refundAmounts,
  refundedUnits,
  type RefundRequest,
  type WithheldAmount,
} from '../domain/order-refund.js';
import { restAmounts, type RestRequest } from '../domain/order-rest.js';
import type { Order } from '../domain/order.js';
import { assertInNoReturn, type UnitsInReturn } from '../domain/units-in-returns.js';

interface RefundForm {
  /** Of the form; the same key twice is one refund. */
  readonly key: string;
  /** Whether its units go back in stock. */
  readonly restock: boolean;
  readonly reason: RefundReason;
  /** The id of the account that asks for it. */
  readonly by: string;
}

export type PartRefundRequest = RefundForm & RefundRequest;
export type RestRefund = RefundForm & RestRequest;

/** A refund that the order has in its history and that is to be requested. */
export interface PlannedRefund extends RefundForm, RefundAmounts {
  /** Of the canceled rest of the order; null for all other parts. */
  readonly withheld: WithheldAmount | null;
}

/**
 * Refunds a part of a locked order within the caller's transaction: first `plan` or `planRest`, which
 * changes the order, then the caller stores it, then `request`, which moves stock and money. So a step
 * that also changes the status takes its locks in the sequence of all others.
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
    const before = await this.refundsBefore(order, refund);
    if (!before) return undefined;
    const amounts = refundAmounts({ ...order.snapshot, status: order.status }, before, refund);
    const refunded = [...refundedUnits(before), ...amounts.lines];
    assertInNoReturn(amounts.lines, order.snapshot, refunded, inReturns);
    return this.planned(order, before, { ...formOf(refund), ...amounts, withheld: null });
  }

  /** As `plan`, for all that is left to ship. @throws what `restAmounts` throws */
  async planRest(order: Order, rest: RestRefund): Promise<PlannedRefund | undefined> {
    const before = await this.refundsBefore(order, rest);
    if (!before) return undefined;
    const { snapshot, status, paymentStatus, parcels } = order;
    const amounts = restAmounts({ ...snapshot, status, paymentStatus, parcels }, before, rest);
    return this.planned(order, before, { ...formOf(rest), ...amounts });
  }

  /** @throws RefundKeyUsed where another order has used the key */
  async request({ snapshot }: Order, planned: PlannedRefund): Promise<void> {
    const { key, restock, reason, by, amountCents, deliveryCents, lines, withheld } = planned;
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
      amountCents,
      reason,
      requestedBy: by,
      part: {
        requestKey: key,
        providerId: null,
        lines,
        deliveryCents,
        withheld,
        isRestocked: restock && lines.length > 0,
      },
    });
  }

  private async refundsBefore({ snapshot }: Order, { key }: RefundForm) {
    const before = await this.refunds.ofIntent(snapshot.transactionId);
    return before.some(({ part }) => part?.requestKey === key) ? undefined : before;
  }

  private planned(order: Order, before: readonly Refund[], refund: PlannedRefund): PlannedRefund {
    const { lines, amountCents: cents, withheld, by, restock } = refund;
    const units = unitsOf(lines);
    const refunded = [...refundedUnits(before), ...lines];
    const step = { by, at: this.clock.now(), restock };
    order.requestRefund({ cents, units, refunded, withheld }, step);
    return refund;
  }
}

const formOf = ({ key, restock, reason, by }: RefundForm): RefundForm => ({
  key,
  restock,
  reason,
  by,
});
