import { stateCode, statesOf } from './states.js';

it.each([
  ['US', 'OR', 'OR'],
  ['US', ' or ', 'OR'],
  ['US', 'oregon', 'OR'],
  ['US', 'District  of Columbia', 'DC'],
  ['US', 'D.C.', 'DC'],
  ['US', 'AE', 'AE'],
  ['CA', 'quebec', 'QC'],
  ['BR', 'São Paulo', 'SP'],
  ['DE', 'baden württemberg', 'BW'],
  ['US', 'Ontario', undefined],
  ['US', '', undefined],
  ['XX', 'OR', undefined],
])('knows in %s by %p the state %s', (country, given, code) => {
  expect(stateCode(country, given)).toBe(code);
});

it('has the states of a country, and none of an unknown one', () => {
  expect(statesOf('AU')).toContainEqual({ code: 'NSW', name: 'New South Wales' });
  expect(statesOf('XX')).toEqual([]);
});
