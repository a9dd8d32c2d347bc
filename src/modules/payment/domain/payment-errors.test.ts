import {
  BadSignature,
  isProviderUnavailable,
  NothingToRetry,
  ProviderUnavailable,
  ProviderRefused,
  UnreadableEvent,
} from './payment-errors.js';

const cause = new Error('the cause');

it.each([
  [new BadSignature(), 'invalid', 'bad_signature', 'The signature does not fit.'],
  [new NothingToRetry('order'), 'conflict', 'nothing_to_retry', 'This order has no failed refund.'],
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
