import { orderActions } from '../../../common/contract/order-status';

type Target = keyof typeof orderActions;

/** What an admin can do to an order, named by the status it leads to. */
export interface OrderVerb {
  to: Target;
  label: string;
  /** What the confirmation says will happen. */
  effect: string;
  look: 'accent' | 'plain' | 'danger';
}

const verb = (to: Target, look: OrderVerb['look'], effect: string): OrderVerb => ({
  to,
  label: orderActions[to],
  effect,
  look,
});

export const orderVerbs: OrderVerb[] = [
  verb('shipped', 'accent', 'The customer gets an email that the order is on its way.'),
  verb('delivered', 'accent', 'A delivered order can no longer be returned.'),
  verb('returned', 'plain', 'The payment is refunded in full.'),
  verb('canceled', 'danger', 'The payment is refunded in full and the products go back in stock.'),
];
