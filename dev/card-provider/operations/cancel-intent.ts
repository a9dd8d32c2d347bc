import type Stripe from 'stripe';
import { badParam, refused } from '../http/api-error.js';
import type { Params } from '../http/params.js';
import type { Work } from '../state/work.js';
import { intentById } from './payment-intents.js';

const REASONS = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'];

/** `POST /v1/payment_intents/:id/cancel`; not while a payment is processing. */
export function cancelIntent(work: Work, params: Params, id: string): Stripe.PaymentIntent {
  params.only('cancellation_reason');
  const reason = params.string('cancellation_reason');
  if (reason && !REASONS.includes(reason)) {
    throw badParam(
      'cancellation_reason',
      `Invalid cancellation_reason: must be one of ${REASONS.slice(0, -1).join(', ')}, or ${REASONS.at(-1)}`,
    );
  }
  const intent = intentById(work, id);
  if (!intent.status.startsWith('requires_')) {
    throw refused(
      'payment_intent_unexpected_state',
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action.`,
      { payment_intent: intent },
    );
  }
  const canceled = work.put<Stripe.PaymentIntent>({
    ...intent,
    canceled_at: work.now,
    cancellation_reason: (reason ?? null) as Stripe.PaymentIntent.CancellationReason | null,
    next_action: null,
    status: 'canceled',
  });
  work.announce('payment_intent.canceled', canceled);
  return canceled;
}
