import { carryOver } from './carry-over';
import { GuestCart, type GuestItem } from './guest-cart';

/** A guest cart of two products, of which the account refuses some with a status. */
function setUp(refusals: Record<string, number> = {}) {
  const values = new Map<string, string>();
  const cart = new GuestCart(() => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }));
  cart.add('a', 2);
  cart.add('b', 1);
  const sent: string[] = [];
  const refused: string[] = [];
  const move = (onSent?: () => void) =>
    carryOver(cart, {
      add: async ({ product }: GuestItem) => {
        sent.push(product);
        onSent?.();
        const status = refusals[product];
        if (status !== undefined) throw { status };
      },
      onAdded: () => {},
      onRefused: (_error, { product }) => refused.push(product),
    });
  return { cart, move, sent, refused, left: () => cart.items().map(({ product }) => product) };
}

describe('the cart of a guest who logs in', () => {
  it('is moved item by item', async () => {
    const { move, sent, left } = setUp();
    await move();
    expect([sent, left()]).toEqual([['a', 'b'], []]);
  });

  it('stays whole where there is no session any more', async () => {
    const { move, sent, refused, left } = setUp({ a: 401 });
    await move();
    expect([sent, refused]).toEqual([['a'], []]);
    expect(left().sort()).toEqual(['a', 'b']);
  });

  it.each([0, 409, 429, 503])('keeps an item that is refused with %i', async (status) => {
    const { cart, move, refused } = setUp({ a: status });
    await move();
    expect(refused).toEqual(['a']);
    expect(cart.items()).toEqual([{ product: 'a', quantity: 2 }]);
  });

  it.each([400, 404])('drops an item that is refused with %i', async (status) => {
    const { move, refused, left } = setUp({ a: status });
    await move();
    expect([refused, left()]).toEqual([['a'], []]);
  });

  it('sends nothing that another tab has taken', async () => {
    const { cart, move, sent } = setUp();
    await move(() => cart.remove('b'));
    expect(sent).toEqual(['a']);
  });
});
