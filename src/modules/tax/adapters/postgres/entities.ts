import { TaxRateEntity } from './tax-rate.entity.js';

/** The tables of the module. */
export const TAX_ENTITIES = [TaxRateEntity];
