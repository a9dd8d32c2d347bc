import { taxRules } from '../../../../common/contract/tax.js';
import { DomainError } from '../../../kernel/domain-error.js';

/** Taxes could not be found out; nothing may be sold meanwhile, as its price is unknown. */
export class TaxUnavailable extends DomainError {
  constructor(cause: unknown) {
    super(
      'unavailable',
      'tax_unavailable',
      'Taxes cannot be calculated at the moment. Please try again.',
      { retryAfter: 10, cause },
    );
  }
}

/** A place has one rate for each class. */
export class TaxRateTaken extends DomainError {
  constructor() {
    super('conflict', 'tax_rate_taken', 'This place has a rate of this class already.');
  }
}

/** All rates are held in memory; the limit is in `taxRules`. */
export class TooManyTaxRates extends DomainError {
  constructor() {
    super('conflict', 'too_many_tax_rates', taxRules.rates.tooMany);
  }
}
