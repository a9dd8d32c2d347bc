import { Money } from '../../../kernel/money.js';
import { DiscountCodeTaken, DiscountRefused, TooManyDiscountCodes } from './discount-errors.js';

it.each([
  [DiscountRefused.notBegun(), 'discount_not_begun', 'This discount code cannot be used yet.'],
  [DiscountRefused.ended(), 'discount_ended', 'This discount code has ended.'],
  [DiscountRefused.usedUp(), 'discount_used_up', 'This discount code has been used up.'],
  [
    DiscountRefused.usedByYou(),
    'discount_used_by_you',
    'You have used this discount code as often as you can.',
  ],
  [
    DiscountRefused.belowMinimum(Money.ofCents(5_050)),
    'discount_minimum',
    'This discount code is for orders of $50.50 or more.',
  ],
  [
    DiscountRefused.otherProducts(),
    'discount_other_products',
    'This discount code is not for the products in your cart.',
  ],
  [new DiscountCodeTaken(), 'discount_code_taken', 'There is a code with this text already'],
])('stands at the field of the code: %s', (error, code, message) => {
  const errors = [{ field: 'code', message }];
  expect(error).toMatchObject({ kind: 'conflict', code, message, errors });
});

it('says how many codes there can be', () => {
  expect(new TooManyDiscountCodes()).toMatchObject({
    kind: 'conflict',
    code: 'too_many_discount_codes',
    errors: [],
    message: 'There can be at most 1,000 discount codes',
  });
});
