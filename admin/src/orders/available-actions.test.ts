import type { Order } from '../data/records';
import { availableActions } from './available-actions';

const effectsOf = (left: number, paymentStatus: Order['paymentStatus'] = 'partially_refunded') =>
  availableActions({
    actions: ['canceled', 'returned'],
    totalPrice: 20,
    paymentStatus,
    refundable: { total: left },
  } as Order).map(({ effect }) => effect);

it('says of a return and a cancellation what goes back', () => {
  expect(effectsOf(20, 'paid')).toEqual([
    'The payment is refunded in full.',
    'The payment is refunded in full. The products go back in stock.',
  ]);
});

it('says after refunds what is left', () => {
  expect(effectsOf(7.5)).toEqual([
    'The rest of the payment, $7.50, is refunded.',
    'The rest of the payment, $7.50, is refunded. The products that were not refunded go back in stock.',
  ]);
  expect(effectsOf(0)[0]).toBe('The payment was refunded before.');
  expect(effectsOf(20, 'dispute_lost')[0]).toBe('The bank has given the payment back already.');
});

it('warns before an order that was refunded in full ships', () => {
  const effectOf = (total: number) =>
    availableActions({ actions: ['shipped'], refundable: { total } } as Order)[0]?.effect;
  expect(effectOf(0)).toMatch(/^The payment of this order was refunded in full\./);
  expect(effectOf(1)).not.toMatch(/refunded/);
});
