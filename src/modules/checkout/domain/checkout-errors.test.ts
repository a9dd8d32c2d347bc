import { NOT_DELIVERED } from '../../../../common/contract/order.js';
import { Money } from '../../../kernel/money.js';
import * as errors from './checkout-errors.js';

const AGAIN = new Date('2026-01-01T12:30:00Z');

it.each([
  [new errors.CartEmpty(), 'cart_empty', 'Your cart is empty.'],
  [new errors.NoLongerAvailable('Bell'), 'product_gone', '"Bell" is no longer available'],
  [new errors.OrderTooSmall(Money.ofCents(50)), 'order_too_small', 'The smallest order is $0.50'],
  [
    new errors.OrderTooLarge(Money.ofCents(99_999_999)),
    'order_too_large',
    'The largest order is $999,999.99',
  ],
  [
    new errors.PaymentProcessing(),
    'payment_processing',
    'Your payment is being processed. We will confirm your order as soon as it is through.',
  ],
  [
    new errors.PaidTooLate(),
    'paid_too_late',
    'Your payment came after the products were sold out. It is refunded in full.',
  ],
  [
    new errors.PaymentDiffers(),
    'payment_differs',
    'Your payment was received, but it does not match your checkout. We are looking into it.',
  ],
  [new errors.NotDelivered(), 'not_delivered', NOT_DELIVERED],
  [
    new errors.TooManyUnits('Bell', 3),
    'too_many_units',
    'You can buy at most 3 of "Bell" in one order',
  ],
  [
    errors.HoldPaused.ofMuch({
      productId: 'bell',
      name: 'Bell',
      most: 2,
      again: AGAIN,
      timeZone: 'America/New_York',
    }),
    'hold_paused',
    '"Bell" was reserved for you for 30 minutes. Until 07:30 EST you can buy at most 2 of it.',
  ],
  [
    errors.HoldPaused.ofLast({
      productId: 'bell',
      name: 'Bell',
      most: 0,
      again: AGAIN,
      timeZone: 'America/New_York',
    }),
    'hold_paused',
    '"Bell" was reserved for you before and not bought. Until 07:30 EST the last of it is kept for others.',
  ],
])('refuses with a conflict: %s', (error, code, message) => {
  expect(error).toMatchObject({ kind: 'conflict', code, message });
});

it('says what a changed cart costs, in dollars', () => {
  expect(new errors.CartChanged(1_050)).toMatchObject({
    kind: 'conflict',
    code: 'cart_changed',
    message: 'Your cart has changed',
    data: { amount: 10.5 },
  });
});

it('names the order that is paid already', () => {
  expect(new errors.AlreadyPaid({ id: 'o1', number: 100_001 })).toMatchObject({
    kind: 'conflict',
    code: 'already_paid',
    message: 'Your payment was received. Your order 100001 is placed.',
    data: { order: 'o1', number: 100_001 },
  });
});

it('tells a payment that did not succeed from a conflict', () => {
  expect(new errors.NotPaid()).toMatchObject({
    kind: 'unpaid',
    code: 'not_paid',
    message: 'This payment has not succeeded.',
  });
});

it('asks for another try where the checkout is in use', () => {
  expect(new errors.CheckoutBusy()).toMatchObject({
    kind: 'unavailable',
    code: 'checkout_busy',
    message: 'Your checkout is in use. Please try again.',
    retryAfter: 1,
  });
});
