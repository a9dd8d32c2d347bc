import { signedMoney } from './signed-money';

it('has a sign before the dollar where it is below zero', () => {
  expect([1_234.5, 0, -0.05].map(signedMoney)).toEqual(['$1,234.50', '$0.00', '−$0.05']);
});
