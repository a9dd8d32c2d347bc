import { monthText, placeText, rateText } from './turnover-texts';

it('turnover says of which months it is, where it went, and what it was taxed at', () => {
  expect([monthText({ month: '2026-03' }), monthText({ month: null })]).toEqual([
    '2026-03',
    'Whole period',
  ]);
  expect(placeText({ country: 'US', state: 'NY' })).toBe('US, NY');
  expect(placeText({ country: 'DE', state: null })).toBe('DE');
  expect(placeText({ country: null, state: null })).toBe('Unknown');
  expect(rateText({ taxRate: 8.875, tax: 0 })).toBe('8.875%');
  expect(rateText({ taxRate: null, tax: 0 })).toBe('No tax');
  expect(rateText({ taxRate: null, tax: 1 })).toBe('Unknown rate');
});
