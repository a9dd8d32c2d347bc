import { paymentObstacle } from '../../../common/contract/order-payment';
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

const action = (to: Target, look: OrderAction['look'], effect: string): OrderAction => ({
  to,
  label: orderActions[to],
  effect,
  look,
});

const allActions: OrderAction[] = [
  action('shipped', 'accent', 'The customer gets an email that the order is on its way.'),
  action('delivered', 'accent', 'A delivered order can no longer be returned.'),
  action('returned', 'plain', 'The payment is refunded in full.'),
  action(
    'canceled',
    'danger',
    'The payment is refunded in full and the products go back in stock.',
  ),
];

/** The actions that the order's status allows. */
export function legalActionsOf({ actions, paymentStatus }: Order): OfferedAction[] {
  return allActions
    .filter(({ to }) => actions.includes(to))
    .map((each) => ({ ...each, obstacle: paymentObstacle(each.to, paymentStatus)?.reason }));
}

/** Why some of the actions are disabled, each reason once. */
export function obstaclesOf(actions: OfferedAction[]): string[] {
  return [...new Set(actions.flatMap(({ obstacle }) => obstacle ?? []))];
}

/** Whether the order can be shipped now. */
export function canShip(order: Order): boolean {
  return legalActionsOf(order).some(({ to, obstacle }) => to === 'shipped' && !obstacle);
}
