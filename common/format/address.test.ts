import { addressLine, countryName } from './address.js';

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
