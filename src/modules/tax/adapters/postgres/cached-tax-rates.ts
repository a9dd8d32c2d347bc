import { Injectable } from '@nestjs/common';
import type { Destination } from '../../../../kernel/destination.js';
import { InvalidatedValue } from '../../../../platform/cache/invalidated-value.js';
import { CacheInvalidation } from '../../../../platform/invalidation/cache-invalidation.js';
import { ShopSettingsSource } from '../../../../platform/shop-settings/shop-settings-source.js';
import {
  type PurchaseRates,
  ratesInto,
  type RateLookup,
  type TaxedLine,
} from '../../domain/purchase-rates.js';
import { type TaxRate, TaxUnavailable } from '../../domain/tax-rate.js';
import { TaxRateRepository, TaxRates } from '../../ports/tax-rates.js';

/** The shop's own tax rates in the memory of the process, until one of them changes in any process. */
@Injectable()
export class CachedTaxRates extends TaxRates {
  private readonly rates: InvalidatedValue<readonly TaxRate[]>;

  constructor(
    repository: TaxRateRepository,
    invalidation: CacheInvalidation,
    private readonly settings: ShopSettingsSource,
  ) {
    super();
    this.rates = new InvalidatedValue(invalidation, 'taxes', () => repository.all());
  }

  async lookupFor(destination: Destination): Promise<RateLookup> {
    const rates = await this.current();
    return (lines) => ratesInto(destination, lines, rates);
  }

  async ratesFor(destination: Destination, lines: readonly TaxedLine[]): Promise<PurchaseRates> {
    return (await this.lookupFor(destination))(lines);
  }

  async isIncludedInPrices(): Promise<boolean> {
    return (await this.settings.current()).taxInPrices === 'included';
  }

  async isTaxed(country: string): Promise<boolean> {
    return (await this.current()).some((rate) => rate.country === country);
  }

  async hasStateRates(country: string): Promise<boolean> {
    const rates = await this.current();
    return rates.some((rate) => rate.country === country && rate.state !== null);
  }

  private current(): Promise<readonly TaxRate[]> {
    return this.rates.current().catch((error: unknown) => {
      throw new TaxUnavailable(error);
    });
  }
}
