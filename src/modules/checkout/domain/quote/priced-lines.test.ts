import { pricedLines } from './priced-lines.js';

const product = (id: string, finalPriceCents: number, available = true) => ({
  id,
  name: id.toUpperCase(),
  finalPriceCents,
  images: [`/${id}.png`],
  available,
});
const one = (productId: string, quantity = 1) => ({ productId, quantity });

it('takes what is paid for each product, in the order of the cart', () => {
  const cart = [one('b', 2), one('a', 3)];
  expect(pricedLines(cart, [product('a', 1_999), product('b', 10)])).toEqual([
    { productId: 'b', name: 'B', priceCents: 10, quantity: 2, image: '/b.png' },
    { productId: 'a', name: 'A', priceCents: 1_999, quantity: 3, image: '/a.png' },
  ]);
});

it.each([
  ['an empty cart', [], [], 'Your cart is empty.'],
  ['a deleted product', [one('a')], [product('a', 100, false)], '"A" is no longer available'],
  ['a lost product', [one('a')], [], '"A product" is no longer available'],
])('refuses %s', (_case, cart, products, message) => {
  expect(() => pricedLines(cart, products)).toThrow(
    expect.objectContaining({ kind: 'conflict', message }),
  );
});
