import { CheckoutMemory, intentIdOf } from './checkout-memory';

function setUp(value?: string) {
  const values = new Map<string, string>(value === undefined ? [] : [['checkout', value]]);
  const memory = new CheckoutMemory(() => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => void values.set(key, text),
    removeItem: (key) => void values.delete(key),
  }));
  return { memory, values };
}
const payment = { clientSecret: 'pi_1_secret_2', isPaid: false };

describe('what the checkout remembers', () => {
  it('is there after a reload, and changed piece by piece', () => {
    const { memory, values } = setUp();
    memory.change('ada', { payment });
    memory.change('ada', { payment: { ...payment, isPaid: true } });
    const reloaded = setUp(values.get('checkout')).memory;
    expect(reloaded.read('ada')).toEqual({ payment: { ...payment, isPaid: true } });
    reloaded.change('ada', { payment: undefined });
    expect(reloaded.read('ada')).toEqual({});
  });

  it('is nobody else’s', () => {
    const { memory } = setUp();
    memory.change('ada', { payment });
    expect(memory.read('eve')).toEqual({});
    memory.change('eve', {});
    expect(memory.read('ada')).toEqual({});
  });

  it('is empty where it is spoiled, cleared or forbidden', () => {
    expect(setUp('{broken').memory.read('ada')).toEqual({});
    const { memory } = setUp();
    memory.change('ada', { payment });
    memory.clear();
    expect(memory.read('ada')).toEqual({});
    const forbidden = new CheckoutMemory(() => {
      throw new Error('denied');
    });
    expect(() => forbidden.change('ada', { payment })).not.toThrow();
    expect(forbidden.read('ada')).toEqual({});
  });
});

it('finds the intent in its secret', () => {
  expect(intentIdOf('pi_1_secret_2')).toBe('pi_1');
});
