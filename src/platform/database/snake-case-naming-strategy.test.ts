import { SnakeCaseNamingStrategy } from './snake-case-naming-strategy.js';

const names = new SnakeCaseNamingStrategy();

test('names columns in snake_case, unless they are given a name', () => {
  expect(names.columnName('finalPriceCents', undefined, [])).toBe('final_price_cents');
  expect(names.columnName('zip', undefined, ['shippingAddress'])).toBe('shipping_address_zip');
  expect(names.columnName('at', 'happened_at', [])).toBe('happened_at');
});

test('names keys as Postgres does', () => {
  expect(names.primaryKeyName('order_line')).toBe('order_line_pkey');
  expect(names.foreignKeyName('order_line', ['order_id'])).toBe('order_line_order_id_fkey');
  expect(names.uniqueConstraintName('refund', ['intent_id'])).toBe('refund_intent_id_key');
});
