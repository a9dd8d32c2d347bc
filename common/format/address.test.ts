import { addressLine, countryName, placeLines } from './address.js';

const none = { street: null, city: null, region: null, postalCode: null, country: 'US' };

it.each([
  [
    { street: '100 Forge Street', city: 'Portland', region: 'OR', postalCode: '97201' },
    '100 Forge Street, Portland, OR 97201',
  ],
  [{ city: 'Berlin', postalCode: '10115', country: 'DE' }, '10115 Berlin, Germany'],
  [
    { street: '1 Rue Neuve', city: 'Laval', region: 'QC', postalCode: 'H7A', country: 'CA' },
    '1 Rue Neuve, Laval, QC H7A, Canada',
  ],
  [{ region: 'OR', postalCode: '97201' }, null],
])('an address is one line: %j', (parts, line) => {
  expect(addressLine({ ...none, ...parts })).toBe(line);
});

it('a country has its English name', () => expect(countryName('NL')).toBe('Netherlands'));

it.each([
  [{ city: 'Portland', state: 'OR', zip: '97201' }, 'US', ['Portland, OR 97201', 'United States']],
  [{ city: 'Berlin', state: '', zip: '10115' }, 'DE', ['10115 Berlin', 'Germany']],
  [{ city: 'Bari', state: 'Puglia', zip: '70121' }, 'IT', ['70121 Bari, Puglia', 'Italy']],
  [{ city: 'Laval', state: 'QC', zip: 'H7A 0A1' }, 'CA', ['Laval, QC H7A 0A1', 'Canada']],
  [{ city: 'Dubai', state: '', zip: '' }, 'AE', ['Dubai', 'United Arab Emirates']],
])('the place %j in %s has the lines %j', (place, country, lines) => {
  expect(placeLines({ ...place, country }, true)).toEqual(lines);
  expect(placeLines({ ...place, country }, false)).toEqual(lines.slice(0, 1));
});
