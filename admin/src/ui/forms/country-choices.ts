import { COUNTRIES } from '../../../../common/contract/countries';
import { countryName } from '../../../../common/format/address';

/** All countries by name, for a select. */
export const countryChoices: readonly { id: string; name: string }[] = COUNTRIES.map((id) => ({
  id,
  name: countryName(id),
})).toSorted((a, b) => a.name.localeCompare(b.name));
