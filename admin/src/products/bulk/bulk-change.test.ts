import { bulkBody, isChange } from './bulk-change';

test.each([
  ['percent', '-10', { price: { percent: -10 } }],
  ['amount', ' 5.50 ', { price: { amount: 5.5 } }],
  ['discount', '0', { discount: 0 }],
  ['quantity', '12', { quantity: 12 }],
  ['category', 'abc', { category: 'abc' }],
] as const)('%s %s is sent', (field, typed, body) => {
  expect(bulkBody(field, typed)).toEqual(body);
});

test.each([
  ['percent', ''],
  ['discount', ' '],
  ['quantity', 'many'],
  ['category', ''],
] as const)('%s "%s" is not sent', (field, typed) => {
  expect(bulkBody(field, typed)).toBeNull();
});

test('what stays as it was is no change', () => {
  const state = { price: 10, discount: 0, finalPrice: 10, quantity: 5, category: 'a' };
  const change = { id: '1', name: 'Rope', before: state };
  expect(isChange({ ...change, after: { ...state } })).toBe(false);
  expect(isChange({ ...change, after: { ...state, quantity: 6 } })).toBe(true);
});
