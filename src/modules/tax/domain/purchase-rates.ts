import { stateCode } from '../../../../common/contract/states.js';
import type { TaxClass } from '../../../../common/contract/tax.js';
import type { Destination } from '../../../kernel/destination.js';
import type { TaxRate } from './tax-rate.js';

/** A line of a purchase, as far as its tax depends on it. */
export interface TaxedLine {
  readonly productId: string;
  readonly taxClass: TaxClass;
}

/** The rates of a purchase, in millionths: 82500 is 8.25 %. */
export interface PurchaseRates {
  /** One for each line, in their order; 0 where it is not taxed. */
  readonly lines: readonly number[];
  /** The highest of those rates of the lines that tax delivery; 0 where none does. */
  readonly delivery: number;
  /** What shoppers read of these rates; null where there is none. */
  readonly names: { readonly lines: readonly (string | null)[]; readonly delivery: string | null };
}

/** Looks up the rates of any lines into a place that is known. */
export type RateLookup = (lines: readonly TaxedLine[]) => PurchaseRates;

/**
 * The rates for a place. That of a state comes before that of its country; a state that the country does not have
 * counts as none.
 */
export function ratesInto(
  { country, state }: Destination,
  lines: readonly TaxedLine[],
  rates: readonly TaxRate[],
): PurchaseRates {
  const code = state === null ? undefined : stateCode(country, state);
  const here = rates.filter((rate) => rate.country === country);
  const ofState = here.filter((rate) => rate.state === code);
  const ofCountry = here.filter((rate) => rate.state === null);
  const applied = lines.map(({ taxClass }) =>
    [...ofState, ...ofCountry].find((rate) => rate.taxClass === taxClass),
  );
  const [ofDelivery] = applied
    .filter((rate) => rate?.taxesDelivery)
    .sort((one, other) => (other?.rateMillionths ?? 0) - (one?.rateMillionths ?? 0));
  return {
    lines: applied.map((rate) => rate?.rateMillionths ?? 0),
    delivery: ofDelivery?.rateMillionths ?? 0,
    names: {
      lines: applied.map((rate) => rate?.name ?? null),
      delivery: ofDelivery?.name ?? null,
    },
  };
}
