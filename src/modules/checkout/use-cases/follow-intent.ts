import { Injectable } from '@nestjs/common';
import { CompleteCheckout } from './complete-checkout.js';
import { ReleaseCheckout } from './release-checkout.js';

/** Acts on a hint that a payment has ended: makes the order, or gives the stock back. */
@Injectable()
export class FollowIntent {
  constructor(
    private readonly complete: CompleteCheckout,
    private readonly release: ReleaseCheckout,
  ) {}

  async execute(intentId: string): Promise<void> {
    const completion = await this.complete.execute(intentId);
    if (completion.kind !== 'unpaid') return;
    const { intent, checkout } = completion;
    const isPresent = checkout.intentId === intent.id;
    if (isPresent && intent.status === 'canceled') await this.release.execute(checkout);
  }
}
