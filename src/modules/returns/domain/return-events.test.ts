import { returnChanged, returnEmailRequested } from './return-events.js';

it('the emails about the returns of one order are sent in their order', () => {
  const payload = { orderId: 'o1', returnId: 'r1', state: 'approved' } as const;
  expect(returnChanged.orderingKey(payload)).toBe('o1');
  expect(returnEmailRequested.orderingKey(payload)).toBe('o1');
});
