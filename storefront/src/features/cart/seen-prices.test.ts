import type { CartItem } from './api';
import { changedPrices, SeenPrices } from './seen-prices';

const item = (_id: string, finalPrice: number, available = true) =>
  ({ product: { _id, finalPrice, available } }) as CartItem;

describe('the prices seen in the cart', () => {
  it('are one user’s, and there the next time', () => {
    const values = new Map<string, string>();
    const seen = new SeenPrices(() => ({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
    }));
    expect(seen.read('ada')).toEqual({});
    seen.write('ada', [item('a', 20)]);
    expect(seen.read('ada')).toEqual({ a: 20 });
    expect(seen.read('eve')).toEqual({});
    values.set('cartPrices', '{broken');
    expect(seen.read('ada')).toEqual({});
  });

  it('are told where they have changed, and the product can still be had', () => {
    const items = [item('a', 20), item('b', 15), item('new', 9), item('gone', 5, false)];
    expect(changedPrices(items, { a: 20, b: 18, gone: 7 })).toEqual({ b: 18 });
  });
});
