import type { AddressFormat } from './address-format.js';
import { statesOf } from './states.js';

/** Countries whose post needs the state or province on each letter. */
const STATE_ON_LETTERS = new Set(
  'AE AU BR CA CN CO CR ES HN ID IN IQ IT JP KR MX PG RU SO SV TW US VE'.split(' '),
);

/** Any text or none: no pattern of another country than the US is known. */
const ANY_POSTAL_CODE = { pattern: '', isCaseSensitive: false, isRequired: false };

/**
 * How addresses of a country are written. Large like `states.ts`: the shop's pages ask the server for it.
 * @param country two letters of ISO 3166-1
 */
export function addressFormatOf(country: string): AddressFormat {
  return {
    country,
    states: statesOf(country),
    isStateRequired: STATE_ON_LETTERS.has(country),
    postalCode: ANY_POSTAL_CODE,
  };
}
