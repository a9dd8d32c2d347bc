import { HOUR_MS } from '../../../kernel/time.js';
import { ProviderRefused } from '../../payment/index.js';
import { BELL, type CheckoutFixture, checkoutFixture } from '../testing/checkout-fixture.js';

let fixture: CheckoutFixture;

beforeEach(() => {
  fixture = checkoutFixture();
  fixture.sell(BELL, 5_000, 10);
});

it('makes the order of a payment whose events were lost', async () => {
  await fixture.begin('ada');
  await fixture.begin('bob');
  fixture.payments.become('pi_1', 'succeeded');
  await fixture.reconcile.sinceLastRun();
  expect(fixture.orders.placed.map((order) => order.transactionId)).toEqual(['pi_1']);
});

it('looks no further back than an hour before its last finished run', async () => {
  await fixture.begin('ada');
  fixture.clock.advance(2 * HOUR_MS);
  await fixture.reconcile.sinceLastRun();
  fixture.payments.become('pi_1', 'succeeded');
  await fixture.reconcile.sinceLastRun();
  expect(fixture.orders.placed).toEqual([]);
  await fixture.reconcile.lastDays();
  expect(fixture.orders.placed).toHaveLength(1);
});

it.each([
  [HOUR_MS, 1],
  [HOUR_MS + 1, 0],
])('looks back an hour before its last finished run: %i ms', async (before, orders) => {
  await fixture.begin('ada');
  fixture.clock.advance(before);
  await fixture.reconcile.sinceLastRun();
  fixture.payments.become('pi_1', 'succeeded');
  fixture.clock.advance(1);
  await fixture.reconcile.sinceLastRun();
  expect(fixture.orders.placed).toHaveLength(orders);
});

it.each([
  [72 * HOUR_MS, 1],
  [72 * HOUR_MS + 1, 0],
])('looks back three days at night and at first: %i ms', async (before, orders) => {
  await fixture.begin('ada');
  await fixture.begin('bob');
  fixture.payments.become('pi_1', 'succeeded');
  fixture.clock.advance(before);
  await fixture.reconcile.sinceLastRun();
  expect(fixture.orders.placed).toHaveLength(orders);
  fixture.payments.become('pi_2', 'succeeded');
  await fixture.reconcile.lastDays();
  expect(fixture.orders.placed).toHaveLength(2 * orders);
});

it('makes the orders of more payments than it takes at a time', async () => {
  fixture.sell(BELL, 5_000, 101);
  const users = Array.from({ length: 101 }, (_, number) => `user-${number}`);
  for (const [at, user] of users.entries()) {
    await fixture.begin(user);
    fixture.payments.become(`pi_${at + 1}`, 'succeeded');
  }
  await fixture.reconcile.sinceLastRun();
  expect(fixture.orders.placed).toHaveLength(101);
  expect(fixture.reconciliation.unmatched.size).toBe(0);
});

it('begins at the same time again where a run broke off', async () => {
  fixture.payments.isUnavailable = true;
  await expect(fixture.reconcile.sinceLastRun()).rejects.toMatchObject({ kind: 'unavailable' });
  expect(fixture.reconciliation.cursor).toBeUndefined();
});

it('shows an admin a payment without a checkout, until it has gone back', async () => {
  await fixture.begin('ada');
  fixture.payments.become('pi_1', 'succeeded');
  fixture.checkouts.rows.clear();
  await fixture.reconcile.sinceLastRun();
  const reason = 'Paid, but no checkout matches';
  expect([...fixture.reconciliation.unmatched.values()]).toEqual([
    { intentId: 'pi_1', amountCents: 5_000, reason },
  ]);
  expect(fixture.refunds.requested).toEqual([]);
  fixture.payments.change('pi_1', { refundedCents: 5_000 });
  await fixture.reconcile.sinceLastRun();
  expect(fixture.reconciliation.unmatched.size).toBe(0);
});

it('shows an admin a payment that is not what its checkout asks for', async () => {
  await fixture.begin('ada');
  fixture.payments.change('pi_1', { status: 'succeeded', amountCents: 50 });
  await fixture.reconcile.sinceLastRun();
  const reason = 'Paid, but amount, currency or user differ from the checkout';
  expect([...fixture.reconciliation.unmatched.values()]).toEqual([
    { intentId: 'pi_1', amountCents: 50, reason },
  ]);
});

it('shows an admin no payment that was not paid', async () => {
  await fixture.begin('ada');
  fixture.checkouts.rows.clear();
  await fixture.reconcile.sinceLastRun();
  expect(fixture.reconciliation.unmatched.size).toBe(0);
});

it('needs no answer about a payment that has gone back', async () => {
  await fixture.begin('ada');
  fixture.payments.change('pi_1', { status: 'succeeded', refundedCents: 5_000 });
  await fixture.reconcile.sinceLastRun();
  fixture.payments.retrieve = async () => {
    throw new ProviderRefused('The key is wrong.');
  };
  await expect(fixture.reconcile.sinceLastRun()).resolves.toBeUndefined();
});

it('goes on showing a payment that the provider no longer knows', async () => {
  await fixture.begin('ada');
  fixture.payments.become('pi_1', 'succeeded');
  fixture.checkouts.rows.clear();
  await fixture.reconcile.sinceLastRun();
  fixture.payments.intents.clear();
  await fixture.reconcile.lastDays();
  expect(fixture.reconciliation.unmatched.size).toBe(1);
});

it('finds out by the next night that an old payment has gone back', async () => {
  await fixture.begin('ada');
  fixture.payments.become('pi_1', 'succeeded');
  fixture.checkouts.rows.clear();
  await fixture.reconcile.sinceLastRun();
  fixture.clock.advance(96 * HOUR_MS);
  await fixture.reconcile.lastDays();
  expect(fixture.reconciliation.unmatched.size).toBe(1);
  fixture.payments.change('pi_1', { refundedCents: 5_000 });
  await fixture.reconcile.lastDays();
  expect(fixture.reconciliation.unmatched.size).toBe(0);
});

it('asks the provider nothing about payments that are settled', async () => {
  await fixture.begin('ada');
  fixture.payments.become('pi_1', 'succeeded');
  await fixture.reconcile.sinceLastRun();
  fixture.payments.calls.length = 0;
  await fixture.reconcile.sinceLastRun();
  expect(fixture.payments.calls).toEqual(['list']);
});
