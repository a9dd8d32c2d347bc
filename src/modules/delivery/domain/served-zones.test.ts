import { deliveryMethod, deliveryZone } from '../testing/delivery-fixtures.js';
import {
  countriesWithMethods,
  defaultCountryOf,
  hasStateZones,
  methodsInto,
} from './served-zones.js';

const home = deliveryZone('Home', {
  methods: [deliveryMethod('b'), deliveryMethod('a'), deliveryMethod('off', { isActive: false })],
});
const far = deliveryZone('Far', {
  regions: [{ country: 'US', states: ['AK', 'HI'] }],
  methods: [deliveryMethod('air')],
});
const north = deliveryZone('North', {
  regions: [
    { country: 'CA', states: ['BC'] },
    { country: 'GL', states: [] },
  ],
  methods: [deliveryMethod('sled')],
});
const ZONES = [home, far, north];

const namesFor = (country: string, state: string | null, shopCountry = 'US') =>
  methodsInto({ country, state, zip: null }, ZONES, shopCountry).map(({ name }) => name);

it.each([
  ['the active methods, in their order', 'US', 'OR', ['b', 'a']],
  ['those of a state before those of its country', 'US', 'AK', ['air']],
  ['the same for its name', 'US', ' alaska', ['air']],
  ['the country’s for an unknown state', 'US', 'Alasca', ['b', 'a']],
  ['the country’s for no state', 'US', null, ['b', 'a']],
  ['those of a state of another country', 'CA', 'British Columbia', ['sled']],
  ['none for its other states', 'CA', 'ON', []],
  ['none for an unknown state of it', 'CA', 'B C', []],
  ['those of a country without states', 'GL', null, ['sled']],
  ['none elsewhere', 'DE', 'BE', []],
])('offers %s', (_case, country, state, names) => {
  expect(namesFor(country, state)).toEqual(names);
});

it('follows the country of the shop', () => {
  expect(namesFor('DE', null, 'DE')).toEqual(['b', 'a']);
  expect(namesFor('US', 'OR', 'DE')).toEqual([]);
  expect(namesFor('US', 'HI', 'DE')).toEqual(['air']);
});

it.each([
  ['US', true],
  ['CA', true],
  ['GL', false],
  ['DE', false],
])('of %s, knows whether a zone has some states only', (country, has) => {
  expect(hasStateZones(country, ZONES, 'US')).toBe(has);
});

it('serves the countries with an active method, the shop’s first, then by code', () => {
  expect(countriesWithMethods(ZONES, 'US')).toEqual(['US', 'CA', 'GL']);
  expect(countriesWithMethods([north, home], 'FR')).toEqual(['FR', 'CA', 'GL']);
  const regions = ['MX', 'DE', 'US', 'AT'].map((country) => ({ country, states: [] }));
  const abroad = deliveryZone('Abroad', { regions, methods: [deliveryMethod('ship')] });
  expect(countriesWithMethods([abroad], 'US')).toEqual(['US', 'AT', 'DE', 'MX']);
  const off = deliveryZone('Off', { methods: [deliveryMethod('off', { isActive: false })] });
  expect(countriesWithMethods([off, deliveryZone('None')], 'US')).toEqual([]);
});

it.each<[string[], string, string | undefined]>([
  [['CA', 'US'], 'US', 'US'],
  [['CA'], 'US', 'CA'],
  [['CA', 'MX'], 'US', undefined],
  [[], 'US', undefined],
])('of %j goes to the country of the shop in %s, or the only one: %s', (served, shop, country) => {
  expect(defaultCountryOf(served, shop)).toBe(country);
});
