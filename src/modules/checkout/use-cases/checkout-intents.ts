import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '../../../kernel/time.js';
import { Failpoints } from '../../../kernel/failpoints.js';
import { type PaymentIntent, Payments } from '../../payment/index.js';
import type { Checkout } from '../domain/checkout.js';
import { CheckoutRepository } from '../ports/checkout-repository.js';

/** Maximum clock difference to the provider, in ms. */
const CLOCKS_DIFFER_MS = HOUR_MS;

/** The payment intents of a checkout at the provider: one per version of the checkout. */
@Injectable()
export class CheckoutIntents {
  constructor(
    private readonly payments: Payments,
    private readonly checkouts: CheckoutRepository,
    private readonly failpoints: Failpoints,
  ) {}

  /**
   * Returns the intent of this version in its current state. Creates one when none is stored; the
   * idempotency key makes repeated calls return the same intent. Undefined when the provider does
   * not know the stored intent, or the checkout has changed meanwhile: read the checkout again.
   * @throws ProviderUnavailable, ProviderRefused
   */
  async getOrCreate(checkout: Checkout): Promise<PaymentIntent | undefined> {
    if (checkout.intentId) return this.payments.retrieve(checkout.intentId);
    const { id: checkoutId, version, userId, totalCents: amountCents, origin } = checkout;
    const description = `Checkout ${checkoutId}`;
    const intent = await this.payments.createIntent({
      checkoutId,
      version,
      userId,
      amountCents,
      origin,
      description,
    });
    this.failpoints.reach('intent-created-not-stored');
    const isStored = await this.checkouts.setIntent(checkout, intent.id);
    return isStored ? intent : undefined;
  }

  /**
   * Searches the provider's intents of all versions for one that is paid or payable. For a checkout
   * whose intent the provider refuses to create again.
   * @throws ProviderUnavailable, ProviderRefused
   */
  async findPayable(checkout: Checkout): Promise<PaymentIntent | undefined> {
    const since = new Date(checkout.createdAt.getTime() - CLOCKS_DIFFER_MS);
    for await (const intent of this.payments.listCreatedSince(since)) {
      if (intent.checkoutId === checkout.id && intent.status !== 'canceled') return intent;
    }
    return undefined;
  }

  /** Starts a new version, so that the next `getOrCreate` creates another intent. The stock stays held. */
  async discard(checkout: Checkout): Promise<void> {
    await this.checkouts.dropIntent(checkout);
  }
}
