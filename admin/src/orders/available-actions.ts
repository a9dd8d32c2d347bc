import {
  paymentObstacle,
  REFUNDED_IN_FULL,
  SHIPS_FOR_NOTHING,
} from '../../../common/contract/order-payment';
import { money } from '../../../common/format/money';
import { orderActions } from '../../../common/contract/order-status';
import type { Order } from '../data/records';

type Target = keyof typeof orderActions;

/** What an admin can do to an order, named by the status it leads to. */
export interface OrderAction {
  to: Target;
  label: string;
  /** What the confirmation says will happen. */
  effect: string;
  look: 'accent' | 'plain' | 'danger';
}

/** An action of an order, and what stands in its way. */
export interface OfferedAction extends OrderAction {
  /** Why the payment does not allow it now; undefined where it does. */
  obstacle: string | undefined;
}

type RefundedOrder = Pick<Order, 'paymentStatus' | 'refundable' | 'totalPrice'>;

const allActions: {
  to: Target;
  look: OrderAction['look'];
  effectOf: (order: RefundedOrder) => string;
}[] = [
  {
    to: 'shipped',
    look: 'accent',
    effectOf: (order) =>
      `${isRefundedInFull(order) ? `${SHIPS_FOR_NOTHING} ` : ''}The customer gets an email that the order is on its way.`,
  },
  {
    to: 'delivered',
    look: 'accent',
    effectOf: () =>
      'The order can then no longer be returned as a whole. Its customer can request returns.',
  },
  { to: 'returned', look: 'plain', effectOf: refundEffect },
  {
    to: 'canceled',
    look: 'danger',
    effectOf: (order) => `${refundEffect(order)} ${stockEffect(order)}`,
  },
];

/** The actions that the order's status allows. */
export function availableActions(order: Order): OfferedAction[] {
  return allActions
    .filter(({ to }) => order.actions.includes(to))
    .map(({ to, look, effectOf }) => ({
      to,
      look,
      label: orderActions[to],
      effect: effectOf(order),
      obstacle: paymentObstacle(to, order.paymentStatus)?.reason,
    }));
}

/** What goes back of the payment, besides the refunds before. */
function refundEffect({ paymentStatus, refundable, totalPrice }: RefundedOrder): string {
  if (paymentStatus === 'dispute_lost') return 'The bank has given the payment back already.';
  if (refundable.total === totalPrice) return 'The payment is refunded in full.';
  if (refundable.total === 0) return 'The payment was refunded before.';
  return `The rest of the payment, ${money(refundable.total)}, is refunded.`;
}

function stockEffect({ refundable, totalPrice }: RefundedOrder): string {
  return refundable.total === totalPrice
    ? 'The products go back in stock.'
    : 'The products that were not refunded go back in stock.';
}

/** Why some of the actions are disabled, each reason once. */
export function obstaclesOf(actions: OfferedAction[]): string[] {
  return [...new Set(actions.flatMap(({ obstacle }) => obstacle ?? []))];
}

/** Whether refunds have given all of the payment back, or are about to. */
export const isRefundedInFull = ({ refundable }: Pick<Order, 'refundable'>): boolean =>
  refundable.total === 0;

/** Why an order is left out where many are shipped; undefined where it ships. */
export function bulkShippingObstacle(order: Order): string | undefined {
  const step = availableActions(order).find(({ to }) => to === 'shipped');
  if (!step) return order.status === 'pending' ? NOTHING_LEFT : NOT_PENDING;
  return step.obstacle ?? (isRefundedInFull(order) ? REFUNDED_IN_FULL : undefined);
}

const NOT_PENDING = 'Only pending orders can be shipped.';
const NOTHING_LEFT = 'All units of this order were refunded. Cancel it.';
