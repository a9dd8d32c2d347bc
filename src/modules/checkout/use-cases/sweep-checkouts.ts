import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { forEachIsolated } from '../../payment/index.js';
import type { Checkout } from '../domain/checkout.js';
import { Checkouts } from '../ports/checkouts.js';
import { SettleCheckout } from './settle-checkout.js';

/** Ends the checkouts that are past their time. One that cannot be ended keeps no other's stock. */
@Injectable()
export class SweepCheckouts {
  constructor(
    private readonly checkouts: Checkouts,
    private readonly settle: SettleCheckout,
    private readonly clock: Clock,
  ) {}

  /** @throws ProviderAway: all holds that are left stay until the next run. */
  async execute(): Promise<void> {
    await forEachIsolated(this.expired(), async (checkout) => {
      await this.settle.execute(checkout);
    });
  }

  /** Read one at a time, so that a shopper who came back meanwhile is left alone. */
  private async *expired(): AsyncIterable<Checkout> {
    const now = this.clock.now();
    let checkout = await this.checkouts.nextExpired(now, null);
    while (checkout) {
      yield checkout;
      checkout = await this.checkouts.nextExpired(now, checkout.id);
    }
  }
}
