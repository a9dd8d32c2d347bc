import { codeRefusalOf } from './discount-code';
import { refusalOf } from './refusal';

const FALLBACK = 'An error occurred during checkout. Please try again.';

describe('a refused payment', () => {
  it('is an order already where it was paid before', () => {
    const data = { order: 'id', number: 100_001 };
    expect(refusalOf({ status: 409, code: 'already_paid', message: 'x', data })).toEqual({
      kind: 'placed',
      order: { _id: 'id', number: 100_001 },
    });
  });

  it('names the new total of a cart that has changed', () => {
    const error = { status: 409, code: 'cart_changed', message: 'Your cart has changed' };
    expect(refusalOf({ ...error, data: { amount: 1234.5 } })).toEqual({
      kind: 'problem',
      message: 'Your cart has changed. The new total is $1,234.50.',
      isCartStale: true,
    });
  });

  it('goes to the fields it is about', () => {
    const errors = [{ field: 'zip', message: 'Enter a valid ZIP code' }];
    expect(refusalOf({ status: 400, message: 'x', errors })).toEqual({ kind: 'fields', errors });
  });

  it.each([
    ['methodId', 'This delivery method is not available for your order'],
    ['country', 'We do not deliver to this country'],
  ])(
    'is a message where no field can show it, and what can be chosen is asked for: %s',
    (...its) => {
      const [field, message] = its;
      const errors = [
        { field: 'zip', message: 'Enter a valid ZIP code' },
        { field, message },
      ];
      expect(refusalOf({ status: 400, message: 'x', errors })).toEqual({
        kind: 'problem',
        message,
        isCartStale: true,
      });
    },
  );

  it('of a discount code is a message, and the quote says it at the field', () => {
    const [message, field] = ['This discount code is not valid.', 'code'];
    expect(refusalOf({ status: 400, message, errors: [{ field, message }] })).toEqual({
      kind: 'problem',
      message,
      isCartStale: true,
    });
  });

  it('of a paused code reads as at its field', () => {
    const message = 'from 14:05 UTC';
    const errors = [{ field: 'code', message }];
    const error = { status: 409, code: 'discount_paused', message, errors };
    expect(refusalOf(error)).toMatchObject({ kind: 'problem', message: codeRefusalOf(error) });
  });

  it.each([
    [{ status: 409, message: 'Only 2 left in stock' }, 'Only 2 left in stock', true],
    [{ status: 503, message: 'The card provider is away.' }, 'The card provider is away.', false],
    [{ status: 500, message: '' }, FALLBACK, false],
    [{ status: 0, message: 'We could not reach the shop.' }, FALLBACK, false],
    [new Error('Card element not found'), FALLBACK, false],
  ])('is said in the server’s words, or the fallback: %j', (error, message, isCartStale) => {
    expect(refusalOf(error)).toEqual({ kind: 'problem', message, isCartStale });
  });
});
