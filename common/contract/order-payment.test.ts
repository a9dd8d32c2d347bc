import {
  canCancelOwnOrder,
  HOLDING_PAYMENTS,
  PAYMENT_STATUSES,
  paymentObstacle,
} from './order-payment.js';
import { ORDER_STATUSES, orderStatuses } from './order-status.js';

it('the payment stops exactly the steps that would lose goods or money', () => {
  const stopped = PAYMENT_STATUSES.flatMap((payment) =>
    ORDER_STATUSES.flatMap((to) => {
      const obstacle = paymentObstacle(to, payment);
      return obstacle ? [[payment, to, obstacle.code]] : [];
    }),
  );
  expect(stopped).toEqual([
    ['fraud_warning', 'shipped', 'fraud_warning'],
    ['disputed', 'pending', 'payment_disputed'],
    ['disputed', 'shipped', 'payment_disputed'],
    ['disputed', 'canceled', 'payment_disputed'],
    ['disputed', 'returned', 'payment_disputed'],
    ['dispute_lost', 'shipped', 'payment_disputed'],
  ]);
});

it('a shopper may cancel until the order ships, unless the bank holds the payment', () => {
  const allowed = ORDER_STATUSES.flatMap((status) =>
    PAYMENT_STATUSES.filter((payment) =>
      canCancelOwnOrder(orderStatuses[status].next, payment),
    ).map((payment) => [status, payment]),
  );
  expect(allowed).toEqual(
    [
      'paid',
      'fraud_warning',
      'refunding',
      'partially_refunded',
      'refunded',
      'refund_failed',
      'dispute_lost',
    ].map((payment) => ['pending', payment]),
  );
});

it('an order is held by each payment that keeps it from shipping, and where it would ship for nothing', () => {
  const kept = PAYMENT_STATUSES.filter(
    (payment) => payment === 'refunded' || paymentObstacle('shipped', payment),
  );
  expect(HOLDING_PAYMENTS).toEqual(kept);
});
