import type { CartItem } from './api';
import { linesOf, obstacleOf } from './cart-lines';

const item = (
  id: string,
  quantity: number,
  product: Partial<CartItem['product']> = {},
): CartItem => ({
  _id: `item-${id}`,
  quantity,
  product: {
    _id: id,
    name: id,
    price: 20,
    finalPrice: 19.99,
    hasDiscount: true,
    discount: 0,
    images: [],
    srcset: [],
    quantity: 5,
    available: true,
    ...product,
  },
});

describe('the lines of a cart', () => {
  it('take the latest stock, and until it is known the cart’s own', () => {
    const items = [item('a', 3)];
    expect(linesOf(items, undefined)).toMatchObject([{ stock: 5, isOver: false }]);
    expect(linesOf(items, { a: 2 })).toMatchObject([{ stock: 2, isOver: true }]);
    expect(linesOf(items, { a: 3 })).toMatchObject([{ isOver: false }]);
  });

  it('have no stock of what is no longer sold, whatever was said', () => {
    expect(linesOf([item('a', 1, { available: false })], { a: 7 })).toMatchObject([{ stock: 0 }]);
  });

  it('let nobody go on who would be refused, and say why', () => {
    expect(obstacleOf(linesOf([item('a', 1)], { a: 1 }))).toBeUndefined();
    expect(obstacleOf(linesOf([item('a', 2)], { a: 1 }))).toMatch('Lower');
    expect(obstacleOf(linesOf([item('a', 2)], { a: 0 }))).toMatch('sold-out');
    expect(obstacleOf(linesOf([item('a', 1, { available: false })], {}))).toMatch('no longer');
  });
});
