export type { RateLookup } from './domain/purchase-rates.js';
export { TaxRates } from './ports/tax-rates.js';
