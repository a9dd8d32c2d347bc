import type { Destination } from '../../../kernel/destination.js';
import {
  type PurchaseRates,
  ratesInto,
  type RateLookup,
  type TaxedLine,
} from '../domain/purchase-rates.js';
import { type TaxRate, TaxUnavailable } from '../domain/tax-rate.js';
import { TaxRates } from '../ports/tax-rates.js';

/** Rates that a test sets; at first none, as in a new shop. */
export class FakeTaxRates extends TaxRates {
  rates: readonly TaxRate[] = [];
  isIncluded = false;
  isUnavailable = false;
  /** Whether it has to be asked with each purchase, as a service for taxes. */
  isService = false;

  async lookupFor(destination: Destination): Promise<RateLookup | undefined> {
    if (this.isService) return undefined;
    const rates = this.current();
    return (lines) => ratesInto(destination, lines, rates);
  }

  async ratesFor(destination: Destination, lines: readonly TaxedLine[]): Promise<PurchaseRates> {
    return ratesInto(destination, lines, this.current());
  }

  async isIncludedInPrices(): Promise<boolean> {
    return this.isIncluded;
  }

  async isTaxed(country: string): Promise<boolean> {
    return this.current().some((rate) => rate.country === country);
  }

  async hasStateRates(country: string): Promise<boolean> {
    return this.current().some((rate) => rate.country === country && rate.state !== null);
  }

  private current(): readonly TaxRate[] {
    if (this.isUnavailable) throw new TaxUnavailable(new Error('no answer'));
    return this.rates;
  }
}
