export type { PurchaseRates, RateLookup, TaxedLine } from './domain/purchase-rates.js';
export { TaxUnavailable } from './domain/tax-errors.js';
export { TaxRates } from './ports/tax-rates.js';
