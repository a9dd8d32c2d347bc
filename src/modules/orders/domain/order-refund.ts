import type { PaymentStatus } from '../../../../common/contract/order-payment.js';
import {
  isCanceledOrReturned,
  type OrderStatus,
} from '../../../../common/contract/order-status.js';
import {
  isStandingRefund,
  lineRefundCents,
  type REFUND_STATUSES,
  type RefundableLine,
  refundTexts,
  type WithheldReason,
} from '../../../../common/contract/refund.js';
import { unitsOf } from '../../../../common/format/units.js';
import { InvalidInput } from '../../../kernel/domain-error.js';
import {
  DeliveryAlreadyRefunded,
  RefundsChanged,
  RefundTooHigh,
  UnitsAlreadyRefunded,
} from './order-errors.js';
import {
  deliveryNetCents,
  lineNetCents,
  type OrderCharges,
  type OrderLine,
} from './order-snapshot.js';

/** Units of a line that a refund gives back. */
export interface RefundedUnits {
  /** The order line's id. */
  readonly lineId: string;
  readonly quantity: number;
  readonly amountCents: number;
}

/** A refund of the order's payment, as far as its rules need it. */
export interface OrderRefund {
  readonly status: (typeof REFUND_STATUSES)[number];
  readonly amountCents: number;
  /** Null for the refund of all that remained, of an order that was canceled or returned. */
  readonly part: {
    readonly lines: readonly RefundedUnits[];
    readonly deliveryCents: number;
  } | null;
}

/** What was bought, as far as refunds need it. */
export interface RefundableOrder extends Pick<
  OrderCharges,
  'shippingCents' | 'shippingTaxCents' | 'isTaxIncluded'
> {
  readonly totalCents: number;
  readonly lines: readonly (OrderLine & { readonly id: string })[];
}

/** What was bought, and whether it still stands. */
export interface OrderToRefund extends RefundableOrder {
  readonly status: OrderStatus;
}

/** What the refunds of an order leave. */
export interface RefundsLeft {
  /** Of the whole payment. A refund that failed has left its money. */
  readonly cents: number;
  readonly deliveryCents: number;
  /**
   * One for each line. A refund that failed keeps its units: it waits to be retried, and they are in
   * stock already where it said so.
   */
  readonly lines: readonly (RefundableLine & { readonly lineId: string })[];
}

/** What staff want to refund: lines and delivery, or a free amount. */
export interface RefundRequest {
  readonly lines: readonly Pick<RefundedUnits, 'lineId' | 'quantity'>[];
  readonly delivery: boolean;
  /** A free amount, which is of no line. */
  readonly amountCents: number | undefined;
  /** The sum and the number of refunds that the form has shown; undefined where there was none. */
  readonly shownCents: number | undefined;
  readonly shownRefunds: number | undefined;
}

/** What a refund gives back, in cents, by what it is for. */
export interface RefundAmounts {
  readonly amountCents: number;
  readonly deliveryCents: number;
  readonly lines: readonly RefundedUnits[];
}

/** What a canceled rest cost beyond what it gives back, in cents. */
export interface WithheldAmount {
  readonly cents: number;
  /** Null where nothing is withheld. */
  readonly reason: WithheldReason | null;
}

/** The sum of some of the refunds, in cents. */
export function refundedCents(
  refunds: readonly OrderRefund[],
  isWanted: (refund: OrderRefund) => boolean,
): number {
  return refunds.filter(isWanted).reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/**
 * What is on its way back or is back, in cents. Parts count together where staff is asked who they are, so
 * that many small ones ask as one large one does.
 */
export function standingRefundCents(refunds: readonly OrderRefund[]): number {
  return refundedCents(refunds, isStandingRefund);
}

/**
 * What can still be refunded, in cents and units. No units and no delivery are left once the order is canceled,
 * returned, or refunded by the rest of its payment.
 */
export function refundsLeft(order: OrderToRefund, refunds: readonly OrderRefund[]): RefundsLeft {
  const parts = refunds.flatMap(({ part }) => part ?? []);
  const delivery = parts.reduce((sum, { deliveryCents }) => sum + deliveryCents, 0);
  // A canceled or returned order has given all units back, also where there was no money to give.
  const isAllTaken = parts.length < refunds.length || isCanceledOrReturned(order.status);
  return {
    cents: Math.max(0, order.totalCents - standingRefundCents(refunds)),
    deliveryCents: isAllTaken ? 0 : deliveryNetCents(order) - delivery,
    lines: order.lines.map((line) => {
      const own = parts.flatMap(({ lines }) => lines.filter(({ lineId }) => lineId === line.id));
      const netCents = lineNetCents(line, order);
      const { quantity } = line;
      return {
        lineId: line.id,
        netCents,
        quantity,
        refundedUnits: isAllTaken ? quantity : unitsOf(own),
        refundedCents: isAllTaken ? netCents : sumOf(own.map((each) => each.amountCents)),
      };
    }),
  };
}

/** The units that refunds of parts took. */
export function refundedUnits(refunds: readonly Pick<OrderRefund, 'part'>[]): RefundedUnits[] {
  return refunds.flatMap(({ part }) => part?.lines ?? []);
}

/** All of an order, in cents and units. */
export function wholeOrder(order: Pick<RefundableOrder, 'totalCents' | 'lines'>) {
  return { cents: order.totalCents, units: unitsOf(order.lines) };
}

/** The units that no refund took, for what gives back the rest. */
export function unitsLeft(order: OrderToRefund, refunds: readonly OrderRefund[]) {
  const { lines } = refundsLeft(order, refunds);
  return order.lines
    .map(({ productId, quantity }, at) => ({
      productId,
      quantity: quantity - lines[at]!.refundedUnits,
    }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * What a refund gives back beside those before it.
 * @throws InvalidInput; UnitsAlreadyRefunded, DeliveryAlreadyRefunded, RefundTooHigh, RefundsChanged
 */
export function refundAmounts(
  order: OrderToRefund,
  refunds: readonly OrderRefund[],
  wanted: RefundRequest,
): RefundAmounts {
  assertWanted(wanted);
  const left = refundsLeft(order, refunds);
  const lines = wanted.lines.map(({ lineId, quantity }) => {
    const at = left.lines.findIndex((line) => line.lineId === lineId);
    const [line, bought] = [left.lines[at], order.lines[at]];
    if (!line || !bought) throw InvalidInput.field('lines', 'The order has no such line');
    const units = line.quantity - line.refundedUnits;
    if (quantity > units) throw new UnitsAlreadyRefunded({ name: bought.name, left: units });
    return { lineId, quantity, amountCents: lineRefundCents(line, quantity) };
  });
  if (wanted.delivery && left.deliveryCents === 0 && deliveryNetCents(order) > 0) {
    throw new DeliveryAlreadyRefunded();
  }
  const deliveryCents = wanted.delivery ? left.deliveryCents : 0;
  const cents = lines.map((line) => line.amountCents);
  const amountCents = wanted.amountCents ?? sumOf([deliveryCents, ...cents]);
  if (amountCents > left.cents) throw new RefundTooHigh(left.cents);
  assertShown({ cents: amountCents, refunds: refunds.length }, wanted);
  if (amountCents === 0) throw InvalidInput.field('lines', refundTexts.nothing);
  return { amountCents, deliveryCents, lines };
}

/** Whether nothing keeps staff from refunding these units: other refunds, their price, or a lost dispute. */
export function canRefundUnits(
  order: OrderToRefund & {
    readonly refunds: readonly OrderRefund[];
    readonly paymentStatus: PaymentStatus;
  },
  units: RefundRequest['lines'],
): boolean {
  if (order.paymentStatus === 'dispute_lost') return false;
  const left = refundsLeft(order, order.refunds);
  const amounts = units.map(({ lineId, quantity }) => {
    const line = left.lines.find((each) => each.lineId === lineId);
    return line && quantity <= line.quantity - line.refundedUnits
      ? lineRefundCents(line, quantity)
      : Number.POSITIVE_INFINITY;
  });
  const cents = sumOf(amounts);
  return cents > 0 && cents <= left.cents;
}

function assertWanted({ lines, delivery, amountCents }: RefundRequest): void {
  const isByLine = lines.length > 0 || delivery;
  if (!isByLine && amountCents === undefined) {
    throw InvalidInput.field('lines', refundTexts.nothing);
  }
  if (isByLine && amountCents !== undefined) {
    throw InvalidInput.field('amount', refundTexts.mixed);
  }
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length) {
    throw InvalidInput.field('lines', 'Each line may be named once');
  }
}

/** @throws RefundsChanged where the form has shown something else */
export function assertShown(
  actual: { readonly cents: number; readonly refunds: number },
  {
    shownCents = actual.cents,
    shownRefunds = actual.refunds,
  }: Pick<RefundRequest, 'shownCents' | 'shownRefunds'>,
): void {
  if (shownCents !== actual.cents || shownRefunds !== actual.refunds) throw new RefundsChanged();
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** Why all that is left of an order is given back. */
export const wholeRefundReason = (orderNumber: number, status: OrderStatus): string =>
  `order ${orderNumber} ${status}`;
