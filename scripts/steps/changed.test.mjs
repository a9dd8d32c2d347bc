import { integrationTestsOf } from './changed.mjs';

it.each([
  ['src/modules/orders/domain/order.ts', 'test/both-forms/orders/order-emails.test.ts'],
  ['src/modules/orders/domain/order.ts', 'src/modules/orders/adapters/postgres/orders.pg.test.ts'],
  [
    'src/modules/delivery/ports/shop-country.ts',
    'src/modules/delivery/use-cases/delivery-zones.pg.test.ts',
  ],
  [
    'src/modules/cart/adapters/postgres/entities.ts',
    'test/both-forms/customers/erase-customer.test.ts',
  ],
  ['src/platform/backup/archive.ts', 'test/both-forms/platform/backup.proof.test.ts'],
  ['test/integration/shop/role-matrix.ts', 'test/integration/shop/role-matrix.test.ts'],
  ['test/integration/cart/cart.test.ts', 'test/integration/cart/cart.test.ts'],
  ['common/contract/shop-settings.ts', 'test/both-forms/settings/settings.test.ts'],
])('asks after a change of %s for %s', (changed, test) => {
  const patterns = integrationTestsOf([changed]);
  expect(patterns.some((pattern) => new RegExp(pattern).test(test))).toBe(true);
});

it('asks for each test once, and for none of other modules', () => {
  const patterns = integrationTestsOf([
    'src/modules/tax/domain/tax.ts',
    'src/modules/tax/index.ts',
  ]);
  expect(patterns).toHaveLength(new Set(patterns).size);
  expect(
    patterns.some((pattern) => new RegExp(pattern).test('test/integration/orders/orders.test.ts')),
  ).toBe(false);
});

it('asks for no integration test after a change of a text', () => {
  expect(integrationTestsOf(['README.md', 'src/kernel/money.ts'])).toEqual([]);
});
