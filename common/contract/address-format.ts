import { type CustomerFieldRule, type CustomerRules, customerRules } from './customer-details.js';
import type { State } from './state-names.js';

/** The country whose rules and texts are those of `customerRules`. */
export const DEFAULT_FORMAT_COUNTRY = 'US';

/** How addresses of a country are written, as far as the checkout form depends on it. */
export interface AddressFormat {
  /** Two letters of ISO 3166-1. */
  readonly country: string;
  /** By name; empty where none are known. */
  readonly states: readonly State[];
  readonly isStateRequired: boolean;
  /** Null where the country has no postal codes. */
  readonly postalCode: PostalCodeFormat | null;
}

export interface PostalCodeFormat {
  /** A regular expression of the whole code. */
  readonly pattern: string;
  readonly isCaseSensitive: boolean;
  readonly isRequired: boolean;
}

/** The country of an address, which the form asks for where the shop delivers to several. */
export const countryRule = {
  label: 'Country',
  required: 'Choose the country of the delivery address',
  notServed: 'We do not deliver to this country',
} as const;

const POSTAL_CODE = 'Postal code';

/** The name of the postal code in a country; without one in the shop's. */
export const postalCodeLabel = (country?: string): string =>
  country === undefined || country === DEFAULT_FORMAT_COUNTRY
    ? customerRules.zip.label
    : POSTAL_CODE;

/** Why a state is refused where the price depends on it. */
export const stateNeededText = (country: string): string =>
  country === DEFAULT_FORMAT_COUNTRY ? 'Enter a state of this country, such as CA' : STATE_UNKNOWN;

const STATE_UNKNOWN = 'Choose a state or province of this country';

/** With the plus sign, because a number of another country cannot be dialed without its code. */
const internationalPhone: CustomerFieldRule = {
  ...customerRules.phone,
  format: {
    pattern: /^\+\d{7,15}$/,
    invalid: 'Enter the phone number with + and its country code',
    punctuation: /[\s()./\p{Dash_Punctuation}]/gu,
  },
};

/** The phone number's rule in a country; null for one of which only the rules of the US are known. */
export const phoneRuleFor = (country: string | null): CustomerFieldRule =>
  country === null || country === DEFAULT_FORMAT_COUNTRY ? customerRules.phone : internationalPhone;

/** The rules of the form for addresses of a country. */
export function customerRulesFor({ country, ...format }: AddressFormat): CustomerRules {
  if (country === DEFAULT_FORMAT_COUNTRY) return customerRules;
  const { states, isStateRequired, postalCode } = format;
  return {
    ...customerRules,
    phone: phoneRuleFor(country),
    state: {
      ...customerRules.state,
      required: isStateRequired ? customerRules.state.required : null,
      ...(states.length > 0 && { choice: { states, unknown: STATE_UNKNOWN } }),
    },
    zip: zipRule(postalCode),
  };
}

function zipRule(postalCode: PostalCodeFormat | null): CustomerFieldRule {
  const rule = { label: POSTAL_CODE, tooLong: 'Postal code is too long' };
  if (!postalCode) {
    return { ...rule, max: 0, required: null, tooLong: 'This country has no postal codes' };
  }
  const { pattern, isCaseSensitive, isRequired } = postalCode;
  return {
    ...rule,
    max: customerRules.zip.max,
    required: isRequired ? 'Postal code is required' : null,
    format: {
      pattern: new RegExp(pattern, isCaseSensitive ? '' : 'i'),
      invalid: 'Enter a valid postal code of this country',
      isInCapitals: true,
    },
  };
}
