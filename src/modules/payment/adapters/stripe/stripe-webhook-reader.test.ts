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

it('refuses what the provider did not sign', () => {
  expect(() => reader.read(Buffer.from(event({})), 't=1,v1=00')).toThrow(BadSignature);
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
