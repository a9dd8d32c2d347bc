import type { TaxRate } from '../domain/tax-rate.js';

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
