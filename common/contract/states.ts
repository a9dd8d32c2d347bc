import { allCountries } from 'country-region-data';
import { type State, stateCodeIn } from './state-names.js';

const NONE: readonly State[] = [];

const BY_COUNTRY: ReadonlyMap<string, readonly State[]> = new Map(
  allCountries.map(([, country, states]) => [
    country,
    states.map(([name, code]) => ({ code, name })),
  ]),
);

/**
 * The states of a country, by name. Large: browsers load it where staff choose states, and never in the shop.
 * @param country two letters of ISO 3166-1
 */
export const statesOf = (country: string): readonly State[] => BY_COUNTRY.get(country) ?? NONE;

/** The code of a state that was given by its code or name; undefined where the country has no such state. */
export const stateCode = (country: string, given: string): string | undefined =>
  stateCodeIn(statesOf(country), given);
