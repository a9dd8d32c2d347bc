import type { DomainError } from '../../../kernel/domain-error.js';
import {
  IllegalReturnStep,
  MoreThanRequested,
  MoreThanReturnable,
  NothingReceived,
  RefundUnderWay,
  ReturnIsRefundable,
  TooManyReturnImages,
  TooManyReturns,
  UnknownReturnLine,
} from './return-errors.js';

it.each<[DomainError, string, string]>([
  [
    new IllegalReturnStep('refund', 'approved'),
    'illegal_return_step',
    'A return that is approved cannot be refunded.',
  ],
  [new MoreThanReturnable('Bell', 0), 'more_than_returnable', 'No units of Bell can be returned.'],
  [new MoreThanReturnable('Bell', 2), 'more_than_returnable', 'Only 2 × Bell can be returned.'],
  [new MoreThanRequested(1), 'more_than_requested', 'The return is about 1 unit of this product.'],
  [new MoreThanRequested(2), 'more_than_requested', 'The return is about 2 units of this product.'],
  [
    new RefundUnderWay(),
    'return_refund_requested',
    'The refund of this return is requested already.',
  ],
  [
    new ReturnIsRefundable(),
    'return_refundable',
    'This return can be refunded. Refund it instead.',
  ],
  [
    new TooManyReturnImages(),
    'too_many_images',
    'There are too many images of this order. Try again tomorrow.',
  ],
  [
    new TooManyReturns(),
    'too_many_returns',
    'There are 20 returns of this order already. Write to us about what else you want to send back.',
  ],
])('a conflict says what stands against it: %s', (error, code, message) => {
  expect(error).toMatchObject({ kind: 'conflict', code, message });
});

it.each<[DomainError, string]>([
  [new NothingReceived(), 'Enter what was received, or decline the return'],
  [new UnknownReturnLine(), 'lines must name lines of this order'],
])('the field of the lines is refused: %s', (error, message) => {
  const errors = [{ field: 'lines', message }];
  expect(error).toMatchObject({ kind: 'invalid', code: 'invalid_input', message, errors });
});

it('names the state that the return is in by now', () => {
  expect(new IllegalReturnStep('approve', 'withdrawn').data).toEqual({ state: 'withdrawn' });
});

it('names how many units can be returned', () => {
  expect(new MoreThanReturnable('Bell', 2).data).toEqual({ left: 2 });
});
