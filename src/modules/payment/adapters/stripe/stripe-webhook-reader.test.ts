import Stripe from 'stripe';
import { loadEnv } from '../../../../config/env.js';
import { BadSignature, UnreadableEvent } from '../../domain/payment-errors.js';
import { StripeWebhookReader } from './stripe-webhook-reader.js';

const secret = 'whsec_test';
const stripe = new Stripe('sk_test_x');
const reader = new StripeWebhookReader(stripe, loadEnv({ STRIPE_WEBHOOK_SECRET: secret }));
const read = (payload: string) =>
  reader.read(Buffer.from(payload), stripe.webhooks.generateTestHeaderString({ payload, secret }));
const event = (object: object) =>
  JSON.stringify({ id: 'evt_1', type: 'charge.refunded', data: { object } });

it('finds the payment that an event is about', () => {
  expect(read(event({ id: 'pi_1', object: 'payment_intent' }))).toMatchObject({ intentId: 'pi_1' });
  expect(read(event({ object: 'charge', payment_intent: 'pi_2' }))).toEqual({
    id: 'evt_1',
    type: 'charge.refunded',
    intentId: 'pi_2',
  });
  expect(read(event({ object: 'payout' })).intentId).toBeUndefined();
});

it('finds the payer of a payment, and the card that was declined', () => {
  const intent = {
    id: 'pi_1',
    object: 'payment_intent',
    metadata: { person: 'ann', origin: 'home' },
  };
  const payer = { userId: 'ann', origin: 'home' };
  const payment_method = { card: { fingerprint: 'card' } };
  const failed = (type: string) => ({ ...intent, last_payment_error: { type, payment_method } });
  expect(read(event(intent))).toMatchObject({ payer });
  expect(read(event(failed('card_error')))).toMatchObject({
    payer,
    declinedCard: { fingerprint: 'card' },
  });
  expect(read(event(failed('invalid_request_error'))).declinedCard).toBeUndefined();
  expect(read(event({ ...intent, metadata: {} })).payer).toBeUndefined();
});

it('refuses what the provider did not sign', () => {
  expect(() => reader.read(Buffer.from(event({})), 't=1,v1=00')).toThrow(BadSignature);
});

it.each([
  [301, 'refuses'],
  [290, 'reads'],
])('of %d s ago: %s what the provider has signed', (age, expected) => {
  const payload = event({ id: 'pi_1', object: 'payment_intent' });
  const timestamp = Math.floor(Date.now() / 1000) - age;
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const reading = () => reader.read(Buffer.from(payload), signature);
  if (expected === 'refuses') expect(reading).toThrow(BadSignature);
  else expect(reading()).toMatchObject({ id: 'evt_1' });
});

it.each([
  'no JSON',
  'null',
  '[]',
  '{}',
  '{"id":"evt_1"}',
  '{"id":"evt_1","type":"charge.refunded","data":{}}',
  '{"id":"evt_1","object":"v2.core.event","type":"v2.core.account.updated"}',
])('refuses %s, which is no event, although it is signed', (payload) => {
  expect(() => read(payload)).toThrow(UnreadableEvent);
});
