import { Injectable } from '@nestjs/common';
import { forEachIsolated } from '../../../kernel/for-each-isolated.js';
import { isProviderUnavailable } from '../../payment/index.js';
import type { Checkout } from '../domain/checkout.js';
import { CheckoutRepository } from '../ports/checkout-repository.js';
import { CloseCheckout } from './close-checkout.js';
import { MakeRoom } from './make-room.js';

/** Closes the expired checkouts, and those that give way. One that cannot be closed does not block the others. */
@Injectable()
export class SweepCheckouts {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly closeCheckout: CloseCheckout,
    private readonly makeRoom: MakeRoom,
  ) {}

  /** @throws ProviderUnavailable: the remaining holds stay until the next run. */
  async execute(): Promise<void> {
    await forEachIsolated(
      this.expired(),
      async (checkout) => {
        await this.closeCheckout.execute(checkout);
      },
      isProviderUnavailable,
    );
    await this.makeRoom.everywhere();
  }

  /** Read one at a time, so that a checkout renewed meanwhile is skipped. */
  private async *expired(): AsyncIterable<Checkout> {
    let checkout = await this.checkouts.nextExpired(null);
    while (checkout) {
      yield checkout;
      checkout = await this.checkouts.nextExpired(checkout.id);
    }
  }
}
