import type { Destination } from '../../../kernel/destination.js';
import type { PurchaseRates, RateLookup, TaxedLine } from '../domain/purchase-rates.js';
import type { TaxRate } from '../domain/tax-rate.js';

/** The taxes of a purchase. Today from the shop's own table; a service for taxes would be another adapter. */
export abstract class TaxRates {
  /**
   * The rates into a destination; undefined where they have to be asked for with each purchase, by `ratesFor`.
   * @throws TaxUnavailable
   */
  abstract lookupFor(destination: Destination): Promise<RateLookup | undefined>;

  /**
   * May take seconds where a service is asked: not to be called inside a transaction.
   * @throws TaxUnavailable
   */
  abstract ratesFor(destination: Destination, lines: readonly TaxedLine[]): Promise<PurchaseRates>;

  /** Whether the prices of products and delivery contain the tax; otherwise it is added. */
  abstract isIncludedInPrices(): Promise<boolean>;

  /**
   * Whether anything is taxed there, so that a price needs the destination.
   * @param country two letters of ISO 3166-1
   * @throws TaxUnavailable
   */
  abstract isTaxed(country: string): Promise<boolean>;

  /**
   * Whether states of a country have rates of their own, so that a price needs the state.
   * @param country two letters of ISO 3166-1
   * @throws TaxUnavailable
   */
  abstract hasStateRates(country: string): Promise<boolean>;
}

/** The tax rates. Writes join the caller's transaction; all processes use them once it is committed. */
export abstract class TaxRateRepository {
  /** By country, state and class; that of a whole country first. */
  abstract all(): Promise<readonly TaxRate[]>;

  /** The same, locked, so that one admin at a time changes them. */
  abstract lockAll(): Promise<readonly TaxRate[]>;

  /** @throws TaxRateTaken */
  abstract add(rate: TaxRate): Promise<void>;

  /** @throws TaxRateTaken */
  abstract save(rate: TaxRate): Promise<void>;

  abstract remove(rate: TaxRate): Promise<void>;
}
