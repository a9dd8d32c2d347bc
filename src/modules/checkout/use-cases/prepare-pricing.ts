import { Injectable } from '@nestjs/common';
import { stateCode } from '../../../../common/contract/states.js';
import { Clock } from '../../../kernel/time.js';
import type { Destination } from '../../../kernel/destination.js';
import { CartRepository } from '../../cart/index.js';
import { Catalog } from '../../catalog/index.js';
import { DeliveryQueries } from '../../delivery/index.js';
import { CheckDiscount, type CheckedDiscount } from '../../discounts/index.js';
import { type RateLookup, TaxRates } from '../../tax/index.js';
import { WINDOW_MS } from '../domain/hold-allowance.js';
import { AddressFormats } from './address-formats.js';
import { GrantHold } from './grant-hold.js';
import { PreparedPricing, PricingOutdated, type PricingTaxes } from './prepared-pricing.js';

/** What a price depends on beside the cart. */
export interface PricingChoices {
  readonly userId: string;
  /** Null for the first method. */
  readonly methodId: string | null;
  /** A discount code as the shopper wrote it; null for none. */
  readonly code: string | null;
  /** Null while it is not known; its country is null for the default. */
  readonly address: (Omit<Destination, 'country'> & { readonly country: string | null }) | null;
}

/** Reads what a quote needs beside the lines, outside of the transaction that prices them. */
@Injectable()
export class PreparePricing {
  constructor(
    private readonly addresses: AddressFormats,
    private readonly delivery: DeliveryQueries,
    private readonly taxes: TaxRates,
    private readonly carts: CartRepository,
    private readonly catalog: Catalog,
    private readonly checkDiscount: CheckDiscount,
    private readonly grantHold: GrantHold,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws InvalidInput for an unknown code, or where the shop does not deliver to the country;
   * DiscountRefused, DiscountPaused, TaxUnavailable
   */
  async execute({ userId, methodId, code, address }: PricingChoices): Promise<PreparedPricing> {
    const discount = code === null ? undefined : await this.checked(code, userId);
    const country = await this.addresses.country(address?.country ?? undefined);
    const countries = await this.delivery.servedCountries();
    const known = { methodId, countries, methods: [], ...(discount && { discount }) };
    if (country === undefined) {
      return new PreparedPricing({ ...known, isByAddress: countries.length > 0 });
    }
    const isByState = await this.addresses.isPricedByState(country);
    const isByAddress = countries.length > 1 || isByState;
    const isStateMissing = isByState && stateCode(country, address?.state ?? '') === undefined;
    if ((isByAddress && !address) || isStateMissing) {
      return new PreparedPricing({ ...known, isByAddress, country });
    }
    const destination = { country, state: address?.state ?? null, zip: address?.zip ?? null };
    const [methods, taxes] = await Promise.all([
      this.delivery.methodsFor(destination),
      this.taxesOf(userId, destination),
    ]);
    return new PreparedPricing({
      ...known,
      methods,
      isByAddress,
      country,
      destination,
      ...(taxes && { taxes }),
    });
  }

  /** A code that the user may hold now. */
  private async checked(code: string, userId: string): Promise<CheckedDiscount> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - WINDOW_MS);
    const checked = await this.checkDiscount.execute(code, userId, since);
    await this.grantHold.untilOfCode(checked.holds, now);
    return checked;
  }

  /** Undefined where nothing is taxed. */
  private async taxesOf(
    userId: string,
    destination: Destination,
  ): Promise<PricingTaxes | undefined> {
    if (!(await this.taxes.isTaxed(destination.country))) return undefined;
    const isIncluded = await this.taxes.isIncludedInPrices();
    const lookup = await this.taxes.lookupFor(destination);
    return { isIncluded, ratesOf: lookup ?? (await this.ratesOfCart(userId, destination)) };
  }

  /** Asks for what is in the cart now: the rate of delivery depends on all of its lines. */
  private async ratesOfCart(userId: string, destination: Destination): Promise<RateLookup> {
    const cart = await this.carts.lines(userId);
    const products = await this.catalog.products(cart.map(({ productId }) => productId));
    const lines = products
      .filter(({ available }) => available)
      .map(({ id, taxClass }) => ({ productId: id, taxClass }));
    const { lines: rates, delivery, names } = await this.taxes.ratesFor(destination, lines);
    const byProduct = new Map(
      lines.map(({ productId }, index) => [
        productId,
        { rate: rates[index], name: names.lines[index] ?? null },
      ]),
    );
    return (bought) => {
      if (bought.length !== lines.length) throw new PricingOutdated();
      const ofBought = bought.map(({ productId }) => {
        const { rate, name = null } = byProduct.get(productId) ?? {};
        if (rate === undefined) throw new PricingOutdated();
        return { rate, name };
      });
      return {
        lines: ofBought.map(({ rate }) => rate),
        delivery,
        names: { lines: ofBought.map(({ name }) => name), delivery: names.delivery },
      };
    };
  }
}
