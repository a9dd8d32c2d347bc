import { Injectable } from '@nestjs/common';
import { Failpoints } from '../../../kernel/failpoints.js';
import { type PaymentIntent, Payments, ProviderRefused } from '../../payment/index.js';
import type { Checkout } from '../domain/checkout.js';
import { CheckoutIntents } from './checkout-intents.js';
import { type Completion, CompleteCheckout } from './complete-checkout.js';
import { ReleaseCheckout } from './release-checkout.js';

/** How a checkout ended; `waiting` means that the bank has not decided. */
export type Settlement = Completion | { readonly kind: 'released' } | { readonly kind: 'waiting' };

/**
 * Ends a checkout that is past its time or no longer wanted: paid, it becomes an order; else it
 * is canceled at the provider first, and only then the stock goes back.
 */
@Injectable()
export class SettleCheckout {
  constructor(
    private readonly intents: CheckoutIntents,
    private readonly payments: Payments,
    private readonly complete: CompleteCheckout,
    private readonly release: ReleaseCheckout,
    private readonly failpoints: Failpoints,
  ) {}

  /** @throws ProviderAway: the hold stays, and a later call goes on. */
  async execute(checkout: Checkout): Promise<Settlement> {
    let intent = await this.intentOf(checkout);
    if (intent?.status === 'open') {
      intent = await this.payments.cancel(intent.id);
      this.failpoints.reach('provider-cancelled-hold-not-released');
    }
    if (intent?.status === 'succeeded') return this.settlePaid(checkout, intent.id);
    if (intent && intent.status !== 'canceled') return { kind: 'waiting' };
    await this.release.execute(checkout);
    return { kind: 'released' };
  }

  /** One that the provider refuses to make, today and for ever, may exist all the same. */
  private async intentOf(checkout: Checkout): Promise<PaymentIntent | undefined> {
    try {
      return await this.intents.of(checkout);
    } catch (error) {
      if (!(error instanceof ProviderRefused) || checkout.intentId) throw error;
      return this.intents.find(checkout);
    }
  }

  private async settlePaid(checkout: Checkout, intentId: string): Promise<Settlement> {
    const completion = await this.complete.execute(intentId);
    // What was paid is not what the checkout asks for: an admin decides on the money, and the
    // stock does not wait for that.
    if (completion.kind === 'differs') await this.release.execute(checkout);
    return completion;
  }
}
