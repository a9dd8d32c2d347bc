import { Injectable } from '@nestjs/common';
import { stateCode } from '../../../../common/contract/states.js';
import type { Destination } from '../../../kernel/destination.js';
import { CartRepository } from '../../cart/index.js';
import { Catalog } from '../../catalog/index.js';
import { DeliveryQueries } from '../../delivery/index.js';
import { CheckDiscount } from '../../discounts/index.js';
import { TaxRates } from '../../tax/index.js';
import { PreparedPricing, type TaxesOfProducts } from './prepared-pricing.js';

/** What a price depends on beside the cart. */
export interface PricingChoices {
  readonly userId: string;
  /** Null for the first method. */
  readonly methodId: string | null;
  /** A discount code as the shopper wrote it; null for none. */
  readonly code: string | null;
  /** Null while it is not known; its country is null for the shop's. */
  readonly address: (Omit<Destination, 'country'> & { readonly country: string | null }) | null;
}

/** Reads what a quote needs beside the lines, outside of the transaction that prices them. */
@Injectable()
export class PreparePricing {
  constructor(
    private readonly delivery: DeliveryQueries,
    private readonly taxes: TaxRates,
    private readonly carts: CartRepository,
    private readonly catalog: Catalog,
    private readonly checkDiscount: CheckDiscount,
  ) {}

  /** @throws InvalidInput for an unknown code, DiscountRefused, TaxUnavailable */
  async execute({ userId, methodId, code, address }: PricingChoices): Promise<PreparedPricing> {
    const discount = code === null ? undefined : await this.checkDiscount.execute(code, userId);
    const chosen = { methodId, ...(discount && { discount }) };
    const countries = await this.delivery.servedCountries();
    const country = address?.country ?? countries[0];
    if (country === undefined) {
      return new PreparedPricing({ ...chosen, methods: [], isByAddress: false });
    }
    const isByState = await this.dependsOnState(country);
    const isByAddress = countries.length > 1 || isByState;
    const isStateMissing = isByState && stateCode(country, address?.state ?? '') === undefined;
    if ((isByAddress && !address) || isStateMissing) {
      return new PreparedPricing({ ...chosen, methods: [], isByAddress });
    }
    const destination = { country, state: address?.state ?? null, zip: address?.zip ?? null };
    const [methods, taxes] = await Promise.all([
      this.delivery.methodsFor(destination),
      this.taxesOf(userId, destination),
    ]);
    return new PreparedPricing({
      ...{ ...chosen, methods, isByAddress, destination },
      ...(taxes && { taxes }),
    });
  }

  private async dependsOnState(country: string): Promise<boolean> {
    const answers = await Promise.all([
      this.delivery.dependsOnState(country),
      this.taxes.dependsOnState(country),
    ]);
    return answers.includes(true);
  }

  /** The rates of what is in the cart now; undefined where nothing is taxed. */
  private async taxesOf(
    userId: string,
    destination: Destination,
  ): Promise<TaxesOfProducts | undefined> {
    if (!(await this.taxes.isTaxed(destination.country))) return undefined;
    const cart = await this.carts.lines(userId);
    const products = await this.catalog.products(cart.map(({ productId }) => productId));
    const lines = products.map(({ id, taxClass }) => ({ productId: id, taxClass }));
    const [rates, isIncluded] = await Promise.all([
      this.taxes.ratesFor(destination, lines),
      this.taxes.areIncluded(),
    ]);
    const byProduct = new Map(
      lines.map(({ productId }, index) => [productId, rates.lines[index] ?? 0]),
    );
    return { isIncluded, byProduct, delivery: rates.delivery };
  }
}
