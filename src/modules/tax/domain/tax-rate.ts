import { COUNTRIES } from '../../../../common/contract/countries.js';
import { stateCode } from '../../../../common/contract/states.js';
import { type TaxedClass, taxRules } from '../../../../common/contract/tax.js';
import { DomainError, EditedMeanwhile, InvalidInput } from '../../../kernel/domain-error.js';

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

export interface TaxRateDetails {
  /** As shoppers read it, such as 'Sales tax' or 'VAT'. */
  readonly name: string;
  /** Two letters of ISO 3166-1. */
  readonly country: string;
  /** Its code; null for the whole country. */
  readonly state: string | null;
  readonly taxClass: TaxedClass;
  /** 82500 is 8.25 %. */
  readonly rateMillionths: number;
  /** Whether delivery is taxed, too. */
  readonly taxesDelivery: boolean;
}

/** What products of a class are taxed with in a country or one of its states. */
export interface TaxRate extends TaxRateDetails {
  readonly id: string;
  /** Incremented by each edit. */
  readonly version: number;
}

/** What an edit changes, and the version that the admin saw. */
export interface TaxRateEdit extends Partial<TaxRateDetails> {
  readonly seenVersion: number;
}

/** The details by the names of the form's fields. */
const FIELDS = {
  name: 'name',
  country: 'country',
  state: 'state',
  taxClass: 'taxClass',
  rateMillionths: 'percent',
  taxesDelivery: 'taxesDelivery',
} as const satisfies Record<keyof TaxRateDetails, string>;

const DETAILS = Object.keys(FIELDS) as (keyof TaxRateDetails)[];

/** @throws InvalidInput, TaxRateTaken, TooManyTaxRates */
export function newTaxRate(
  id: string,
  details: TaxRateDetails,
  others: readonly TaxRate[],
): TaxRate {
  if (others.length >= taxRules.rates.max) throw new TooManyTaxRates();
  return valid({ ...details, id, version: 1 }, others);
}

/**
 * Returns the rate with the changes; itself where they change nothing.
 * @throws EditedMeanwhile, InvalidInput, TaxRateTaken
 */
export function editedTaxRate(
  rate: TaxRate,
  { seenVersion, ...changes }: TaxRateEdit,
  others: readonly TaxRate[],
): TaxRate {
  const after = valid({ ...rate, ...changes }, others);
  const changed = DETAILS.filter((name) => after[name] !== rate[name]);
  if (seenVersion !== rate.version) {
    const fields = changed.map((name) => FIELDS[name]);
    throw new EditedMeanwhile('this tax rate', { version: rate.version, fields });
  }
  return changed.length === 0 ? rate : { ...after, version: rate.version + 1 };
}

/** With the state as its code. Each class of a place has one rate. */
function valid(rate: TaxRate, others: readonly TaxRate[]): TaxRate {
  const { country, taxClass } = rate;
  if (!COUNTRIES.includes(country)) {
    throw InvalidInput.field('country', taxRules.country.required);
  }
  const state = rate.state === null ? null : stateCode(country, rate.state);
  if (state === undefined) throw InvalidInput.field('state', taxRules.state.unknown);
  const isTaken = others.some(
    (other) => other.country === country && other.state === state && other.taxClass === taxClass,
  );
  if (isTaken) throw new TaxRateTaken();
  return { ...rate, state };
}
