import { ProviderUnavailable } from '../domain/payment-errors.js';
import { refundsFixture } from '../testing/refunds-fixture.js';

describe('money that somebody gave back by hand', () => {
  it('is not given back again: all of it settles the refund', async () => {
    const { perform, provider, refunds, follow, ask } = refundsFixture();
    provider.byHandCents = 4_200;
    const id = await ask();
    await perform.execute(id);
    expect(await refunds.find(id)).toMatchObject({ status: 'refunded', error: null });
    expect(provider.made).toEqual([]);
    await follow.all();
    expect((await refunds.find(id))?.status).toBe('refunded');
  });

  it('leaves the rest to us, once', async () => {
    const { perform, provider, refunds, ask } = refundsFixture();
    provider.byHandCents = 1_000;
    const id = await ask();
    provider.isLosingAnswers = true;
    await expect(perform.execute(id)).rejects.toThrow(ProviderUnavailable);
    provider.isLosingAnswers = false;
    await perform.execute(id);
    expect(provider.made.map(({ cents }) => cents)).toEqual([3_200]);
    expect((await refunds.find(id))?.status).toBe('refunded');
  });

  it('is missing where the bank returns it after we gave the rest: a retry makes up for it', async () => {
    const { perform, provider, refunds, follow, retry, ask } = refundsFixture();
    provider.byHandCents = 1_000;
    const id = await ask();
    await perform.execute(id);
    await follow.all();
    expect((await refunds.find(id))?.status).toBe('refunded');
    provider.byHandCents = 0;
    await follow.all();
    expect(await refunds.find(id)).toMatchObject({
      status: 'failed',
      error: 'The bank returned the refund.',
    });
    await retry.ofOrder(id);
    await perform.execute(id);
    expect(provider.made.map(({ cents }) => cents)).toEqual([3_200, 1_000]);
    await follow.all();
    expect((await refunds.find(id))?.status).toBe('refunded');
  });

  it('settles a refund that had failed, as soon as the provider tells', async () => {
    const { perform, provider, refunds, follow, ask } = refundsFixture();
    const id = await ask();
    provider.isRefusing = true;
    await perform.execute(id);
    expect((await refunds.find(id))?.status).toBe('failed');
    provider.byHandCents = 4_200;
    await follow.execute('pi_1');
    expect((await refunds.find(id))?.status).toBe('refunded');
  });
});
