import { orderPlaced, orderStatusChanged, parcelShipped } from './order-events.js';

it('the events of one order are handled in their order', () => {
  expect(orderPlaced.orderingKey?.({ orderId: 'o1' })).toBe('o1');
  expect(orderStatusChanged.orderingKey?.({ orderId: 'o1', status: 'shipped' })).toBe('o1');
  expect(parcelShipped.orderingKey?.({ orderId: 'o1', parcelId: 'p1', number: 1 })).toBe('o1');
});
