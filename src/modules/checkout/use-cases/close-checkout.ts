import { Injectable } from '@nestjs/common';
import { Failpoints } from '../../../kernel/failpoints.js';
import {
  DeclineLimits,
  type PaymentIntent,
  Payments,
  ProviderRefused,
} from '../../payment/index.js';
import type { Checkout } from '../domain/checkout.js';
import { CheckoutIntents } from './checkout-intents.js';
import { type Completion, CompleteCheckout } from './complete-checkout.js';
import { ReleaseCheckout } from './release-checkout.js';

/** How a checkout was closed; `waiting` means that the bank has not decided and it stays open. */
export type CloseResult = Completion | { readonly kind: 'waiting' };

/**
 * Closes a checkout that has expired or whose cart has changed. When it is paid, `CompleteCheckout`
 * makes it an order; otherwise its intent is canceled at the provider first, and then
 * `ReleaseCheckout` releases the stock.
 */
@Injectable()
export class CloseCheckout {
  constructor(
    private readonly intents: CheckoutIntents,
    private readonly payments: Payments,
    private readonly complete: CompleteCheckout,
    private readonly release: ReleaseCheckout,
    private readonly declines: DeclineLimits,
    private readonly failpoints: Failpoints,
  ) {}

  /**
   * Undefined where it was released. @throws ProviderUnavailable: the hold remains until a later
   * call.
   */
  async execute(checkout: Checkout): Promise<CloseResult | undefined> {
    let intent = await this.intentOf(checkout);
    if (intent?.status === 'open') {
      intent = await this.payments.cancel(intent.id);
      if (intent.status === 'canceled') await this.declines.countUnpaid(checkout);
      this.failpoints.reach('provider-cancelled-hold-not-released');
    }
    if (intent?.status === 'succeeded') return this.completePaid(checkout, intent.id);
    if (intent && intent.status !== 'canceled') return { kind: 'waiting' };
    await this.release.execute(checkout);
    return undefined;
  }

  /** The provider may refuse to create an intent that exists already. */
  private async intentOf(checkout: Checkout): Promise<PaymentIntent | undefined> {
    try {
      return await this.intents.getOrCreate(checkout);
    } catch (error) {
      if (!(error instanceof ProviderRefused) || checkout.intentId) throw error;
      return this.intents.findPayable(checkout);
    }
  }

  private async completePaid(checkout: Checkout, intentId: string): Promise<CloseResult> {
    const completion = await this.complete.execute(intentId);
    // The payment does not match the checkout: an admin decides about the money; the stock is
    // released now.
    if (completion.kind === 'differs') await this.release.execute(checkout);
    return completion;
  }
}
