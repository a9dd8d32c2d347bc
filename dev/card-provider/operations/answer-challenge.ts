import type Stripe from 'stripe';
import { behaviourOf } from '../cards.js';
import { badParam, refused } from '../http/api-error.js';
import type { Params } from '../http/params.js';
import type { Work } from '../state/work.js';
import { decline, fail, pay } from './attempt.js';
import { intentById } from './payment-intents.js';

/** `POST /v1/payment_intents/:id/challenge`: what the user pressed in the bank's dialog. */
export function answerChallenge(work: Work, params: Params, id: string): Stripe.PaymentIntent {
  params.only('outcome');
  const outcome = params.required('outcome');
  if (outcome !== 'complete' && outcome !== 'fail') {
    throw badParam('outcome', 'Invalid outcome: must be one of complete, or fail');
  }
  const intent = intentById(work, id);
  const method = work.find(String(intent.payment_method));
  if (intent.status !== 'requires_action' || method?.object !== 'payment_method') {
    throw refused(
      'payment_intent_unexpected_state',
      `This PaymentIntent is not waiting for a challenge: it has a status of ${intent.status}.`,
      { payment_intent: intent },
    );
  }
  if (outcome === 'fail') {
    return fail(
      work,
      intent,
      {
        code: 'payment_intent_authentication_failure',
        message:
          'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
        payment_method: method,
      },
      'invalid_request_error',
    );
  }
  const behaviour = behaviourOf(method.card?.fingerprint);
  if (behaviour.does === 'challenge' && behaviour.then === 'decline') {
    throw decline(work, intent, method);
  }
  return pay(work, intent, method);
}
