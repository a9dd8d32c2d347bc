import { Injectable } from '@nestjs/common';
import { Failpoints } from '../../../kernel/failpoints.js';
import { type PaymentIntent, Payments } from '../../payment/index.js';
import type { Checkout } from '../domain/checkout.js';
import { Checkouts } from '../ports/checkouts.js';

/** The provider's clock and ours need not agree better than that. */
const CLOCKS_DIFFER_MS = 3_600_000;

/** The payment intent of a checkout at the provider: one for each version. */
@Injectable()
export class CheckoutIntents {
  constructor(
    private readonly payments: Payments,
    private readonly checkouts: Checkouts,
    private readonly failpoints: Failpoints,
  ) {}

  /**
   * The intent as it is now; asked for where none is known, by a key that answers the same one
   * however often it is asked. Undefined where the provider does not know it, or the checkout
   * moved on meanwhile: look at the checkout again.
   * @throws ProviderAway, ProviderRefused
   */
  async of(checkout: Checkout): Promise<PaymentIntent | undefined> {
    if (checkout.intentId) return this.payments.retrieve(checkout.intentId);
    const { id: checkoutId, version, userId, totalCents: amountCents } = checkout;
    const description = `Checkout ${checkoutId}`;
    const intent = await this.payments.createIntent({
      checkoutId,
      version,
      userId,
      amountCents,
      description,
    });
    this.failpoints.reach('intent-created-not-stored');
    const stored = await this.checkouts.setIntent(checkout, intent.id);
    return stored ? intent : undefined;
  }

  /**
   * The intent of any version that can still be paid, or was, looked up among all that the provider
   * has: for where it refuses to tell by `of`. Undefined where there is none.
   * @throws ProviderAway, ProviderRefused
   */
  async find(checkout: Checkout): Promise<PaymentIntent | undefined> {
    const since = new Date(checkout.createdAt.getTime() - CLOCKS_DIFFER_MS);
    for await (const intent of this.payments.listCreatedSince(since)) {
      if (intent.checkoutId === checkout.id && intent.status !== 'canceled') return intent;
    }
    return undefined;
  }

  /** Lets the next call of `of` ask for a fresh intent. The stock stays held. */
  async replace(checkout: Checkout): Promise<void> {
    await this.checkouts.dropIntent(checkout);
  }
}
