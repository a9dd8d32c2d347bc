import { randomUUID } from 'node:crypto';
import type { TaxRate } from '../domain/tax-rate.js';

/** A rate of 10 % on standard products in the whole of the US that taxes delivery, too. */
export const taxRate = (changes: Partial<TaxRate> = {}): TaxRate => ({
  id: randomUUID(),
  name: 'Tax',
  country: 'US',
  state: null,
  taxClass: 'standard',
  rateMillionths: 100_000,
  taxesDelivery: true,
  version: 1,
  ...changes,
});
