import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { type OutOfStock, Stock } from '../../catalog/index.js';
import { Payments } from '../../payment/index.js';
import type { Checkout } from '../domain/checkout.js';
import { WINDOW_MS } from '../domain/hold-allowance.js';
import { givingWay, type Holder, overdue } from '../domain/unpaid-holds.js';
import { CheckoutRepository } from '../ports/checkout-repository.js';
import { CheckoutSettings, HoldPeriods } from '../ports/hold-periods.js';
import { CloseCheckout } from './close-checkout.js';

/** Each asks the provider; a purchase that needs more finds the product sold out. */
const MOST_CLOSED = 10;

/** Sold out products that one sweep looks at. */
const MOST_PRODUCTS = 100;

/**
 * Where holds alone make a product sold out, the oldest of those that count give way, see `givingWay`. Never one
 * whose payment is under way.
 */
@Injectable()
export class MakeRoom {
  constructor(
    private readonly periods: HoldPeriods,
    private readonly stock: Stock,
    private readonly checkouts: CheckoutRepository,
    private readonly payments: Payments,
    private readonly closeCheckout: CloseCheckout,
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: CheckoutSettings,
  ) {}

  /**
   * For somebody who wants units.
   * @returns whether there are more units than before
   * @throws ProviderUnavailable with the holds kept
   */
  async for(wanting: Holder, { productId, missing }: OutOfStock): Promise<boolean> {
    const giving = givingWay(wanting, missing, await this.holdsOf(productId));
    return giving.length <= MOST_CLOSED && this.close(giving);
  }

  /**
   * For whoever would want the units if they saw them: of every product that holds make sold out.
   * @throws ProviderUnavailable with the holds kept
   */
  async everywhere(): Promise<void> {
    if (!this.settings.isHoldLimited) return;
    for (const productId of await this.stock.soldOutByHolds(MOST_PRODUCTS)) {
      const giving = overdue(await this.holdsOf(productId));
      if (giving !== undefined) await this.close([giving]);
    }
  }

  private async holdsOf(productId: string) {
    if (!this.settings.isHoldLimited) return [];
    return this.unitOfWork.run(() => this.periods.unpaid(productId, WINDOW_MS));
  }

  private async close(ids: readonly string[]): Promise<boolean> {
    let isClosed = false;
    for (const id of ids) {
      const checkout = await this.unitOfWork.run(() => this.checkouts.lock(id));
      if (checkout?.status !== 'open' || (await this.isBeingPaid(checkout))) continue;
      if ((await this.closeCheckout.execute(checkout)) === undefined) isClosed = true;
    }
    return isClosed;
  }

  private async isBeingPaid({ intentId }: Checkout): Promise<boolean> {
    const intent = intentId === null ? undefined : await this.payments.retrieve(intentId);
    return intent !== undefined && (intent.status !== 'open' || intent.isAuthenticating);
  }
}
