import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { InstallationId } from '../../../../platform/operations/installation-id.js';
import type { PaymentIntent } from '../../domain/payment-intent.js';
import type { ListedRefund, ProviderRefund, Refund } from '../../domain/refund.js';
import { CardProvider } from '../../ports/card-provider.js';
import type { NewIntent } from '../../ports/payments.js';
import { intentFromStripe } from './intent-from-stripe.js';
import { isMissing, JOB_TIMEOUT_MS, translated } from './stripe-client.js';
import { createdSince, ofPayment } from './stripe-lists.js';

const CHARGE = { expand: ['latest_charge'] };
/** The error code for an intent in a state that cannot be canceled any more. */
const FINAL = 'payment_intent_unexpected_state';

/** The Stripe adapter, on its official client. */
@Injectable()
export class StripeCardProvider extends CardProvider {
  constructor(
    private readonly stripe: Stripe,
    private readonly installationId: InstallationId,
  ) {
    super();
  }

  async createIntent(intent: NewIntent): Promise<PaymentIntent> {
    const installation = await this.installationId.id();
    return translated(async () =>
      intentFromStripe(
        await this.stripe.paymentIntents.create(
          {
            amount: intent.amountCents,
            currency: 'usd',
            allowed_payment_method_types: ['card'],
            description: intent.description,
            // The key 'person' stays: intents of earlier releases carry it.
            metadata: {
              checkout: intent.checkoutId,
              person: intent.userId,
              installation,
              ...(intent.origin !== null && { origin: intent.origin }),
            },
          },
          { idempotencyKey: `pi-${intent.checkoutId}-${intent.version}` },
        ),
      ),
    );
  }

  async retrieve(intentId: string): Promise<PaymentIntent | undefined> {
    return translated(async () => {
      try {
        return intentFromStripe(await this.stripe.paymentIntents.retrieve(intentId, CHARGE));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    });
  }

  async cancel(intentId: string): Promise<PaymentIntent> {
    return translated(async () => {
      try {
        return intentFromStripe(await this.stripe.paymentIntents.cancel(intentId, CHARGE));
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError) || error.code !== FINAL) throw error;
        return intentFromStripe(await this.stripe.paymentIntents.retrieve(intentId, CHARGE));
      }
    });
  }

  async *listCreatedSince(since: Date): AsyncIterable<PaymentIntent> {
    const installation = await this.installationId.id();
    const intents = createdSince(since, (page) =>
      this.stripe.paymentIntents.list({ ...page, expand: ['data.latest_charge'] }),
    );
    for await (const intent of intents) {
      if (intent.metadata['installation'] === installation) yield intentFromStripe(intent);
    }
  }

  async createRefund(refund: Refund, key: string): Promise<ProviderRefund> {
    return translated(async () =>
      refundFromStripe(
        await this.stripe.refunds.create(
          {
            payment_intent: refund.intentId,
            amount: refund.amountCents,
            metadata: { refund: refund.id },
          },
          { idempotencyKey: key, timeout: JOB_TIMEOUT_MS },
        ),
      ),
    );
  }

  async listRefunds(intentId: string): Promise<readonly ListedRefund[]> {
    const refunds = await ofPayment((page) =>
      this.stripe.refunds.list({ payment_intent: intentId, ...page }),
    );
    return refunds.map((refund) => ({
      ...refundFromStripe(refund),
      id: refund.id,
      madeFor: refund.metadata?.['refund'] ?? null,
      cents: refund.amount,
    }));
  }
}

function refundFromStripe(refund: Stripe.Refund): ProviderRefund {
  const status =
    refund.status === 'succeeded'
      ? 'succeeded'
      : refund.status === 'failed' || refund.status === 'canceled'
        ? 'failed'
        : 'pending';
  const failure = status === 'failed' ? (refund.failure_reason ?? 'declined') : null;
  return { status, failure };
}
