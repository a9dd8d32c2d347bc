import { Injectable } from '@nestjs/common';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { Failpoints } from '../../../kernel/failpoints.js';
import { CartRepository } from '../../cart/index.js';
import { Catalog, Stock } from '../../catalog/index.js';
import type { Checkout } from '../domain/checkout.js';
import type { CustomerDetails } from '../domain/customer-details.js';
import { assertPayable } from '../domain/quote/assert-payable.js';
import { makeQuote } from '../domain/quote/make-quote.js';
import { pricedLines } from '../domain/quote/priced-lines.js';
import { isSameQuote, type Quote } from '../domain/quote/quote.js';
import { CheckoutRepository } from '../ports/checkout-repository.js';
import { GrantHold } from './grant-hold.js';

export interface Purchase {
  readonly userId: string;
  /** The total in cents that the shopper saw: compared, never charged. */
  readonly amountCents: number;
  readonly customerDetails: CustomerDetails | null;
  /** See `Checkout`. */
  readonly origin?: string;
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
    private readonly grantHold: GrantHold,
    private readonly ids: Ids,
    private readonly failpoints: Failpoints,
  ) {}

  /**
   * @throws CartEmpty, NoLongerAvailable, CartChanged, OrderTooSmall, OrderTooLarge, TooManyUnits,
   * HoldPaused, OutOfStock
   */
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
    const quote = makeQuote({ lines: pricedLines(cart, products) });
    assertPayable(quote, amountCents);
    if (open && !isSameQuote(open, quote)) {
      return { checkout: open, isCurrent: false };
    }
    const free = new Map(products.map(({ id, quantity }) => [id, quantity]));
    const wanted = quote.lines.map((line) => ({
      ...line,
      // What the open checkout holds is free to it.
      freeUnits: (free.get(line.productId) ?? 0) + (open ? line.quantity : 0),
    }));
    const id = open?.id ?? this.ids.next();
    const heldUntil = await this.grantHold.execute({ id, userId }, wanted, now);
    if (open) {
      await this.checkouts.renew(id, heldUntil, customerDetails);
      return { checkout: { ...open, heldUntil }, isCurrent: true };
    }
    const checkout = fresh(id, purchase, quote, { createdAt: now, heldUntil });
    await Promise.all([
      this.checkouts.add(checkout),
      this.stock.hold({ ...checkout, checkoutId: id }),
    ]);
    return { checkout, isCurrent: true };
  }
}

function fresh(
  id: string,
  { userId, customerDetails, origin }: Purchase,
  { lines, pricing, totalCents }: Quote,
  times: Pick<Checkout, 'createdAt' | 'heldUntil'>,
): Checkout {
  return {
    id,
    userId,
    status: 'open',
    version: 1,
    ...{ lines, pricing, totalCents },
    customerDetails,
    intentId: null,
    origin: origin ?? null,
    ...times,
  };
}
