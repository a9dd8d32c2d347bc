import type Stripe from 'stripe';

/** What the provider shows of an intent to a holder of the publishable key. */
const SHOWN = [
  'id',
  'object',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
] as const satisfies readonly (keyof Stripe.PaymentIntent)[];

/** Removes what a browser may not see from an answer, and from an intent inside an error. */
export function browserView(answer: object): object {
  if ('error' in answer) {
    const { payment_intent: intent, ...error } = answer.error as Record<string, unknown>;
    return {
      error: { ...error, ...(intent ? { payment_intent: browserView(intent) } : {}) },
    };
  }
  if (!('object' in answer) || answer.object !== 'payment_intent') return answer;
  const intent = answer as Stripe.PaymentIntent;
  return Object.fromEntries(SHOWN.map((name) => [name, intent[name]]));
}
