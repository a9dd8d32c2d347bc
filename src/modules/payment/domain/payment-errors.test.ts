import {
  BadSignature,
  isProviderUnavailable,
  NothingToRetry,
  ProviderUnavailable,
  ProviderRefused,
  RefundExceedsPayment,
  RefundKeyUsed,
  TooManyDeclines,
  UnreadableEvent,
} from './payment-errors.js';

const cause = new Error('the cause');

it.each([
  [new BadSignature(), 'invalid', 'bad_signature', 'The signature does not fit.'],
  [new NothingToRetry('order'), 'conflict', 'nothing_to_retry', 'This order has no failed refund.'],
  [
    new TooManyDeclines(1),
    'too_many',
    'too_many',
    'Too many declined payments. Please try again later.',
  ],
  [
    new RefundExceedsPayment(),
    'conflict',
    'refund_exceeds_payment',
    'Less than that is left of this payment to refund.',
  ],
  [
    new RefundKeyUsed(),
    'conflict',
    'refund_key_used',
    'This refund was requested for another order.',
  ],
])('refuses what is sent: %s', (error, kind, code, message) => {
  expect(error).toMatchObject({ kind, code, message });
});

it('keeps what the provider said from the shopper', () => {
  expect(new ProviderRefused('No such key: sk_1', cause)).toMatchObject({
    kind: 'provider_failed',
    code: 'provider_refused',
    message: 'The card provider refused this payment.',
    reason: 'No such key: sk_1',
    cause,
  });
  expect(new UnreadableEvent(cause)).toMatchObject({
    kind: 'invalid',
    code: 'unreadable_event',
    message: 'The event could not be read.',
    cause,
  });
});

it('tells a provider that is unavailable from one that refuses', () => {
  expect(isProviderUnavailable(new ProviderUnavailable())).toBe(true);
  expect(isProviderUnavailable(new ProviderRefused('No such key: sk_1'))).toBe(false);
});

it('asks for another try where the provider is unavailable', () => {
  expect(new ProviderUnavailable(cause)).toMatchObject({
    kind: 'unavailable',
    code: 'provider_away',
    message: 'Card payments cannot be reached at the moment. Please try again shortly.',
    retryAfter: 5,
    cause,
  });
});

it('asks for another try in whole seconds, not before cards are taken again', () => {
  expect([1, 1_000, 1_001].map((ms) => new TooManyDeclines(ms).retryAfter)).toEqual([1, 1, 2]);
});

it('names what has refused a refund that exceeds its payment', () => {
  expect(new RefundExceedsPayment(cause).cause).toBe(cause);
});
