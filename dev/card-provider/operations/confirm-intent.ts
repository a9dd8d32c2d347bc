import type Stripe from 'stripe';
import { refused } from '../http/api-error.js';
import type { Params } from '../http/params.js';
import type { Work } from '../state/work.js';
import { attempt } from './attempt.js';
import { intentById } from './payment-intents.js';
import { chosenMethod } from './payment-methods.js';

/** `POST /v1/payment_intents/:id/confirm`, for the server and for the browser. */
export function confirmIntent(work: Work, params: Params, id: string): Stripe.PaymentIntent {
  params.only(
    'payment_method',
    'payment_method_data',
    'receipt_email',
    'return_url',
    'off_session',
    'error_on_requires_action',
    'use_stripe_sdk',
    'expected_payment_method_type',
  );
  const found = intentById(work, id);
  if (!found.status.startsWith('requires_')) {
    throw refused('payment_intent_unexpected_state', closedMessage(found.status), {
      payment_intent: found,
    });
  }
  const chosen = chosenMethod(work, params);
  // An open challenge stays open: another confirmation returns it.
  if (!chosen && found.status === 'requires_action') return found;
  const intent = {
    ...found,
    receipt_email: params.stringOrNull('receipt_email') ?? found.receipt_email,
  };
  const stored = work.find(String(intent.payment_method));
  const method = chosen ?? (stored?.object === 'payment_method' ? stored : undefined);
  return attempt(work, intent, method, params.flag('error_on_requires_action'));
}

function closedMessage(status: Stripe.PaymentIntent.Status): string {
  return status === 'succeeded'
    ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
    : `You cannot confirm this PaymentIntent because it has a status of ${status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action, requires_payment_method.`;
}
