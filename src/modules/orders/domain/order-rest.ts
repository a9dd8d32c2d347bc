import type { PaymentStatus } from '../../../../common/contract/order-payment.js';
import { isPartlyShipped } from '../../../../common/contract/order-status.js';
import { lineRefundCents } from '../../../../common/contract/refund.js';
import { DeliveryAlreadyRefunded, NoRestToCancel } from './order-errors.js';
import {
  assertShown,
  type OrderRefund,
  type OrderToRefund,
  type RefundAmounts,
  refundedUnits,
  type RefundRequest,
  refundsLeft,
  type WithheldAmount,
} from './order-refund.js';
import { deliveryNetCents } from './order-snapshot.js';
import { assertPaymentRefundable } from './order-status.js';
import { type Parcel, unshippedLines } from './parcel.js';

/** How staff cancel the rest of an order. */
export type RestRequest = Pick<RefundRequest, 'delivery' | 'shownCents' | 'shownRefunds'>;

/** An order with what it has shipped. */
export interface OrderToShip extends OrderToRefund {
  readonly paymentStatus: PaymentStatus;
  readonly parcels: readonly Parcel[];
}

/** What a canceled rest gives back. */
export interface RestAmounts extends RefundAmounts {
  readonly withheld: WithheldAmount;
}

/**
 * What canceling all that is left to ship gives back: what it cost, but no more than is left of the
 * payment, of which a lost dispute leaves nothing. `lines` and `deliveryCents` are what it cost.
 * @throws PaymentInDoubt, NoRestToCancel, DeliveryAlreadyRefunded, RefundsChanged
 */
export function restAmounts(
  order: OrderToShip,
  refunds: readonly OrderRefund[],
  wanted: RestRequest,
): RestAmounts {
  const { status, parcels, paymentStatus } = order;
  assertPaymentRefundable(paymentStatus, true);
  const units = unshippedLines({ ...order, refunded: refundedUnits(refunds) });
  if (!isPartlyShipped(status, parcels.length) || units.length === 0) throw new NoRestToCancel();
  const left = refundsLeft(order, refunds);
  const lines = units.map(({ lineId, quantity }) => {
    const line = left.lines.find((each) => each.lineId === lineId)!;
    return { lineId, quantity, amountCents: lineRefundCents(line, quantity) };
  });
  if (wanted.delivery && left.deliveryCents === 0 && deliveryNetCents(order) > 0) {
    throw new DeliveryAlreadyRefunded();
  }
  const deliveryCents = wanted.delivery ? left.deliveryCents : 0;
  const costCents = lines.reduce((sum, { amountCents }) => sum + amountCents, deliveryCents);
  const isLost = paymentStatus === 'dispute_lost';
  const amountCents = isLost ? 0 : Math.min(costCents, left.cents);
  assertShown({ cents: amountCents, refunds: refunds.length }, wanted);
  const cents = costCents - amountCents;
  const reason = isLost ? 'dispute_lost' : 'refunded';
  return {
    amountCents,
    deliveryCents,
    lines,
    withheld: { cents, reason: cents > 0 ? reason : null },
  };
}
