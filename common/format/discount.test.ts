import { discountRows } from './discount.js';

it.each([
  [null, undefined, []],
  [undefined, '−$5.00', [['Discount', '−$5.00']]],
  ['TEN', '−$5.00', [['Discount (TEN)', '−$5.00']]],
  ['FREE', undefined, [['Discount (FREE)', 'Free delivery']]],
])('of %s over %s reads %j', (code, amount, rows) => {
  expect(discountRows(code, amount)).toEqual(rows);
});
