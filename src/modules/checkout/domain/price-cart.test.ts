import { priceCart } from './price-cart.js';

const LARGEST_CENTS = 99_999_999;

const product = (id: string, finalPriceCents: number, available = true) => ({
  id,
  name: id.toUpperCase(),
  finalPriceCents,
  images: [`/${id}.png`],
  available,
});
const one = (productId: string, quantity = 1) => ({ productId, quantity });

it('prices every line at what is paid, in the order of the cart', () => {
  const cart = [one('b', 2), one('a', 3)];
  expect(priceCart(cart, [product('a', 1_999), product('b', 10)], 6_017)).toEqual({
    totalCents: 6_017,
    lines: [
      { productId: 'b', name: 'B', priceCents: 10, quantity: 2, image: '/b.png' },
      { productId: 'a', name: 'A', priceCents: 1_999, quantity: 3, image: '/a.png' },
    ],
  });
});

it.each([
  ['an empty cart', [], [], 0, 'Your cart is empty.'],
  ['another amount', [one('a')], [product('a', 100)], 99, 'Your cart has changed'],
  ['a deleted product', [one('a')], [product('a', 100, false)], 100, '"A" is no longer available'],
  ['a lost product', [one('a')], [], 100, '"A product" is no longer available'],
  ['too little', [one('a')], [product('a', 49)], 49, 'The smallest order is $0.50'],
  [
    'too much',
    [one('a', 2)],
    [product('a', LARGEST_CENTS)],
    2 * LARGEST_CENTS,
    'The largest order is $999,999.99',
  ],
])('refuses %s', (_case, cart, products, amount, message) => {
  expect(() => priceCart(cart, products, amount)).toThrow(
    expect.objectContaining({ kind: 'conflict', message }),
  );
});

it('takes the smallest and the largest', () => {
  expect(priceCart([one('a')], [product('a', 50)], 50).totalCents).toBe(50);
  expect(priceCart([one('a')], [product('a', LARGEST_CENTS)], LARGEST_CENTS).lines).toHaveLength(1);
});
