import { isOrderStatus, ORDER_STATUSES, orderActions, orderStatuses } from './order-status.js';

it('has a button for every status that a legal step leads to, and for no other', () => {
  const targets = ORDER_STATUSES.flatMap((status) => orderStatuses[status].next);
  expect(Object.keys(orderActions).sort()).toEqual([...new Set(targets)].sort());
});

it('knows its own statuses only', () => {
  expect(ORDER_STATUSES.every(isOrderStatus)).toBe(true);
  expect(['lost', '', 'toString', 'Pending'].some(isOrderStatus)).toBe(false);
});
