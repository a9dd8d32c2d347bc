import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Env } from '../../../../config/env.js';
import { BadSignature } from '../../domain/payment-errors.js';
import type { ProviderEvent } from '../../ports/provider-event-log.js';
import { WebhookReader } from '../../ports/webhook-reader.js';

/** Reads Stripe's signed events. */
@Injectable()
export class StripeWebhookReader extends WebhookReader {
  constructor(
    private readonly stripe: Stripe,
    private readonly env: Env,
  ) {
    super();
  }

  read(body: Buffer, signature: string): ProviderEvent {
    const event = this.verified(body, signature);
    return { id: event.id, type: event.type, intentId: intentIdOf(event.data.object) };
  }

  private verified(body: Buffer, signature: string): Stripe.Event {
    try {
      return this.stripe.webhooks.constructEvent(body, signature, this.env.STRIPE_WEBHOOK_SECRET);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new BadSignature();
      throw error;
    }
  }
}

/** The payment an event is about: the object itself, or what a charge or refund belongs to. */
function intentIdOf(object: object): string | undefined {
  const { id, object: kind, payment_intent: owner } = object as Record<string, unknown>;
  const intent = kind === 'payment_intent' ? id : owner;
  return typeof intent === 'string' ? intent : undefined;
}
