interface Address {
  readonly street: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly postalCode: string | null;
  /** Two letters of ISO 3166. */
  readonly country: string;
}

/** Where the postal code stands behind the region, not before the city. */
const CODE_LAST = ['US', 'CA', 'AU'];
const HOME = 'US';

/** A postal address in one line, without the country at home; null where there is no street and no city. */
export function addressLine({ street, city, region, postalCode, country }: Address): string | null {
  if (!street && !city) return null;
  const isCodeLast = CODE_LAST.includes(country);
  const place = isCodeLast
    ? [city, joined(region, postalCode)]
    : [joined(postalCode, city), region];
  const parts = [street, ...place, country === HOME ? null : countryName(country)];
  return parts.filter(Boolean).join(', ');
}

const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' ');

/** The English name of a country of two letters. */
export const countryName = (code: string): string =>
  new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
