import { Injectable } from '@nestjs/common';
import { CartRepository } from '../../cart/index.js';
import { Catalog } from '../../catalog/index.js';
import { OfferedDiscounts } from '../../discounts/index.js';
import { makeQuote } from '../domain/quote/make-quote.js';
import { PreparePricing, type PricingChoices } from './prepare-pricing.js';
import type { PricedPurchase } from './prepared-pricing.js';

export interface CartQuote extends PricedPurchase {
  /** Where the shop delivers to: see `DeliveryQueries.servedCountries`. */
  readonly countries: readonly string[];
  /** Whether another address may change the price. */
  readonly isByAddress: boolean;
  /** It depends on an address that is not known: the total has no delivery. */
  readonly isAddressMissing: boolean;
  /** Whether the shop has discount codes to enter. */
  readonly hasCodes: boolean;
}

/** Tells what a user's cart costs now; holds nothing. */
@Injectable()
export class QuoteCart {
  constructor(
    private readonly carts: CartRepository,
    private readonly catalog: Catalog,
    private readonly preparePricing: PreparePricing,
    private readonly offeredDiscounts: OfferedDiscounts,
  ) {}

  /**
   * Products that are no longer sold do not count; an empty cart costs nothing.
   * @throws InvalidInput for an unknown code, or where the shop does not deliver to the country;
   * DiscountRefused, DiscountPaused, TaxUnavailable, PricingOutdated
   */
  async execute(choices: PricingChoices): Promise<CartQuote> {
    const cart = await this.carts.lines(choices.userId);
    const pricing = await this.preparePricing.execute(choices);
    const products = await this.catalog.products(cart.map(({ productId }) => productId));
    const sold = new Set(products.filter(({ available }) => available).map(({ id }) => id));
    const lines = cart.filter(({ productId }) => sold.has(productId));
    const { countries, isByAddress, isAddressMissing } = pricing;
    const priced =
      lines.length > 0
        ? pricing.price(lines, products)
        : { quote: makeQuote({ lines: [] }), methods: [] };
    const hasCodes = await this.offeredDiscounts.hasActive();
    return { ...priced, countries, isByAddress, isAddressMissing, hasCodes };
  }
}
