import { type CheckoutFixture, checkoutFixture } from '../testing/checkout-fixture.js';

const HOUR = 3_600_000;
let fixture: CheckoutFixture;

beforeEach(() => {
  fixture = checkoutFixture();
  fixture.sell('bell', 5_000, 10);
});

const begin = (userId: string) => {
  fixture.carts.content = [{ productId: 'bell', quantity: 1 }];
  return fixture.start.execute({ userId, amountCents: 5_000, customerDetails: null });
};
const statuses = () => [...fixture.checkouts.rows.values()].map((row) => row.status);

describe('the sweeper', () => {
  it('leaves a checkout its time', async () => {
    await begin('ada');
    fixture.clock.advance(15 * 60_000 - 1);
    await fixture.sweep.execute();
    expect(statuses()).toEqual(['open']);
  });

  it('cancels, completes or waits, as the provider says', async () => {
    await begin('ada');
    await begin('bob');
    await begin('cyd');
    fixture.payments.become('pi_2', 'succeeded');
    fixture.payments.become('pi_3', 'processing');
    fixture.clock.advance(HOUR);
    await fixture.sweep.execute();
    expect(statuses()).toEqual(['released', 'completed', 'open']);
    expect(fixture.payments.intents.get('pi_1')!.status).toBe('canceled');
    expect(fixture.stock.left.get('bell')).toBe(8);
  });

  it('finds out about an intent that was asked for and not noted, and cancels it', async () => {
    fixture.payments.isUnavailable = true;
    await begin('ada').catch(() => undefined);
    fixture.payments.isUnavailable = false;
    fixture.clock.advance(HOUR);
    await fixture.sweep.execute();
    expect([statuses(), fixture.payments.last.status]).toEqual([['released'], 'canceled']);
  });

  it('keeps the hold while the provider is away', async () => {
    await begin('ada');
    fixture.clock.advance(HOUR);
    fixture.payments.isUnavailable = true;
    await expect(fixture.sweep.execute()).rejects.toMatchObject({ kind: 'unavailable' });
    expect([statuses(), fixture.stock.left.get('bell')]).toEqual([['open'], 9]);
  });

  it('ends a checkout whose intent the provider has forgotten', async () => {
    await begin('ada');
    fixture.payments.intents.clear();
    fixture.clock.advance(HOUR);
    await fixture.sweep.execute();
    expect(statuses()).toEqual(['released']);
  });

  it('ends a checkout that the provider refuses an intent for', async () => {
    fixture.payments.refusesToCreate = true;
    await begin('ada').catch(() => undefined);
    expect(fixture.stock.left.get('bell')).toBe(9);
    fixture.clock.advance(HOUR);
    await fixture.sweep.execute();
    expect([statuses(), fixture.stock.left.get('bell')]).toEqual([['released'], 10]);
  });

  it.each([
    ['open', 'released', 'canceled', 10],
    ['succeeded', 'completed', 'succeeded', 9],
  ] as const)(
    'finds an intent that is %s although the provider refuses to tell of it again',
    async (before, checkout, after, stock) => {
      await begin('ada');
      await begin('bob');
      fixture.payments.become('pi_2', before);
      for (const row of fixture.checkouts.rows.values()) {
        fixture.checkouts.rows.set(row.id, { ...row, intentId: null });
      }
      fixture.payments.change('pi_1', { status: 'canceled' });
      fixture.payments.refusesToCreate = true;
      fixture.clock.advance(HOUR);
      await fixture.sweep.execute();
      expect(statuses()).toEqual(['released', checkout]);
      expect(fixture.payments.intents.get('pi_2')!.status).toBe(after);
      expect(fixture.stock.left.get('bell')).toBe(stock);
    },
  );

  it('ends the others where one cannot be ended', async () => {
    await begin('ada');
    await begin('bob');
    fixture.payments.beforeCancel = () => {
      throw new Error('refused');
    };
    fixture.clock.advance(HOUR);
    await expect(fixture.sweep.execute()).rejects.toThrow('refused');
    expect(statuses()).toEqual(['open', 'released']);
  });
});

describe('the reconciler', () => {
  it('makes the order of a payment whose events were lost', async () => {
    await begin('ada');
    await begin('bob');
    fixture.payments.become('pi_1', 'succeeded');
    await fixture.reconcile.sinceLastRun();
    expect(fixture.orders.placed.map((order) => order.transactionId)).toEqual(['pi_1']);
  });

  it('looks no further back than an hour before its last finished run', async () => {
    await begin('ada');
    fixture.clock.advance(2 * HOUR);
    await fixture.reconcile.sinceLastRun();
    fixture.payments.become('pi_1', 'succeeded');
    await fixture.reconcile.sinceLastRun();
    expect(fixture.orders.placed).toEqual([]);
    await fixture.reconcile.lastDays();
    expect(fixture.orders.placed).toHaveLength(1);
  });

  it('begins at the same time again where a run broke off', async () => {
    fixture.payments.isUnavailable = true;
    await expect(fixture.reconcile.sinceLastRun()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(fixture.reconciliation.cursor).toBeUndefined();
  });

  it('shows an admin a payment without a checkout, until it has gone back', async () => {
    await begin('ada');
    fixture.payments.become('pi_1', 'succeeded');
    fixture.checkouts.rows.clear();
    await fixture.reconcile.sinceLastRun();
    expect([...fixture.reconciliation.unmatched.values()]).toMatchObject([
      { intentId: 'pi_1', amountCents: 5_000 },
    ]);
    expect(fixture.refunds.requested).toEqual([]);
    fixture.payments.change('pi_1', { refundedCents: 5_000 });
    await fixture.reconcile.sinceLastRun();
    expect(fixture.reconciliation.unmatched.size).toBe(0);
  });

  it('finds out by the next night that an old payment has gone back', async () => {
    await begin('ada');
    fixture.payments.become('pi_1', 'succeeded');
    fixture.checkouts.rows.clear();
    await fixture.reconcile.sinceLastRun();
    fixture.clock.advance(96 * HOUR);
    await fixture.reconcile.lastDays();
    expect(fixture.reconciliation.unmatched.size).toBe(1);
    fixture.payments.change('pi_1', { refundedCents: 5_000 });
    await fixture.reconcile.lastDays();
    expect(fixture.reconciliation.unmatched.size).toBe(0);
  });

  it('asks the provider nothing about payments that are settled', async () => {
    await begin('ada');
    fixture.payments.become('pi_1', 'succeeded');
    await fixture.reconcile.sinceLastRun();
    fixture.payments.calls.length = 0;
    await fixture.reconcile.sinceLastRun();
    expect(fixture.payments.calls).toEqual(['list']);
  });
});
