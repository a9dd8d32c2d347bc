import { FakePayments } from '../testing/fake-payments.js';
import { FindRealPayments } from './find-real-payments.js';

/** A shop with 30 orders whose provider knows these payments. */
async function shop(...known: number[]) {
  const payments = new FakePayments();
  for (const version of known) {
    await payments.createIntent({
      checkoutId: 'c',
      userId: 'u',
      amountCents: 100,
      origin: null,
      description: '',
      version,
    });
    payments.intents.set(`pi_order-${version}`, { ...payments.last, id: `pi_order-${version}` });
  }
  payments.calls.length = 0;
  const orders = Array.from({ length: 30 }, (_, index) => `pi_order-${index + 1}`);
  const intents = {
    any: async () => orders.length > 0,
    ofNewestOrders: async (limit: number) => orders.slice(0, limit),
  };
  return { payments, orders, find: new FindRealPayments(intents, payments) };
}

describe('real payments', () => {
  it('are found by the first payment that the provider knows', async () => {
    const { find, payments } = await shop(3, 4);
    expect(await find.execute()).toEqual({ are: 'found' });
    expect(payments.calls).toHaveLength(3);
  });

  it('are looked for among the newest 20 orders', async () => {
    const { find, payments } = await shop(21);
    expect(await find.execute()).toEqual({ are: 'none' });
    expect(payments.calls).toHaveLength(20);
  });

  it('are none where there are no orders, and the provider is not asked', async () => {
    const { find, payments, orders } = await shop(1);
    orders.length = 0;
    expect(await find.execute()).toEqual({ are: 'none' });
    expect(payments.calls).toEqual([]);
  });

  it('are unknown while the provider cannot be reached', async () => {
    const { find, payments } = await shop(1);
    payments.isUnavailable = true;
    expect(await find.execute()).toEqual({ are: 'unknown', reason: 'it cannot be reached' });
    expect(payments.calls).toHaveLength(1);
  });

  it('are unknown where the provider refuses to answer', async () => {
    const { find, orders } = await shop(2);
    orders[0] = 'no id';
    expect(await find.execute()).toEqual({ are: 'unknown', reason: 'it refuses to answer' });
  });

  it('are no matter of an error of the shop itself', async () => {
    const { find, payments } = await shop();
    jest.spyOn(payments, 'retrieve').mockRejectedValue(new TypeError('a bug'));
    await expect(find.execute()).rejects.toThrow('a bug');
  });
});
