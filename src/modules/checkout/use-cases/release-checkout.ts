import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { Stock } from '../../catalog/index.js';
import type { Checkout } from '../domain/checkout.js';
import { Checkouts } from '../ports/checkouts.js';

/** Gives the stock of a checkout back. Only for one whose intent can never be paid any more. */
@Injectable()
export class ReleaseCheckout {
  constructor(
    private readonly checkouts: Checkouts,
    private readonly stock: Stock,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Does nothing where the checkout has closed or got a fresh intent since it was read. */
  async execute(seen: Checkout): Promise<void> {
    await this.unitOfWork.run(async () => {
      const checkout = await this.checkouts.lock(seen.id);
      if (checkout?.status !== 'open' || checkout.version !== seen.version) return;
      await this.stock.release(checkout.id);
      await this.checkouts.close(checkout.id, 'released', checkout.intentId);
    });
  }
}
