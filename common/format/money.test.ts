import { money, totalOf, wholeMoney } from './money.js';
import { counted } from './text.js';

test('money has two decimals and thousands apart', () => {
  expect([0, 0.5, 12.3, 999.99, 1_234, 999_999.99, 12_345_678.9].map(money)).toEqual([
    '$0.00',
    '$0.50',
    '$12.30',
    '$999.99',
    '$1,234.00',
    '$999,999.99',
    '$12,345,678.90',
  ]);
  expect([0, 100_000].map(wholeMoney)).toEqual(['$0', '$100,000']);
});

test('a total is added up in cents', () => {
  expect(totalOf([{ price: 0.1, quantity: 3 }])).toBe(0.3);
  expect(totalOf([{ price: 19.99, quantity: 100 }])).toBe(1_999);
});

test('a count says what it counts, and whether it was counted to its end', () => {
  expect(counted(1, 'product')).toBe('1 product');
  expect(counted(12_345, 'product')).toBe('12,345 products');
  expect(counted(10_000, 'product', false)).toBe('10,000+ products');
});
