import { COUNTRIES } from '../../../../common/contract/countries';
import { taxRules } from '../../../../common/contract/tax';
import { countryName } from '../../../../common/format/address';

/** Before anything is chosen. */
export const noCountry = { id: '', name: taxRules.country.required };

/** All countries by name, for a select. */
export const countryChoices: readonly { id: string; name: string }[] = COUNTRIES.map((id) => ({
  id,
  name: countryName(id),
})).toSorted((a, b) => a.name.localeCompare(b.name));
