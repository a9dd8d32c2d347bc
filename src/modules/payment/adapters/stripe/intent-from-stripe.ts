import type { Stripe } from 'stripe';
import type { BillingDetails, IntentStatus, PaymentIntent } from '../../domain/payment-intent.js';

/** Our statuses by the provider's; all unlisted ones wait for the shopper. */
const STATUS: Partial<Record<Stripe.PaymentIntent.Status, IntentStatus>> = {
  processing: 'processing',
  requires_capture: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

/** Converts the provider's intent; its latest charge must be expanded. */
export function intentFromStripe(intent: Stripe.PaymentIntent): PaymentIntent {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: STATUS[intent.status] ?? 'open',
    isAuthenticating: intent.status === 'requires_action',
    amountCents: intent.amount,
    currency: intent.currency,
    refundedCents: charge?.amount_refunded ?? 0,
    checkoutId: intent.metadata['checkout'],
    userId: intent.metadata['person'],
    billing: charge ? billingOf(charge.billing_details) : undefined,
    createdAt: new Date(intent.created * 1000),
  };
}

function billingOf({ name, email, phone, address }: Stripe.Charge.BillingDetails): BillingDetails {
  return {
    name,
    email,
    phone,
    address: [address?.line1, address?.line2].filter(Boolean).join(', ') || null,
    city: address?.city ?? null,
    state: address?.state ?? null,
    zip: address?.postal_code ?? null,
  };
}
