import type Stripe from 'stripe';
import { readTypedCard } from '../card-checks.js';
import {
  cardByName,
  cardByNumber,
  fingerprintOf,
  fingerprintOfUnknown,
  type TestCard,
} from '../cards.js';
import { noSuch } from '../http/api-error.js';
import type { Params } from '../http/params.js';
import { newId } from '../new-id.js';
import type { Work } from '../state/work.js';

const METHOD_PARAMS = [
  'type',
  'card',
  'billing_details',
  'metadata',
  'allow_redisplay',
  // What the provider's browser script adds for its own statistics.
  'guid',
  'muid',
  'sid',
  'payment_user_agent',
  'referrer',
  'time_on_page',
];

/** `POST /v1/payment_methods`, and `payment_method_data` of a confirmation: a typed card. */
export function createPaymentMethod(work: Work, params: Params): Stripe.PaymentMethod {
  params.only(...METHOD_PARAMS);
  const card = params.child('card');
  if (params.required('type') !== 'card' || !card) params.required('card[number]');
  const typed = readTypedCard(card as Params);
  const known = cardByNumber(typed.number);
  return work.put(
    newMethod(work, {
      brand: known?.brand ?? 'visa',
      last4: typed.number.slice(-4),
      fingerprint: known ? fingerprintOf(known) : fingerprintOfUnknown(typed.number),
      expMonth: typed.expMonth,
      expYear: typed.expYear,
      billing: readBilling(params.child('billing_details')),
    }),
  );
}

/** `GET /v1/payment_methods/:id` */
export function retrievePaymentMethod(work: Work, _: Params, id: string): Stripe.PaymentMethod {
  const method = work.find(id);
  if (method?.object !== 'payment_method') throw noSuch('PaymentMethod', id);
  return method;
}

/** The method a confirmation names or brings along, if any; `pm_card_…` names make a new one. */
export function chosenMethod(work: Work, params: Params): Stripe.PaymentMethod | undefined {
  const data = params.child('payment_method_data');
  if (data) return createPaymentMethod(work, data);
  const id = params.string('payment_method');
  if (!id) return undefined;
  const named = cardByName(id);
  if (named) return work.put(newMethod(work, testDetails(named)));
  const method = work.find(id);
  if (method?.object !== 'payment_method') throw noSuch('PaymentMethod', id, 'payment_method');
  return method;
}

interface Details {
  readonly brand: string;
  readonly last4: string;
  readonly fingerprint: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly billing: Stripe.PaymentMethod.BillingDetails;
}

function testDetails(card: TestCard): Details {
  return {
    brand: card.brand,
    last4: card.number.slice(-4),
    fingerprint: fingerprintOf(card),
    expMonth: 12,
    expYear: new Date().getUTCFullYear() + 3,
    billing: readBilling(undefined),
  };
}

function newMethod(work: Work, details: Details): Stripe.PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: details.billing,
    card: {
      brand: details.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: 'pass',
      },
      country: 'US',
      display_brand: details.brand,
      exp_month: details.expMonth,
      exp_year: details.expYear,
      fingerprint: details.fingerprint,
      funding: 'credit',
      generated_from: null,
      last4: details.last4,
      networks: { available: [details.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: work.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

function readBilling(params: Params | undefined): Stripe.PaymentMethod.BillingDetails {
  params?.only('name', 'email', 'phone', 'address', 'tax_id');
  return {
    address: readAddress(params?.child('address')),
    email: params?.stringOrNull('email') ?? null,
    name: params?.stringOrNull('name') ?? null,
    phone: params?.stringOrNull('phone') ?? null,
    tax_id: params?.stringOrNull('tax_id') ?? null,
  };
}

/** An address as the provider answers it: every part there, null where not given. */
export function readAddress(params: Params | undefined): Stripe.Address {
  params?.only('line1', 'line2', 'city', 'state', 'postal_code', 'country');
  return {
    city: params?.stringOrNull('city') ?? null,
    country: params?.stringOrNull('country') ?? null,
    line1: params?.stringOrNull('line1') ?? null,
    line2: params?.stringOrNull('line2') ?? null,
    postal_code: params?.stringOrNull('postal_code') ?? null,
    state: params?.stringOrNull('state') ?? null,
  };
}
