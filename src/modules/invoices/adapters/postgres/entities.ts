import { BillingCounterEntity } from './billing-counter.entity.js';
import { BillingCoverageEntity } from './billing-coverage.entity.js';
import { BillingDocumentEntity } from './billing-document.entity.js';

/** The tables of the module. */
export const INVOICES_ENTITIES = [
  BillingCounterEntity,
  BillingCoverageEntity,
  BillingDocumentEntity,
];
