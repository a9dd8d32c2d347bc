import { countriesNamed } from './country-term.js';

it.each([
  ['Germany', ['DE']],
  [' germany', ['DE']],
  ['de', ['DE']],
  ['DE', ['DE']],
  ['United States', ['US']],
  ['turkiye', ['TR']],
  ["cote d'ivoire", ['CI']],
  ['Côte d’Ivoire', ['CI']],
  ['germ', []],
  ['', []],
])('%j names %j', (term, codes) => {
  expect(countriesNamed(term)).toEqual(codes);
});
