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
export function addressLine(address: Address): string | null {
  const { street, city, country } = address;
  if (!street && !city) return null;
  const parts = [street, ...placeOf(address), country === HOME ? null : countryName(country)];
  return parts.filter(Boolean).join(', ');
}

/** Where a delivery goes. */
interface Place {
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** Two letters of ISO 3166. */
  readonly country: string;
}

/** The lines of a delivery address below the street: the town as the country writes it, and abroad the country by name. */
export function placeLines({ city, state, zip, country }: Place, isAbroad: boolean): string[] {
  const town = placeOf({ city, region: state, postalCode: zip, country });
  return [town.filter(Boolean).join(', '), ...(isAbroad ? [countryName(country)] : [])];
}

/** Whether addresses there have the state's code in place of its name. */
export const hasStateCodes = (country: string): boolean => CODE_LAST.includes(country);

function placeOf({ city, region, postalCode, country }: Omit<Address, 'street'>) {
  return hasStateCodes(country)
    ? [city, joined(region, postalCode)]
    : [joined(postalCode, city), region];
}

const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' ');

/** The English name of a country of two letters. */
export const countryName = (code: string): string =>
  new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
