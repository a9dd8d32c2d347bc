import { intentChanged, partRefundChanged } from './payment-events.js';

it('the changes of one payment are handled in their order', () => {
  expect(intentChanged.orderingKey({ intentId: 'pi_1' })).toBe('pi_1');
});

it('the refunds of parts of one order are handled in their order', () => {
  const changed = { refundId: 'r1', orderId: 'o1', status: 'refunded' } as const;
  expect(partRefundChanged.orderingKey(changed)).toBe('o1');
});
