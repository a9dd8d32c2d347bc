import { POSTCODE_REGEXES } from 'postcode-validator/lib/cjs/postcode-regexes.js';
import type { AddressFormat, PostalCodeFormat } from './address-format.js';
import { statesOf } from './states.js';

/** Countries whose post needs the state or province on each letter. */
const STATE_ON_LETTERS = new Set(
  'AE AU BR CA CN CO CR ES HN ID IN IQ IT JP KR MX PG RU SO SV TW US VE'.split(' '),
);

/** By the country's two letters; those without postal codes are missing. */
const PATTERNS: ReadonlyMap<string, RegExp> = POSTCODE_REGEXES;

/**
 * How addresses of a country are written. Large like `states.ts`: the shop's pages ask the server for it.
 * @param country two letters of ISO 3166-1
 */
export function addressFormatOf(country: string): AddressFormat {
  const pattern = PATTERNS.get(country);
  return {
    country,
    states: statesOf(country),
    isStateRequired: STATE_ON_LETTERS.has(country),
    postalCode: pattern ? toFormat(pattern) : null,
  };
}

/** Some patterns also match the empty text: these countries have codes that many leave out. */
function toFormat(pattern: RegExp): PostalCodeFormat {
  return {
    pattern: pattern.source,
    isCaseSensitive: !pattern.ignoreCase,
    isRequired: !pattern.test(''),
  };
}
