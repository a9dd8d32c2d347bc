import { Injectable } from '@nestjs/common';
import { CompleteCheckout } from './complete-checkout.js';
import { ReleaseCheckout } from './release-checkout.js';

/** Handles a provider's event about a payment: completes the checkout, or releases a canceled one. */
@Injectable()
export class ApplyIntentUpdate {
  constructor(
    private readonly complete: CompleteCheckout,
    private readonly release: ReleaseCheckout,
  ) {}

  async execute(intentId: string): Promise<void> {
    const completion = await this.complete.execute(intentId);
    if (completion.kind !== 'unpaid') return;
    const { intent, checkout } = completion;
    const isCurrent = checkout.intentId === intent.id;
    if (isCurrent && intent.status === 'canceled') await this.release.execute(checkout);
  }
}
