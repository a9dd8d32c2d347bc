import { COUNTRIES } from '../../../../common/contract/countries.js';
import { deliveryRules } from '../../../../common/contract/delivery.js';
import { stateCode, statesOf } from '../../../../common/contract/states.js';
import { countryName } from '../../../../common/format/address.js';
import { InvalidInput } from '../../../kernel/domain-error.js';

/** A country of a zone, or some of its states. */
export interface ZoneRegion {
  /** Two letters of ISO 3166-1; null for the country of the shop, whatever its settings say. */
  readonly country: string | null;
  /** Codes; empty for the whole country. */
  readonly states: readonly string[];
}

/**
 * The regions with their states as codes, each once.
 * @throws InvalidInput
 */
export function validRegions(given: readonly ZoneRegion[]): readonly ZoneRegion[] {
  const { required, invalid, max, unknownCountry, unknownState } = deliveryRules.regions;
  const refuse = (message: string) => InvalidInput.field('regions', message);
  if (given.length === 0) throw refuse(required);
  const countries = new Set(given.map(({ country }) => country));
  if (countries.size < given.length || given.length > max) throw refuse(invalid);
  return given.map(({ country, states }) => {
    if (country === null && states.length > 0) throw refuse(invalid);
    if (country !== null && !COUNTRIES.includes(country)) throw refuse(unknownCountry);
    const codes = states.map((state) => {
      const code = stateCode(country ?? '', state);
      if (code === undefined) throw refuse(unknownState);
      return code;
    });
    return { country, states: [...new Set(codes)] };
  });
}

/** The places that both have, by name: 'Canada', or 'New York, United States' for a state. */
export function sharedPlaces(
  one: readonly ZoneRegion[],
  other: readonly ZoneRegion[],
  shopCountry: string,
): string[] {
  const places = new Set(placesOf(other, shopCountry));
  return placesOf(one, shopCountry).filter((place) => places.has(place));
}

const placesOf = (regions: readonly ZoneRegion[], shopCountry: string): string[] =>
  regions.flatMap(({ country, states }) => {
    const code = country ?? shopCountry;
    return states.length === 0
      ? [countryName(code)]
      : states.map((state) => placeName(code, state));
  });

function placeName(country: string, state: string): string {
  const name = statesOf(country).find(({ code }) => code === state)?.name ?? state;
  return `${name}, ${countryName(country)}`;
}
