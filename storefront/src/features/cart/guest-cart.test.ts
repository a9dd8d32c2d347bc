import { GuestCart } from './guest-cart';

function setUp() {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return { values, cart: new GuestCart(() => storage) };
}

describe('the guest cart', () => {
  it('adds up the same product', () => {
    const { cart } = setUp();
    cart.add('a', 2);
    cart.add('b', 1);
    cart.add('a', 3);
    expect(cart.items()).toEqual([
      { product: 'a', quantity: 5 },
      { product: 'b', quantity: 1 },
    ]);
  });

  it('decreases not below 0, removes and clears', () => {
    const { cart, values } = setUp();
    cart.add('a', 1);
    cart.decrease('a');
    cart.decrease('a');
    expect(cart.items()).toEqual([{ product: 'a', quantity: 0 }]);
    cart.increase('a');
    cart.add('b', 1);
    cart.remove('a');
    expect(cart.items()).toEqual([{ product: 'b', quantity: 1 }]);
    cart.clear();
    expect(values.size).toBe(0);
  });

  it('takes a spoiled store for an empty one', () => {
    const { cart, values } = setUp();
    values.set('cartItems', '{broken');
    expect(cart.items()).toEqual([]);
    values.set('cartItems', JSON.stringify([null, { product: 1 }, { product: 'a', quantity: 2 }]));
    expect(cart.items()).toEqual([{ product: 'a', quantity: 2 }]);
  });

  it('does without where storage is forbidden', () => {
    const cart = new GuestCart(() => {
      throw new Error('denied');
    });
    expect(() => cart.add('a', 1)).not.toThrow();
    expect(cart.items()).toEqual([]);
  });
});
