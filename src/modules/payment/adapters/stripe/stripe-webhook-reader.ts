import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Env } from '../../../../config/env.js';
import { BadSignature, UnreadableEvent } from '../../domain/payment-errors.js';
import { type ReceivedEvent, WebhookReader } from '../../ports/card-provider.js';

/** Verifies and parses Stripe's webhook events. */
@Injectable()
export class StripeWebhookReader extends WebhookReader {
  constructor(
    private readonly stripe: Stripe,
    private readonly env: Env,
  ) {
    super();
  }

  read(body: Buffer, signature: string): ReceivedEvent {
    const { id, type, data } = this.verified(body, signature) ?? {};
    if (typeof id !== 'string' || typeof type !== 'string' || !data?.object) {
      throw new UnreadableEvent();
    }
    return { id, type, intentId: intentIdOf(data.object), ...paymentOf(data.object) };
  }

  /** A payload signed by the provider, which need not be an event. */
  private verified(body: Buffer, signature: string): Partial<Stripe.Event> | null {
    try {
      return this.stripe.webhooks.constructEvent(body, signature, this.env.STRIPE_WEBHOOK_SECRET);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new BadSignature();
      throw new UnreadableEvent(error);
    }
  }
}

/** What an event about a payment itself says of its payer and of the card that was declined. */
function paymentOf(
  object: Stripe.Event.Data.Object,
): Pick<ReceivedEvent, 'payer' | 'declinedCard'> {
  if (!isIntent(object)) return {};
  const { metadata, last_payment_error: error } = object;
  const userId = metadata?.['person'];
  if (!userId) return {};
  const payer = { userId, origin: metadata['origin'] ?? null };
  // A failed authentication is no refusal by the bank.
  if (error?.type !== 'card_error') return { payer };
  return {
    payer,
    declinedCard: { fingerprint: error.payment_method?.card?.fingerprint ?? undefined },
  };
}

/** The signature vouches for the shape of what the provider sends. */
function isIntent(object: object): object is Stripe.PaymentIntent {
  return 'object' in object && object.object === 'payment_intent';
}

/** The payment of an event: the object itself, or the one that a charge or refund belongs to. */
function intentIdOf(object: object): string | undefined {
  const { id, object: kind, payment_intent: owner } = object as Record<string, unknown>;
  const intent = kind === 'payment_intent' ? id : owner;
  return typeof intent === 'string' ? intent : undefined;
}
