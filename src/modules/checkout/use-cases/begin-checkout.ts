import { Injectable } from '@nestjs/common';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { Failpoints } from '../../../kernel/failpoints.js';
import { CartRepository } from '../../cart/index.js';
import { Catalog, Stock } from '../../catalog/index.js';
import { type Checkout, isSamePurchase } from '../domain/checkout.js';
import type { CustomerDetails } from '../domain/customer-details.js';
import { priceCart } from '../domain/price-cart.js';
import { CheckoutSettings } from '../ports/checkout-settings.js';
import { CheckoutRepository } from '../ports/checkout-repository.js';

export interface Purchase {
  readonly userId: string;
  /** The total in cents that the shopper saw: compared, never charged. */
  readonly amountCents: number;
  readonly customerDetails: CustomerDetails | null;
}

/** The user's open checkout; `isCurrent` tells whether it is for the current cart. */
export interface CurrentCheckout {
  readonly checkout: Checkout;
  readonly isCurrent: boolean;
}

/** Opens a checkout: prices the cart and holds its stock, or returns the one that is open already. */
@Injectable()
export class BeginCheckout {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly carts: CartRepository,
    private readonly catalog: Catalog,
    private readonly stock: Stock,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly settings: CheckoutSettings,
    private readonly failpoints: Failpoints,
  ) {}

  /** @throws CartEmpty, NoLongerAvailable, CartChanged, OrderTooSmall, OrderTooLarge, OutOfStock */
  async execute(purchase: Purchase): Promise<CurrentCheckout> {
    const result = await this.unitOfWork.run(() => this.underLock(purchase));
    this.failpoints.reach('hold-committed');
    return result;
  }

  private async underLock(purchase: Purchase): Promise<CurrentCheckout> {
    const { userId, amountCents, customerDetails } = purchase;
    const now = await this.checkouts.lockUser(userId);
    const open = await this.checkouts.lockOpen(userId);
    const cart = await this.carts.lines(userId);
    const products = await this.catalog.products(cart.map((line) => line.productId));
    const priced = priceCart(cart, products, amountCents);
    const heldUntil = new Date(now.getTime() + this.settings.holdMs);
    if (!open) {
      const checkout = this.fresh(purchase, priced, { createdAt: now, heldUntil });
      await this.stock.hold({ ...checkout, checkoutId: checkout.id });
      await this.checkouts.add(checkout);
      return { checkout, isCurrent: true };
    }
    if (!isSamePurchase(open.lines, priced.lines)) return { checkout: open, isCurrent: false };
    await this.checkouts.renew(open.id, heldUntil, customerDetails);
    return { checkout: { ...open, heldUntil }, isCurrent: true };
  }

  private fresh(
    { userId, customerDetails }: Purchase,
    priced: Pick<Checkout, 'lines' | 'totalCents'>,
    times: Pick<Checkout, 'createdAt' | 'heldUntil'>,
  ): Checkout {
    return {
      id: this.ids.next(),
      userId,
      status: 'open',
      version: 1,
      ...priced,
      customerDetails,
      intentId: null,
      ...times,
    };
  }
}
