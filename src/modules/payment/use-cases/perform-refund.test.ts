import { ProviderRefused, ProviderUnavailable } from '../domain/payment-errors.js';
import { withProviderUpdate } from '../domain/refund.js';
import { refundsByHandFixture } from '../testing/refunds-by-hand-fixture.js';
import { refundsFixture } from '../testing/refunds-fixture.js';

describe('a refund that changes while the provider answers', () => {
  it('does not fail by the answer to an earlier key, once it is retried', async () => {
    const { perform, provider, refunds, change, retry, ask } = refundsFixture();
    const id = await ask();
    jest.spyOn(provider, 'createRefund').mockImplementationOnce(async () => {
      // Another process got the same answer first, and staff have retried the refund since.
      const refused = { status: 'failed', failure: 'the charge was disputed' } as const;
      await change.execute(id, (refund) => withProviderUpdate(refund, refused));
      await retry.ofOrder(id);
      throw new ProviderRefused('the charge was disputed');
    });
    await perform.execute(id);
    expect(await refunds.find(id)).toMatchObject({
      status: 'requested',
      keyNumber: 2,
      error: null,
    });
  });

  it('is as the provider has it, where an event was quicker and saw less', async () => {
    const { perform, provider, refunds, follow, ask } = refundsFixture();
    const id = await ask();
    const create = provider.createRefund.bind(provider);
    provider.answer = { status: 'pending', failure: null };
    jest.spyOn(provider, 'createRefund').mockImplementationOnce(async (refund, key) => {
      await create(refund, key);
      await follow.execute('pi_1');
      expect((await refunds.find(id))?.status).toBe('sent');
      provider.decide({ status: 'succeeded', failure: null });
      return { status: 'succeeded', failure: null };
    });
    await perform.execute(id);
    expect((await refunds.find(id))?.status).toBe('refunded');
  });
});

describe('a refund of before, whose part by hand the bank has returned', () => {
  /** It stood for `byHandCents` that were given back beside it, and is retried. */
  const setUp = async (byHandCents: number) => {
    const fixture = refundsByHandFixture();
    const { provider, refunds, follow, retry, ask } = fixture;
    const id = await ask();
    const old = (await refunds.find(id))!;
    await refunds.save({ ...old, status: 'refunded', keyUsedAt: new Date(0) });
    await provider.createRefund({ ...old, amountCents: 4_200 - byHandCents }, 'old');
    fixture.giveByHand(byHandCents);
    await follow.all();
    expect((await refunds.find(id))?.status).toBe('refunded');
    fixture.returnByHand();
    await follow.all();
    await retry.ofOrder(id);
    return { ...fixture, id };
  };

  it('gives back what is missing, once', async () => {
    const { perform, provider, refunds, follow, id } = await setUp(1_000);
    await perform.execute(id);
    await follow.all();
    expect(provider.made.map(({ cents }) => cents)).toEqual([3_200, 1_000]);
    expect(await refunds.find(id)).toMatchObject({ status: 'refunded', amountCents: 4_200 });
  });

  // More than the whole refund is left of the payment then, and less.
  it.each([3_000, 1_000])(
    'gives back no more where the bank returned %i of another, too',
    async (otherCents) => {
      const fixture = refundsByHandFixture();
      const { perform, provider, refunds, follow, retry, facade, order } = fixture;
      await perform.execute(await fixture.askPart(otherCents));
      const amountCents = 4_200 - otherCents;
      await facade.request({ ...order, amountCents });
      const old = [...refunds.rows.values()].at(-1)!;
      await refunds.save({ ...old, status: 'refunded', keyUsedAt: new Date(0) });
      await provider.createRefund({ ...old, amountCents: amountCents - 500 }, 'old');
      fixture.giveByHand(500);
      await follow.all();
      fixture.returnByHand();
      provider.made.shift();
      await follow.all();
      await retry.ofOrder(old.id);
      await perform.execute(old.id);
      expect(provider.made.map(({ cents }) => cents)).toEqual([amountCents - 500, 500]);
      expect(await refunds.find(old.id)).toMatchObject({ status: 'refunded' });
    },
  );

  it('has failed where the bank returns the other part while the rest is given back', async () => {
    const { perform, provider, refunds, id } = await setUp(1_000);
    const create = provider.createRefund.bind(provider);
    jest.spyOn(provider, 'createRefund').mockImplementationOnce(async (refund, key) => {
      provider.sendsBack();
      return create(refund, key);
    });
    await perform.execute(id);
    expect(provider.made).toMatchObject([{ cents: 1_000 }]);
    expect((await refunds.find(id))?.status).toBe('failed');
  });

  // In the second case what stands of it is more than what was returned.
  it.each([3_200, 1_000])('has failed where the bank returned that, too: %i', async (cents) => {
    const { perform, provider, refunds, id } = await setUp(cents);
    provider.isLosingAnswers = true;
    await expect(perform.execute(id)).rejects.toThrow(ProviderUnavailable);
    provider.isLosingAnswers = false;
    expect(provider.made.splice(1)).toMatchObject([{ cents }]);
    await perform.execute(id);
    expect(await refunds.find(id)).toMatchObject({
      status: 'failed',
      error: 'The bank returned the refund.',
    });
  });
});

// Of the payment are left 3,700: what the refund lacks, and more.
it.each([4_200, 4_000])(
  'a refund of %i of which a part was made gives back the rest',
  async (amountCents) => {
    const { perform, provider, refunds, facade, order, clock } = refundsByHandFixture();
    await facade.request({ ...order, amountCents });
    const refund = [...refunds.rows.values()].at(-1)!;
    await refunds.save({ ...refund, keyUsedAt: clock.now() });
    await provider.createRefund({ ...refund, amountCents: 500 }, 'old');
    await perform.execute(refund.id);
    expect(provider.made.map(({ cents }) => cents)).toEqual([500, amountCents - 500]);
    expect(await refunds.find(refund.id)).toMatchObject({ status: 'refunded', amountCents });
  },
);

it('a payment without an order goes back whole, also what was given back by hand and returned', async () => {
  const fixture = refundsByHandFixture();
  const { perform, provider, refunds, facade, retry, follow, order } = fixture;
  fixture.giveByHand(1_700);
  await facade.request({ ...order, orderId: null, amountCents: 2_500 });
  const [id] = [...refunds.rows.keys()] as [string];
  fixture.giveByHand(800);
  await perform.execute(id);
  expect(provider.made).toMatchObject([{ cents: 1_700 }]);
  provider.byHand = provider.byHand.map((each) =>
    each.cents === 1_700 ? { ...each, status: 'failed', failure: 'expired card' } : each,
  );
  await follow.all();
  expect((await refunds.find(id))?.status).toBe('failed');
  await retry.ofPayment('pi_1', 'ada');
  await perform.execute(id);
  expect(provider.made.map(({ cents }) => cents)).toEqual([1_700, 1_700]);
  expect((await refunds.find(id))?.status).toBe('refunded');
});
