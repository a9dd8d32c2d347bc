import { COUNTRIES } from '../../../../../common/contract/countries.js';
import { countryName } from '../../../../../common/format/address.js';

/** The codes of the countries that a term names, by its English name or its two letters in any case. */
export const countriesNamed = (term: string): readonly string[] =>
  codes().get(comparable(term)) ?? [];

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** Made once, by the first search: it names 250 countries. */
const codes = () => (known ??= byName());

function byName(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const code of COUNTRIES) {
    for (const name of [code, countryName(code)].map(comparable)) {
      found.set(name, [...(found.get(name) ?? []), code]);
    }
  }
  return found;
}

/** 'Türkiye' is 'turkiye', and "Côte d’Ivoire" is 'cote divoire'. */
const comparable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’‘]/gu, '')
    .toLowerCase()
    .trim();
