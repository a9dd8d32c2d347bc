import type Stripe from 'stripe';
import type { Decline } from '../cards.js';
import { noSuch } from '../http/api-error.js';
import type { Params } from '../http/params.js';
import { newId } from '../new-id.js';
import type { Work } from '../state/work.js';

/** `GET /v1/charges/:id` */
export function retrieveCharge(work: Work, params: Params, id: string): Stripe.Charge {
  params.only();
  const charge = work.find(id);
  if (charge?.object !== 'charge') throw noSuch('charge', id);
  return charge;
}

/** A charge of the intent's whole amount to the card. */
export function newCharge(
  work: Work,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  status: 'succeeded' | 'failed' | 'pending',
  decline?: Decline,
): Stripe.Charge {
  const paid = status === 'succeeded';
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'VIGOR',
    captured: paid,
    created: work.now,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcome(status, decline),
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: chargedCard(intent.amount, method) },
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: null,
  };
}

function outcome(status: Stripe.Charge.Status, decline?: Decline): Stripe.Charge.Outcome {
  const declined = status === 'failed';
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: declined ? 'declined_by_network' : 'approved_by_network',
    reason: declined ? (decline?.declineCode ?? decline?.code ?? 'generic_decline') : null,
    risk_level: 'normal',
    risk_score: 12,
    seller_message: declined
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: declined ? 'issuer_declined' : 'authorized',
  };
}

function chargedCard(
  amount: number,
  method: Stripe.PaymentMethod,
): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: amount,
    authorization_code: '123456',
    brand: method.card?.brand ?? null,
    checks: method.card?.checks ?? null,
    country: method.card?.country ?? null,
    electronic_commerce_indicator: null,
    exp_month: method.card?.exp_month ?? 0,
    exp_year: method.card?.exp_year ?? 0,
    fingerprint: method.card?.fingerprint ?? null,
    funding: method.card?.funding ?? null,
    installments: null,
    last4: method.card?.last4 ?? null,
    mandate: null,
    network: method.card?.brand ?? null,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}
