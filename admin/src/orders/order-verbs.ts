import type { OrderStatus } from './order-status';

/** What an admin can do to an order, named by the status it leads to. */
export interface OrderVerb {
  to: OrderStatus;
  label: string;
  /** What the confirmation says will happen. */
  effect: string;
  look: 'accent' | 'plain' | 'danger';
}

export const orderVerbs: OrderVerb[] = [
  {
    to: 'shipped',
    label: 'Ship',
    effect: 'The customer is told by e-mail that the order is on its way.',
    look: 'accent',
  },
  {
    to: 'delivered',
    label: 'Deliver',
    effect: 'A delivered order is final: it can no longer be returned.',
    look: 'accent',
  },
  {
    to: 'returned',
    label: 'Return',
    effect: 'The payment is refunded in full.',
    look: 'plain',
  },
  {
    to: 'canceled',
    label: 'Cancel',
    effect: 'The payment is refunded in full and the goods go back into stock.',
    look: 'danger',
  },
];
