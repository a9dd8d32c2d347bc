import { allCountries } from 'country-region-data';

/** A state, province or region, by its code of ISO 3166-2 without the country. */
export interface State {
  readonly code: string;
  readonly name: string;
}

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

/** Without what people leave out or write in several ways: case, accents, periods and doubled spaces. */
const simplified = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{Mn}.]/gu, '')
    .replace(/[\s\p{Dash_Punctuation}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** The code of a state that was given by its code or name; undefined where the country has no such state. */
export function stateCode(country: string, given: string): string | undefined {
  const wanted = simplified(given);
  const isWanted = (text: string) => simplified(text) === wanted;
  const states = statesOf(country);
  const found =
    states.find(({ code }) => isWanted(code)) ?? states.find(({ name }) => isWanted(name));
  return found?.code;
}
