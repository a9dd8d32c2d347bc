import type Stripe from 'stripe';
import { badParam, noSuch, refused } from '../http/api-error.js';
import type { Params } from '../http/params.js';
import { newId, randomToken } from '../new-id.js';
import type { Work } from '../state/work.js';
import { attempt } from './attempt.js';
import { mergeMetadata } from './metadata.js';
import { readAmount, readCurrency } from './money.js';
import { chosenMethod, readAddress } from './payment-methods.js';

const OF_BOTH = [
  'description',
  'metadata',
  'receipt_email',
  'shipping',
  'payment_method',
  'payment_method_data',
  'allowed_payment_method_types',
];

/** `POST /v1/payment_intents` */
export function createIntent(work: Work, params: Params): Stripe.PaymentIntent {
  params.only(
    ...OF_BOTH,
    'amount',
    'currency',
    'automatic_payment_methods',
    'confirm',
    'off_session',
    'error_on_requires_action',
    'return_url',
    'use_stripe_sdk',
  );
  const currency = readCurrency(params);
  params.required('amount');
  const types = readAllowedTypes(params);
  const confirm = params.flag('confirm');
  const method = chosenMethod(work, params);
  const id = newId('pi');
  const intent = work.put({
    ...blankIntent(id, work.now),
    allowed_payment_method_types: types,
    amount: readAmount(params, currency) ?? 0,
    automatic_payment_methods: types ? null : { allow_redirects: 'always', enabled: true },
    currency,
    ...readDetails(params, null),
    metadata: mergeMetadata({}, params),
    payment_method: method?.id ?? null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
  });
  work.announce('payment_intent.created', intent);
  if (!confirm) return intent;
  return attempt(work, intent, method, params.flag('error_on_requires_action'));
}

/** `GET /v1/payment_intents/:id` */
export function retrieveIntent(work: Work, params: Params, id: string): Stripe.PaymentIntent {
  params.only();
  return intentById(work, id);
}

/** `POST /v1/payment_intents/:id` */
export function updateIntent(work: Work, params: Params, id: string): Stripe.PaymentIntent {
  params.only(...OF_BOTH, 'amount');
  const intent = intentById(work, id);
  const open = intent.status.startsWith('requires_');
  if (!open && (params.has('amount') || params.has('payment_method'))) {
    throw refused(
      'payment_intent_unexpected_state',
      `This PaymentIntent's ${params.has('amount') ? 'amount' : 'payment_method'} could not be updated because it has a status of ${intent.status}. You may only update it while the PaymentIntent has one of the following statuses: requires_payment_method, requires_confirmation, requires_action.`,
      { payment_intent: intent },
    );
  }
  const method = chosenMethod(work, params);
  return work.put({
    ...intent,
    allowed_payment_method_types: readAllowedTypes(params) ?? intent.allowed_payment_method_types,
    amount: readAmount(params, intent.currency) ?? intent.amount,
    ...readDetails(params, intent),
    metadata: mergeMetadata(intent.metadata, params),
    ...(method && {
      payment_method: method.id,
      status: 'requires_confirmation',
      next_action: null,
    }),
  });
}

/** @throws ApiError 404 */
export function intentById(work: Work, id: string): Stripe.PaymentIntent {
  const intent = work.find(id);
  if (intent?.object !== 'payment_intent') throw noSuch('payment_intent', id);
  return intent;
}

function readAllowedTypes(params: Params): ['card'] | null {
  const types = Object.values(params.strings('allowed_payment_method_types'));
  if (types.length === 0) return null;
  if (types.every((type) => type === 'card')) return ['card'];
  throw badParam('allowed_payment_method_types', 'The card stand-in takes cards only.');
}

function readDetails(params: Params, before: Stripe.PaymentIntent | null) {
  const shipping = params.child('shipping');
  const text = (name: 'description' | 'receipt_email') =>
    params.has(name) ? params.stringOrNull(name) : (before?.[name] ?? null);
  return {
    description: text('description'),
    receipt_email: text('receipt_email'),
    shipping: shipping ? readShipping(shipping) : (before?.shipping ?? null),
  };
}

function readShipping(params: Params): Stripe.PaymentIntent.Shipping {
  params.only('address', 'carrier', 'name', 'phone', 'tracking_number');
  return {
    address: readAddress(params.child('address')),
    carrier: params.stringOrNull('carrier'),
    name: params.required('name'),
    phone: params.stringOrNull('phone'),
    tracking_number: params.stringOrNull('tracking_number'),
  };
}

function blankIntent(id: string, created: number): Stripe.PaymentIntent {
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: 0,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomToken(25)}`,
    confirmation_method: 'automatic',
    created,
    currency: 'usd',
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}
