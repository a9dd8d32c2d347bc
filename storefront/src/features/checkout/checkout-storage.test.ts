import { CheckoutStorage, intentIdOf } from './checkout-storage';

function setUp(value?: string) {
  const values = new Map<string, string>(value === undefined ? [] : [['checkout', value]]);
  const storage = new CheckoutStorage(() => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => void values.set(key, text),
    removeItem: (key) => void values.delete(key),
  }));
  return { storage, values };
}
const payment = { clientSecret: 'pi_1_secret_2', isPaid: false };

describe('what the checkout remembers', () => {
  it('is there after a reload, and changed piece by piece', () => {
    const { storage, values } = setUp();
    storage.change('ada', { payment });
    storage.change('ada', { payment: { ...payment, isPaid: true } });
    const reloaded = setUp(values.get('checkout')).storage;
    expect(reloaded.read('ada')).toEqual({ payment: { ...payment, isPaid: true } });
    reloaded.change('ada', { payment: undefined });
    expect(reloaded.read('ada')).toEqual({});
  });

  it('is nobody else’s', () => {
    const { storage } = setUp();
    storage.change('ada', { payment });
    expect(storage.read('eve')).toEqual({});
    storage.change('eve', {});
    expect(storage.read('ada')).toEqual({});
  });

  it('is empty where it is spoiled, cleared or forbidden', () => {
    expect(setUp('{broken').storage.read('ada')).toEqual({});
    expect(setUp('{"user":"ada","code":7}').storage.read('ada')).toEqual({});
    const { storage } = setUp();
    storage.change('ada', { payment });
    storage.clear();
    expect(storage.read('ada')).toEqual({});
    const forbidden = new CheckoutStorage(() => {
      throw new Error('denied');
    });
    expect(() => forbidden.change('ada', { payment })).not.toThrow();
    expect(forbidden.read('ada')).toEqual({});
  });
});

it('finds the intent in its secret', () => {
  expect(intentIdOf('pi_1_secret_2')).toBe('pi_1');
});
