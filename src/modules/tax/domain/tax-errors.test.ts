import { TaxRateTaken, TaxUnavailable, TooManyTaxRates } from './tax-rate.js';

it('lets a shopper try again while taxes are unknown', () => {
  const cause = new Error('no answer');
  expect(new TaxUnavailable(cause)).toMatchObject({
    kind: 'unavailable',
    code: 'tax_unavailable',
    retryAfter: 10,
    cause,
    message: 'Taxes cannot be calculated at the moment. Please try again.',
  });
});

it.each([
  [new TaxRateTaken(), 'tax_rate_taken', 'This place has a rate of this class already.'],
  [new TooManyTaxRates(), 'too_many_tax_rates', 'There can be at most 500 tax rates'],
])('a conflict says what stands against it: %s', (error, code, message) => {
  expect(error).toMatchObject({ kind: 'conflict', code, message });
});
