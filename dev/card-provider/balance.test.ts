import type Stripe from 'stripe';
import { errorOf, TestProvider } from './testing/test-provider.js';
import { CREATED_HEADER } from './http/api.js';

const world = new TestProvider();
beforeAll(() => world.start());
afterAll(() => world.stop());

const movementsOf = async (source: string) =>
  (await world.stripe.balanceTransactions.list({ source })).data.map(
    ({ type, amount, fee, net, status }) => [type, amount, fee, net, status],
  );

test('a charge is a pending transaction with its fee, a refund takes what is available', async () => {
  const paid = await world.pay('pm_card_visa', 10_000);
  const charge = String(paid.latest_charge);
  expect(await movementsOf(charge)).toEqual([['charge', 10_000, 320, 9_680, 'pending']]);
  const refund = await world.stripe.refunds.create({ payment_intent: paid.id, amount: 100 });
  expect(await movementsOf(refund.id)).toEqual([['refund', -100, 0, -100, 'available']]);
  const { balance_transaction: id } = await world.stripe.charges.retrieve(charge);
  const transaction = await world.stripe.balanceTransactions.retrieve(String(id));
  expect(transaction).toMatchObject({ id, object: 'balance_transaction', source: charge });
  expect(transaction.available_on).toBe(transaction.created + 2 * 86_400);
  const { data } = await world.stripe.balanceTransactions.list({
    type: 'charge',
    expand: ['data.source'],
  });
  expect(data[0]?.source).toMatchObject({ object: 'charge', payment_intent: paid.id });
  expect((await errorOf(world.stripe.balanceTransactions.retrieve('txn_none'))).statusCode).toBe(
    404,
  );
});

test('a refund that fails gives back what it took', async () => {
  const paid = await world.pay('pm_card_refundFail');
  const refund = await world.stripe.refunds.create({ payment_intent: paid.id });
  for (;;) {
    const { status } = await world.stripe.refunds.retrieve(refund.id);
    if (status === 'failed') break;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await movementsOf(refund.id)).toEqual([
    ['refund_failure', 4_999, 0, 4_999, 'available'],
    ['refund', -4_999, 0, -4_999, 'available'],
  ]);
});

const balance = async () => {
  const { available, pending } = await world.stripe.balance.retrieve();
  return { available: available[0]?.amount ?? 0, pending: pending[0]?.amount ?? 0 };
};

test('the balance is what all movements have left', async () => {
  const before = await balance();
  await world.pay('pm_card_visa', 10_000);
  expect(await balance()).toEqual({ ...before, pending: before.pending + 9_680 });
  const movements = await world.stripe.balanceTransactions.list({ limit: 100 });
  const { available, pending } = await balance();
  expect(movements.data.reduce((sum, { net }) => sum + net, 0)).toBe(available + pending);
});

test('a payout takes what is available, for a fee of its own', async () => {
  const payOut = (amount: number) => world.stripe.payouts.create({ amount, currency: 'usd' });
  expect((await errorOf(payOut(5_000))).code).toBe('balance_insufficient');
  const created = Math.floor(Date.now() / 1000) - 10 * 86_400;
  await world.stripe.paymentIntents.create(
    { amount: 20_000, currency: 'usd', confirm: true, payment_method: 'pm_card_visa' },
    { headers: { [CREATED_HEADER]: String(created) } } as Stripe.RequestOptions,
  );
  const before = await balance();
  expect(before.available).toBeGreaterThan(15_000);
  await payOut(5_000);
  expect(await balance()).toEqual({ ...before, available: before.available - 5_025 });
  const { data } = await world.stripe.balanceTransactions.list({ limit: 2 });
  expect(data.map(({ type, amount }) => [type, amount]).sort()).toEqual([
    ['payout', -5_000],
    ['stripe_fee', -25],
  ]);
});
