import { type CheckoutLine, CURRENCY, isSamePurchase } from './checkout.js';

const line = (change: Partial<CheckoutLine> = {}): CheckoutLine => ({
  productId: 'a',
  name: 'A',
  priceCents: 1_000,
  quantity: 2,
  image: null,
  ...change,
});

it.each([
  ['the same', [line()], true],
  ['renamed', [line({ name: 'B', image: '/b.png' })], true],
  ['nothing', [], false],
  ['one more', [line(), line({ productId: 'b' })], false],
  ['another product', [line({ productId: 'b' })], false],
  ['another quantity', [line({ quantity: 3 })], false],
  ['another price', [line({ priceCents: 999 })], false],
])('is the same purchase or not: %s', (_case, other, isSame) => {
  expect(isSamePurchase([line()], other)).toBe(isSame);
  expect(isSamePurchase(other, [line()])).toBe(isSame);
});

it('is paid in US dollars, as the provider writes them', () => {
  expect(CURRENCY).toBe('usd');
});

it('differs where one of many lines does', () => {
  const lines = [line(), line({ productId: 'b' })];
  expect(isSamePurchase(lines, [...lines])).toBe(true);
  expect(isSamePurchase(lines, lines.toReversed())).toBe(true);
  expect(isSamePurchase(lines, [line(), line({ productId: 'b', quantity: 1 })])).toBe(false);
});
