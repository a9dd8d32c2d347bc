import { Injectable } from '@nestjs/common';
import { countryRule, stateNeededText } from '../../../../common/contract/address-format.js';
import { InvalidInput } from '../../../kernel/domain-error.js';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { Failpoints } from '../../../kernel/failpoints.js';
import { CartRepository } from '../../cart/index.js';
import { Catalog, Stock } from '../../catalog/index.js';
import { ReserveDiscount } from '../../discounts/index.js';
import type { Checkout } from '../domain/checkout.js';
import { CheckoutBusy, NotDelivered } from '../domain/checkout-errors.js';
import type { CustomerDetails } from '../domain/customer-details.js';
import { assertPayable, isSameQuote, type Quote } from '../domain/quote/quote.js';
import { CheckoutRepository } from '../ports/checkout-repository.js';
import { GrantHold } from './grant-hold.js';
import { PreparePricing } from './prepare-pricing.js';
import { type PreparedPricing, type PricedPurchase, PricingOutdated } from './prepared-pricing.js';

export interface Purchase {
  readonly userId: string;
  /** The total in cents that the shopper saw: compared, never charged. */
  readonly amountCents: number;
  readonly customerDetails: CustomerDetails | null;
  /** Where it goes; the default where it is absent. */
  readonly country?: string;
  /** The delivery method; the first one where it is absent. */
  readonly methodId?: string;
  /** A discount code as the shopper wrote it. */
  readonly code?: string;
  /** See `Holder`. */
  readonly origin?: string;
  readonly network?: string;
}

/** The user's open checkout; `isCurrent` tells whether it is for the current cart. */
export interface CurrentCheckout {
  readonly checkout: Checkout;
  readonly isCurrent: boolean;
}

const ATTEMPTS = 3;

const ADDRESS_NEEDED = 'The total depends on the delivery address';
const UNKNOWN_METHOD = 'This delivery method is not available for your order';

/** Opens a checkout: prices the cart and holds its stock, or returns the one that is open already. */
@Injectable()
export class BeginCheckout {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly carts: CartRepository,
    private readonly catalog: Catalog,
    private readonly stock: Stock,
    private readonly preparePricing: PreparePricing,
    private readonly unitOfWork: UnitOfWork,
    private readonly grantHold: GrantHold,
    private readonly reserveDiscount: ReserveDiscount,
    private readonly ids: Ids,
    private readonly failpoints: Failpoints,
  ) {}

  /**
   * @throws InvalidInput, CartEmpty, NoLongerAvailable, NotDelivered, CartChanged, OrderTooSmall,
   * OrderTooLarge, TooManyUnits, HoldPaused, OutOfStock, DiscountRefused, DiscountPaused, TaxUnavailable,
   * CheckoutBusy
   */
  async execute(purchase: Purchase): Promise<CurrentCheckout> {
    const result = await this.priceAndHold(purchase);
    this.failpoints.reach('hold-committed');
    return result;
  }

  /** Prices again where what was read before the lock is outdated. */
  private async priceAndHold(purchase: Purchase): Promise<CurrentCheckout> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const pricing = await this.prepare(purchase);
      try {
        return await this.unitOfWork.run(() => this.underLock(purchase, pricing));
      } catch (error) {
        if (!(error instanceof PricingOutdated)) throw error;
      }
    }
    throw new CheckoutBusy();
  }

  private async prepare(purchase: Purchase): Promise<PreparedPricing> {
    const { userId, methodId, code, customerDetails, country } = purchase;
    const address = customerDetails && {
      country: country ?? null,
      state: customerDetails.state || null,
      zip: customerDetails.zip || null,
    };
    const pricing = await this.preparePricing.execute({
      userId,
      address,
      methodId: methodId ?? null,
      code: code ?? null,
    });
    if (pricing.isAddressMissing) throw missingPart(pricing, address !== null);
    return pricing;
  }

  private async underLock(purchase: Purchase, pricing: PreparedPricing): Promise<CurrentCheckout> {
    const {
      userId,
      amountCents,
      methodId,
      customerDetails,
      origin = null,
      network = null,
    } = purchase;
    const now = await this.checkouts.lockUser(userId);
    const open = await this.checkouts.lockOpen(userId);
    const cart = await this.carts.lines(userId);
    const products = await this.catalog.products(cart.map((line) => line.productId));
    const quote = deliveredQuote(pricing.price(cart, products), methodId);
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
    const { discount: checked } = pricing;
    const holder = { id, userId, origin, network };
    const heldUntil = await this.grantHold.execute(holder, wanted, now, checked?.holds);
    if (open) {
      await this.checkouts.renew(id, heldUntil, customerDetails);
      return { checkout: { ...open, heldUntil }, isCurrent: true };
    }
    const checkout = fresh(id, purchase, quote, { createdAt: now, heldUntil });
    await this.unitOfWork.together([
      () => this.checkouts.add(checkout),
      () => this.stock.hold({ ...checkout, checkoutId: id }),
    ]);
    if (checked && !(await this.reserveDiscount.execute(checked, userId))) {
      throw new PricingOutdated();
    }
    return { checkout, isCurrent: true };
  }
}

/** What of the address has to be sent. */
function missingPart({ country }: PreparedPricing, hasDetails: boolean): InvalidInput {
  if (!hasDetails) return InvalidInput.field('customerDetails', ADDRESS_NEEDED);
  return country === undefined
    ? InvalidInput.field('country', countryRule.required)
    : InvalidInput.field('state', stateNeededText(country));
}

/** @throws NotDelivered; InvalidInput for a method that is not offered */
function deliveredQuote({ quote, methods }: PricedPurchase, methodId: string | undefined): Quote {
  if (methods.length === 0) throw new NotDelivered();
  if (methodId !== undefined && methods.every(({ method }) => method.id !== methodId)) {
    throw InvalidInput.field('methodId', UNKNOWN_METHOD);
  }
  return quote;
}

function fresh(
  id: string,
  { userId, customerDetails, origin, network }: Purchase,
  { lines, pricing, totalCents }: Quote,
  times: Pick<Checkout, 'createdAt' | 'heldUntil'>,
): Checkout {
  return {
    id,
    userId,
    status: 'open',
    version: 1,
    lines,
    pricing,
    totalCents,
    customerDetails,
    intentId: null,
    origin: origin ?? null,
    network: network ?? null,
    ...times,
  };
}
