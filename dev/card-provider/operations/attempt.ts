import type Stripe from 'stripe';
import { behaviourOf, GENERIC_DECLINE, type Decline } from '../cards.js';
import { cardError, refused, type ApiError } from '../http/api-error.js';
import type { Work } from '../state/work.js';
import { feeOf, moveBalance } from './balance.js';
import { newCharge } from './charges.js';

type Intent = Stripe.PaymentIntent;
type Method = Stripe.PaymentMethod;

const NEEDS_AUTHENTICATION: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/**
 * Charges the intent's amount to the card.
 * @throws ApiError 402 when the card is declined; its changes are in the work all the same.
 */
export function attempt(
  work: Work,
  intent: Intent,
  method: Method | undefined,
  errorOnChallenge = false,
): Intent {
  if (!method) {
    throw refused(
      'payment_intent_unexpected_state',
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      { payment_intent: intent },
    );
  }
  const behaviour = behaviourOf(method.card?.fingerprint);
  switch (behaviour.does) {
    case 'pay':
      return pay(work, intent, method);
    case 'decline':
      throw decline(work, intent, method, behaviour.decline);
    case 'challenge':
      if (errorOnChallenge) throw decline(work, intent, method, NEEDS_AUTHENTICATION);
      return challenge(work, intent, method);
    case 'process':
      return process(work, intent, method, behaviour.then);
  }
}

/** The charge succeeded. */
export function pay(work: Work, intent: Intent, method: Method): Intent {
  const made = newCharge(work, intent, method, 'succeeded');
  const transaction = moveBalance(work, {
    type: 'charge',
    reporting_category: 'charge',
    description: intent.description,
    source: made.id,
    amount: intent.amount,
    fee: feeOf(intent.amount),
  });
  const charge = work.put({ ...made, balance_transaction: transaction.id });
  const paid = work.put<Intent>({
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    processing: null,
    status: 'succeeded',
  });
  const behaviour = behaviourOf(method.card?.fingerprint);
  if (behaviour.does === 'pay' && behaviour.dispute) work.decideLater(charge.id, 'disputed');
  if (behaviour.does === 'pay' && behaviour.fraudWarning) work.decideLater(charge.id, 'warned');
  work.announce('charge.succeeded', charge);
  work.announce('payment_intent.succeeded', paid);
  return paid;
}

/** The card was refused; the intent waits for another. Returns the error to answer with. */
export function decline(
  work: Work,
  intent: Intent,
  method: Method,
  reason: Decline = GENERIC_DECLINE,
): ApiError {
  const charge = work.put(newCharge(work, intent, method, 'failed', reason));
  const error = {
    code: reason.code as Stripe.PaymentIntent.LastPaymentError.Code,
    ...(reason.declineCode && { decline_code: reason.declineCode }),
    charge: charge.id,
    message: reason.message,
    payment_method: method,
  };
  const failed = fail(work, { ...intent, latest_charge: charge.id }, error);
  work.announce('charge.failed', charge);
  return cardError(reason.message, { ...error, payment_intent: failed });
}

/** Back to waiting for a card, with the reason. */
export function fail(
  work: Work,
  intent: Intent,
  error: Omit<Stripe.PaymentIntent.LastPaymentError, 'type'>,
  type: 'card_error' | 'invalid_request_error' = 'card_error',
): Intent {
  const failed = work.put<Intent>({
    ...intent,
    last_payment_error: { ...error, type },
    next_action: null,
    payment_method: null,
    processing: null,
    status: 'requires_payment_method',
  });
  work.announce('payment_intent.payment_failed', failed);
  return failed;
}

function challenge(work: Work, intent: Intent, method: Method): Intent {
  const waiting = work.put<Intent>({
    ...intent,
    last_payment_error: null,
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: {
        type: 'stripe_3ds2_challenge',
      } as Stripe.PaymentIntent.NextAction.UseStripeSdk,
    },
    payment_method: method.id,
    status: 'requires_action',
  });
  work.announce('payment_intent.requires_action', waiting);
  return waiting;
}

function process(work: Work, intent: Intent, method: Method, then: 'pay' | 'decline'): Intent {
  const waiting = work.put<Intent>({
    ...intent,
    last_payment_error: null,
    next_action: null,
    payment_method: method.id,
    processing: { type: 'card', card: {} },
    status: 'processing',
  });
  work.decideLater(intent.id, then === 'pay' ? 'succeeded' : 'failed');
  work.announce('payment_intent.processing', waiting);
  return waiting;
}
