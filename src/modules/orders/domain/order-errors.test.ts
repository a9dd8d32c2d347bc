import {
  DeliveryAlreadyRefunded,
  IllegalStep,
  NoFraudWarning,
  NoRestToCancel,
  NoSuchEmail,
  PaymentInDoubt,
  RefundsChanged,
  RefundTooHigh,
  TooLateToCancel,
  TooLateToCorrectAddress,
  UnitsAlreadyRefunded,
  UnitsAreInReturn,
} from './order-errors.js';

it.each([
  [new TooLateToCancel(), 'too_late_to_cancel', 'This order can no longer be canceled.'],
  [
    new TooLateToCorrectAddress(),
    'too_late_to_correct',
    'The address can be corrected only until the order ships.',
  ],
  [new NoSuchEmail(), 'no_such_email', 'There is no such email of this order.'],
  [
    new PaymentInDoubt({ code: 'fraud_warning', reason: 'The bank warns.' }),
    'fraud_warning',
    'The bank warns.',
  ],
  [new NoRestToCancel(), 'no_rest_to_cancel', 'This order has no rest to cancel.'],
  [new DeliveryAlreadyRefunded(), 'delivery_already_refunded', 'The delivery is refunded already.'],
  [
    new RefundsChanged(),
    'refunds_changed',
    'This order was refunded by somebody else meanwhile. Check the amounts again.',
  ],
  [new NoFraudWarning(), 'no_fraud_warning', 'This order has no fraud warning.'],
])('refuses what the order does not allow: %s', (error, code, message) => {
  expect(error).toMatchObject({ kind: 'conflict', code, message, data: undefined });
});

it('names the status of an order and the steps that it allows', () => {
  expect(new IllegalStep('shipped', 'canceled', ['delivered', 'returned'])).toMatchObject({
    kind: 'conflict',
    code: 'illegal_step',
    message: 'An order that is shipped cannot become canceled',
    data: { status: 'shipped', actions: ['delivered', 'returned'] },
  });
});

it.each([
  [0, 'All units of "Bell" are refunded already.'],
  [1, 'Only 1 of "Bell" is left to refund.'],
  [2, 'Only 2 of "Bell" are left to refund.'],
])('says that %i units of a line are left to refund', (left, message) => {
  expect(new UnitsAlreadyRefunded({ name: 'Bell', left })).toMatchObject({
    kind: 'conflict',
    code: 'units_already_refunded',
    message,
    data: { left },
  });
});

it.each([
  [0, 'This order is refunded in full already.', 0],
  [1_050, 'Only $10.50 is left to refund on this order.', 10.5],
])('says that %i cents of an order are left to refund', (cents, message, left) => {
  expect(new RefundTooHigh(cents)).toMatchObject({
    kind: 'conflict',
    code: 'refund_exceeds_payment',
    message,
    data: { left },
  });
});

it.each([
  [1, [3], '1 × Bell is in return 3. Refund it there.'],
  [2, [3], '2 × Bell are in return 3. Refund them there.'],
  [2, [3, 4], '2 × Bell are in returns 3 and 4. Refund them there.'],
])('says which returns have taken units: %i in %j', (units, returns, message) => {
  expect(new UnitsAreInReturn({ name: 'Bell', units, returns })).toMatchObject({
    kind: 'conflict',
    code: 'units_in_return',
    message,
    data: { returns },
  });
});
