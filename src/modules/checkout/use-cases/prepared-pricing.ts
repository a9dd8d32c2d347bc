import type { Destination } from '../../../kernel/destination.js';
import type { CartLine } from '../../cart/index.js';
import type { CatalogProduct } from '../../catalog/index.js';
import { type DeliveryMethod, deliveryPriceCents } from '../../delivery/index.js';
import type { CheckedDiscount } from '../../discounts/index.js';
import type { RateLookup } from '../../tax/index.js';
import { CheckoutBusy } from '../domain/checkout-errors.js';
import {
  makeQuote,
  type OfferedDelivery,
  type QuoteDiscount,
  type TaxRatesOfQuote,
} from '../domain/quote/make-quote.js';
import { pricedLines, totalWeight } from '../domain/quote/priced-lines.js';
import type { PricedLine, Quote } from '../domain/quote/quote.js';
import { discountOn } from './discount-on.js';

/** A delivery method that the purchase may use. */
export interface OfferedMethod {
  readonly method: DeliveryMethod;
  /** What this purchase would pay for it. */
  readonly priceCents: number;
}

/** A quote with the delivery methods to choose from: in their order, none where it is not delivered. */
export interface PricedPurchase {
  readonly quote: Quote;
  readonly methods: readonly OfferedMethod[];
}

/** `ratesOf` may throw PricingOutdated. */
export interface PricingTaxes {
  readonly isIncluded: boolean;
  readonly ratesOf: RateLookup;
}

interface PricingInput {
  /** One that the shopper may use, whatever is bought. */
  readonly discount?: CheckedDiscount;
  readonly methodId: string | null;
  /** All into the destination. */
  readonly methods: readonly DeliveryMethod[];
  readonly taxes?: PricingTaxes;
  /** Whether the price depends on the destination. */
  readonly isByAddress: boolean;
  /** Those that the shop delivers to. */
  readonly countries: readonly string[];
  readonly country?: string;
  /** Undefined while the address is not known. */
  readonly destination?: Destination;
}

/** The cart or the code was changed since it was read, or the code came near its limit: all has to be read again. */
export class PricingOutdated extends CheckoutBusy {}

/** What a quote needs beside the lines. Prices without another read, so that it may be used under a lock. */
export class PreparedPricing {
  constructor(private readonly input: PricingInput) {}

  /** Where the shop delivers to: see `DeliveryQueries.servedCountries`. */
  get countries(): readonly string[] {
    return this.input.countries;
  }

  /** Where it goes; undefined while that is not known. */
  get country(): string | undefined {
    return this.input.country;
  }

  /** One that the shopper may use; undefined where none was sent. */
  get discount(): CheckedDiscount | undefined {
    return this.input.discount;
  }

  /** Whether another address may change the price. */
  get isByAddress(): boolean {
    return this.input.isByAddress;
  }

  /** The price depends on an address that is not known: quotes have no delivery. */
  get isAddressMissing(): boolean {
    return this.input.isByAddress && !this.input.destination;
  }

  /** @throws CartEmpty, NoLongerAvailable, DiscountRefused, PricingOutdated */
  price(cart: readonly CartLine[], products: readonly CatalogProduct[]): PricedPurchase {
    const { methodId, isByAddress, destination } = this.input;
    const lines = pricedLines(cart, products);
    const weightGrams = totalWeight(lines, products);
    const checked = this.input.discount;
    const discount = checked && discountOn(checked.discount, lines, products);
    const methods = this.offered(lines, weightGrams, discount);
    const chosen = methods.find(({ method }) => method.id === methodId) ?? methods[0];
    const tax = this.taxOf(lines, products);
    const quote = makeQuote({
      lines,
      ...(discount && { discount }),
      ...(chosen && { delivery: toDelivery(chosen.method, weightGrams) }),
      ...(tax && { tax }),
      ...(destination && { destination: isByAddress ? destination : toCountry(destination) }),
    });
    return { quote, methods };
  }

  private offered(
    lines: readonly PricedLine[],
    weightGrams: number | null,
    discount: QuoteDiscount | undefined,
  ): OfferedMethod[] {
    return this.input.methods.flatMap((method) => {
      if (deliveryPriceCents(method, { netCents: 0, weightGrams }) === undefined) return [];
      const delivery = toDelivery(method, weightGrams);
      const { pricing } = makeQuote({ lines, delivery, ...(discount && { discount }) });
      return [{ method, priceCents: pricing.delivery?.chargeCents ?? 0 }];
    });
  }

  private taxOf(
    lines: readonly PricedLine[],
    products: readonly CatalogProduct[],
  ): TaxRatesOfQuote | undefined {
    const { taxes } = this.input;
    if (!taxes) return undefined;
    const bought = new Map(products.map((product) => [product.id, product]));
    const taxed = lines.map(({ productId }) => {
      const product = bought.get(productId);
      if (!product) throw new PricingOutdated();
      return { productId, taxClass: product.taxClass };
    });
    return { isIncluded: taxes.isIncluded, ...taxes.ratesOf(taxed) };
  }
}

/** Another address in the country is the same purchase. */
const toCountry = ({ country }: Destination): Destination => ({ country, state: null, zip: null });

/** Whether a method can be used depends on the weight alone, so an offered one has a price. */
function toDelivery(method: DeliveryMethod, weightGrams: number | null): OfferedDelivery {
  const { id: methodId, name, daysFrom, daysTo } = method;
  const priceFor = (netCents: number) => deliveryPriceCents(method, { netCents, weightGrams }) ?? 0;
  return { methodId, name, daysFrom, daysTo, priceFor };
}
