import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { Stock } from '../../catalog/index.js';
import type { Checkout } from '../domain/checkout.js';
import { CheckoutRepository } from '../ports/checkout-repository.js';
import { HoldPeriods } from '../ports/hold-periods.js';

/** Closes an unpaid checkout and releases its stock. Only once its intent can no longer be paid. */
@Injectable()
export class ReleaseCheckout {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly stock: Stock,
    private readonly holdPeriods: HoldPeriods,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Does nothing when the checkout has closed or has a new intent since it was read (`seen`). */
  async execute(seen: Checkout): Promise<void> {
    await this.unitOfWork.run(async () => {
      const checkout = await this.checkouts.lock(seen.id);
      if (checkout?.status !== 'open' || checkout.version !== seen.version) return;
      await this.stock.release(checkout.id);
      await this.holdPeriods.endUnpaid(checkout);
      await this.checkouts.close(checkout.id, 'released', checkout.intentId);
    });
  }
}
