import { type CheckoutFixture, checkoutFixture } from '../testing/checkout-fixture.js';

const HOUR = 3_600_000;
let desk: CheckoutFixture;

beforeEach(() => {
  desk = checkoutFixture();
  desk.sell('bell', 5_000, 10);
});

const begin = (userId: string) => {
  desk.carts.content = [{ productId: 'bell', quantity: 1 }];
  return desk.start.execute({ userId, amountCents: 5_000, customerDetails: null });
};
const statuses = () => [...desk.checkouts.rows.values()].map((row) => row.status);

describe('the sweeper', () => {
  it('leaves a checkout its time', async () => {
    await begin('ada');
    desk.clock.advance(15 * 60_000 - 1);
    await desk.sweep.execute();
    expect(statuses()).toEqual(['open']);
  });

  it('cancels, completes or waits, as the provider says', async () => {
    await begin('ada');
    await begin('bob');
    await begin('cyd');
    desk.payments.become('pi_2', 'succeeded');
    desk.payments.become('pi_3', 'processing');
    desk.clock.advance(HOUR);
    await desk.sweep.execute();
    expect(statuses()).toEqual(['released', 'completed', 'open']);
    expect(desk.payments.intents.get('pi_1')!.status).toBe('canceled');
    expect(desk.stock.left.get('bell')).toBe(8);
  });

  it('finds out about an intent that was asked for and not noted, and cancels it', async () => {
    desk.payments.isAway = true;
    await begin('ada').catch(() => undefined);
    desk.payments.isAway = false;
    desk.clock.advance(HOUR);
    await desk.sweep.execute();
    expect([statuses(), desk.payments.last.status]).toEqual([['released'], 'canceled']);
  });

  it('keeps the hold while the provider is away', async () => {
    await begin('ada');
    desk.clock.advance(HOUR);
    desk.payments.isAway = true;
    await expect(desk.sweep.execute()).rejects.toMatchObject({ kind: 'unavailable' });
    expect([statuses(), desk.stock.left.get('bell')]).toEqual([['open'], 9]);
  });

  it('ends a checkout whose intent the provider has forgotten', async () => {
    await begin('ada');
    desk.payments.intents.clear();
    desk.clock.advance(HOUR);
    await desk.sweep.execute();
    expect(statuses()).toEqual(['released']);
  });

  it('ends a checkout that the provider refuses an intent for', async () => {
    desk.payments.refusesToCreate = true;
    await begin('ada').catch(() => undefined);
    expect(desk.stock.left.get('bell')).toBe(9);
    desk.clock.advance(HOUR);
    await desk.sweep.execute();
    expect([statuses(), desk.stock.left.get('bell')]).toEqual([['released'], 10]);
  });

  it.each([
    ['open', 'released', 'canceled', 10],
    ['succeeded', 'completed', 'succeeded', 9],
  ] as const)(
    'finds an intent that is %s although the provider refuses to tell of it again',
    async (before, checkout, after, stock) => {
      await begin('ada');
      await begin('bob');
      desk.payments.become('pi_2', before);
      for (const row of desk.checkouts.rows.values()) {
        desk.checkouts.rows.set(row.id, { ...row, intentId: null });
      }
      desk.payments.change('pi_1', { status: 'canceled' });
      desk.payments.refusesToCreate = true;
      desk.clock.advance(HOUR);
      await desk.sweep.execute();
      expect(statuses()).toEqual(['released', checkout]);
      expect(desk.payments.intents.get('pi_2')!.status).toBe(after);
      expect(desk.stock.left.get('bell')).toBe(stock);
    },
  );

  it('ends the others where one cannot be ended', async () => {
    await begin('ada');
    await begin('bob');
    desk.payments.beforeCancel = () => {
      throw new Error('refused');
    };
    desk.clock.advance(HOUR);
    await expect(desk.sweep.execute()).rejects.toThrow('refused');
    expect(statuses()).toEqual(['open', 'released']);
  });
});

describe('the reconciler', () => {
  it('makes the order of a payment whose events were lost', async () => {
    await begin('ada');
    await begin('bob');
    desk.payments.become('pi_1', 'succeeded');
    await desk.reconcile.sinceLastWalk();
    expect(desk.orders.placed.map((order) => order.transactionId)).toEqual(['pi_1']);
  });

  it('looks no further back than an hour before its last finished walk', async () => {
    await begin('ada');
    desk.clock.advance(2 * HOUR);
    await desk.reconcile.sinceLastWalk();
    desk.payments.become('pi_1', 'succeeded');
    await desk.reconcile.sinceLastWalk();
    expect(desk.orders.placed).toEqual([]);
    await desk.reconcile.lastDays();
    expect(desk.orders.placed).toHaveLength(1);
  });

  it('begins at the same mark again where a walk broke off', async () => {
    desk.payments.isAway = true;
    await expect(desk.reconcile.sinceLastWalk()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(desk.mark.at).toBeUndefined();
  });

  it('shows an admin a payment without a checkout, until it has gone back', async () => {
    await begin('ada');
    desk.payments.become('pi_1', 'succeeded');
    desk.checkouts.rows.clear();
    await desk.reconcile.sinceLastWalk();
    expect([...desk.odd.known.values()]).toMatchObject([{ intentId: 'pi_1', amountCents: 5_000 }]);
    expect(desk.refunds.requested).toEqual([]);
    desk.payments.change('pi_1', { refundedCents: 5_000 });
    await desk.reconcile.sinceLastWalk();
    expect(desk.odd.known.size).toBe(0);
  });

  it('finds out by the next night that an old payment has gone back', async () => {
    await begin('ada');
    desk.payments.become('pi_1', 'succeeded');
    desk.checkouts.rows.clear();
    await desk.reconcile.sinceLastWalk();
    desk.clock.advance(96 * HOUR);
    await desk.reconcile.lastDays();
    expect(desk.odd.known.size).toBe(1);
    desk.payments.change('pi_1', { refundedCents: 5_000 });
    await desk.reconcile.lastDays();
    expect(desk.odd.known.size).toBe(0);
  });

  it('asks the provider nothing about payments that are settled', async () => {
    await begin('ada');
    desk.payments.become('pi_1', 'succeeded');
    await desk.reconcile.sinceLastWalk();
    desk.payments.calls.length = 0;
    await desk.reconcile.sinceLastWalk();
    expect(desk.payments.calls).toEqual(['list']);
  });
});
