import { HOUR_MS } from '../../../kernel/time.js';
import { ProviderRefused } from '../../payment/index.js';
import {
  BELL,
  type CheckoutFixture,
  checkoutFixture,
  HOLD_MS,
} from '../testing/checkout-fixture.js';

let fixture: CheckoutFixture;

beforeEach(() => {
  fixture = checkoutFixture();
  fixture.sell(BELL, 5_000, 10);
});

const statuses = () => [...fixture.checkouts.rows.values()].map((row) => row.status);

it('leaves a checkout its time', async () => {
  await fixture.begin('ada');
  fixture.clock.advance(HOLD_MS - 1);
  await fixture.sweep.execute();
  expect(statuses()).toEqual(['open']);
});

it('cancels, completes or waits, as the provider says', async () => {
  await fixture.begin('ada');
  await fixture.begin('bob');
  await fixture.begin('cyd');
  fixture.payments.become('pi_2', 'succeeded');
  fixture.payments.become('pi_3', 'processing');
  fixture.clock.advance(HOUR_MS);
  await fixture.sweep.execute();
  expect(statuses()).toEqual(['released', 'completed', 'open']);
  expect(fixture.payments.intents.get('pi_1')!.status).toBe('canceled');
  expect(fixture.stock.left(BELL)).toBe(8);
});

it('finds out about an intent that was asked for and not noted, and cancels it', async () => {
  fixture.payments.isUnavailable = true;
  await fixture.begin('ada').catch(() => undefined);
  fixture.payments.isUnavailable = false;
  fixture.clock.advance(HOUR_MS);
  await fixture.sweep.execute();
  expect([statuses(), fixture.payments.last.status]).toEqual([['released'], 'canceled']);
});

it('keeps the hold while the provider is unavailable', async () => {
  await fixture.begin('ada');
  fixture.clock.advance(HOUR_MS);
  fixture.payments.isUnavailable = true;
  await expect(fixture.sweep.execute()).rejects.toMatchObject({ kind: 'unavailable' });
  expect([statuses(), fixture.stock.left(BELL)]).toEqual([['open'], 9]);
});

it('ends a checkout whose intent the provider has forgotten', async () => {
  await fixture.begin('ada');
  fixture.payments.intents.clear();
  fixture.clock.advance(HOUR_MS);
  await fixture.sweep.execute();
  expect(statuses()).toEqual(['released']);
});

it('ends a checkout that the provider refuses an intent for', async () => {
  fixture.payments.isRefusingToCreate = true;
  await fixture.begin('ada').catch(() => undefined);
  expect(fixture.stock.left(BELL)).toBe(9);
  fixture.clock.advance(HOUR_MS);
  await fixture.sweep.execute();
  expect([statuses(), fixture.stock.left(BELL)]).toEqual([['released'], 10]);
});

it.each([
  ['open', 'released', 'canceled', 10],
  ['succeeded', 'completed', 'succeeded', 9],
] as const)(
  'finds an intent that is %s although the provider refuses to tell of it again',
  async (before, checkout, after, stock) => {
    await fixture.begin('ada');
    await fixture.begin('bob');
    fixture.payments.become('pi_2', before);
    for (const row of fixture.checkouts.rows.values()) {
      fixture.checkouts.rows.set(row.id, { ...row, intentId: null });
    }
    fixture.payments.change('pi_1', { status: 'canceled' });
    fixture.payments.isRefusingToCreate = true;
    fixture.clock.advance(HOUR_MS);
    await fixture.sweep.execute();
    expect(statuses()).toEqual(['released', checkout]);
    expect(fixture.payments.intents.get('pi_2')!.status).toBe(after);
    expect(fixture.stock.left(BELL)).toBe(stock);
  },
);

it('goes on where the process died between the provider and the stock', async () => {
  await fixture.begin('ada');
  fixture.clock.advance(HOUR_MS);
  fixture.failpoints.diesAt = 'provider-cancelled-hold-not-released';
  await expect(fixture.sweep.execute()).rejects.toThrow('died');
  expect([statuses(), fixture.payments.last.status]).toEqual([['open'], 'canceled']);
  await fixture.sweep.execute();
  expect([statuses(), fixture.stock.left(BELL)]).toEqual([['released'], 10]);
});

it('keeps the hold while the provider refuses to tell of an intent', async () => {
  await fixture.begin('ada');
  fixture.payments.retrieve = async () => {
    throw new ProviderRefused('The key is wrong.');
  };
  fixture.clock.advance(HOUR_MS);
  await expect(fixture.sweep.execute()).rejects.toThrow('refused this payment');
  expect([statuses(), fixture.stock.left(BELL)]).toEqual([['open'], 9]);
});

it.each([
  [HOUR_MS, 'completed'],
  [HOUR_MS + 1, 'released'],
])('finds an intent though the provider’s clock is behind: by %i ms', async (behind, status) => {
  await fixture.begin('ada');
  const [row] = fixture.checkouts.rows.values();
  fixture.checkouts.rows.set(row!.id, { ...row!, intentId: null });
  const createdAt = new Date(row!.createdAt.getTime() - behind);
  fixture.payments.change('pi_1', { status: 'succeeded', createdAt });
  fixture.payments.isRefusingToCreate = true;
  fixture.clock.advance(HOUR_MS);
  await fixture.sweep.execute();
  expect(statuses()).toEqual([status]);
});

it('finds the intent that was paid behind a newer one that was canceled', async () => {
  await fixture.begin('ada');
  fixture.payments.become('pi_1', 'canceled');
  await fixture.begin('ada');
  fixture.payments.become('pi_1', 'succeeded');
  fixture.payments.become('pi_2', 'canceled');
  const [row] = fixture.checkouts.rows.values();
  fixture.checkouts.rows.set(row!.id, { ...row!, version: 3, intentId: null });
  fixture.payments.isRefusingToCreate = true;
  fixture.clock.advance(HOUR_MS);
  await fixture.sweep.execute();
  expect(statuses()).toEqual(['completed']);
});

it('ends the others where one cannot be ended', async () => {
  await fixture.begin('ada');
  await fixture.begin('bob');
  fixture.payments.beforeCancel = () => {
    throw new Error('refused');
  };
  fixture.clock.advance(HOUR_MS);
  await expect(fixture.sweep.execute()).rejects.toThrow('refused');
  expect(statuses()).toEqual(['open', 'released']);
});
