import {
  carrierNamed,
  carrierNameOf,
  carriers,
  CARRIERS,
  NO_TRACKING,
  type Tracking,
  trackingErrors,
  trackingLinkOf,
  trackingRules,
} from './parcel.js';
import { isPartlyShipped } from './order-status.js';

const tracking = (changes: Partial<Tracking>): Tracking => ({ ...NO_TRACKING, ...changes });

it.each([
  [{}],
  [{ carrier: 'ups' }],
  [{ carrier: 'ups', trackingNumber: '1Z 999-AA1' }],
  [{ carrier: 'other', carrierName: 'Bike courier' }],
  [
    {
      carrier: 'other',
      carrierName: 'GLS',
      trackingNumber: '7',
      trackingUrl: 'https://gls.test/7',
    },
  ],
] as const)('accepts %j', (changes) => {
  expect(trackingErrors(tracking(changes))).toEqual([]);
});

it.each([
  [{ trackingNumber: '1Z' }, 'carrier', 'Choose the carrier'],
  [{ carrierName: 'GLS' }, 'carrier', 'Choose the carrier'],
  [{ carrier: 'other' }, 'carrierName', 'Enter the name of the carrier'],
  [{ carrier: 'ups', carrierName: 'GLS' }, 'carrierName', 'This carrier has a name already'],
  [
    { carrier: 'other', carrierName: 'x'.repeat(61) },
    'carrierName',
    trackingRules.carrierName.tooLong,
  ],
  [
    { carrier: 'ups', trackingNumber: '<b>' },
    'trackingNumber',
    trackingRules.trackingNumber.invalid,
  ],
  [
    { carrier: 'ups', trackingNumber: '1'.repeat(61) },
    'trackingNumber',
    'The tracking number is too long',
  ],
  [
    { carrier: 'ups', trackingUrl: 'https://a.test' },
    'trackingUrl',
    trackingRules.trackingUrl.notOther,
  ],
  [
    { carrier: 'other', carrierName: 'GLS', trackingUrl: 'javascript:alert(1)' },
    'trackingUrl',
    'Enter a link that begins with https://',
  ],
] as const)('refuses %j at %s', (changes, field, message) => {
  expect(trackingErrors(tracking(changes))).toEqual([{ field, message }]);
});

it('links a number to the page of its carrier, escaped', () => {
  expect(trackingLinkOf(tracking({ carrier: 'usps', trackingNumber: '94 00/1' }))).toBe(
    'https://tools.usps.com/go/TrackConfirmAction?tLabels=94%2000%2F1',
  );
  expect(trackingLinkOf(tracking({ carrier: 'usps' }))).toBeNull();
  const other = tracking({ carrier: 'other', carrierName: 'GLS', trackingUrl: 'https://gls.test' });
  expect(trackingLinkOf(other)).toBe('https://gls.test');
  expect(trackingLinkOf(NO_TRACKING)).toBeNull();
});

it('knows the carriers by their names, in any case', () => {
  const known = CARRIERS.filter((carrier) => carrier !== 'other');
  expect(known.map((carrier) => carrierNamed(carriers[carrier].label).carrier)).toEqual(known);
  expect(carrierNamed('fedex')).toEqual({ carrier: 'fedex', carrierName: null });
  expect(carrierNamed('Bike courier')).toEqual({ carrier: 'other', carrierName: 'Bike courier' });
  expect(carrierNameOf(tracking({ carrier: 'dhl' }))).toBe('DHL');
  expect(carrierNameOf(tracking({ carrier: 'other', carrierName: 'GLS' }))).toBe('GLS');
  expect(carrierNameOf(NO_TRACKING)).toBeNull();
});

it('an order is partly shipped from its first parcel until it is shipped', () => {
  expect([isPartlyShipped('pending', 0), isPartlyShipped('pending', 1)]).toEqual([false, true]);
  expect(isPartlyShipped('shipped', 2)).toBe(false);
});
