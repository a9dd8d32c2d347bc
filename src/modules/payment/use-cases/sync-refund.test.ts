import { DAY_MS } from '../../../kernel/time.js';
import { ProviderUnavailable } from '../domain/payment-errors.js';
import { withProviderUpdate } from '../domain/refund.js';
import { refundsFixture } from '../testing/refunds-fixture.js';

describe('a refund that the bank sends back', () => {
  it('is shown as failed, and a lost answer is found out', async () => {
    const { perform, provider, refunds, follow, ask, documents } = refundsFixture();
    const id = await ask();
    await follow.execute('pi_1');
    expect((await refunds.find(id))?.status).toBe('requested');
    await perform.execute(id);
    await follow.all();
    expect((await refunds.find(id))?.status).toBe('refunded');
    provider.sendsBack();
    await follow.all();
    expect(await refunds.find(id)).toMatchObject({
      status: 'failed',
      error: 'The bank returned the refund.',
    });
    expect(documents.updated).toEqual([
      { refundId: id, status: 'refunded' },
      { refundId: id, status: 'failed' },
    ]);
  });

  it.each([
    ['not told of for a part that it never confirmed', true, []],
    ['told of for a whole order, whose cancellation said it at once', false, ['o1']],
  ])('before it confirmed any is %s', async (_what, isPart, told) => {
    const { perform, provider, follow, ask, askPart, events } = refundsFixture();
    provider.answer = { status: 'pending', failure: null };
    await perform.execute(await (isPart ? askPart(1_000) : ask()));
    provider.sendsBack();
    await follow.all();
    const returned = events.published.filter(({ name }) => name === 'payment.refund-returned');
    expect(returned).toMatchObject(told.map((orderId) => ({ payload: { orderId } })));
  });

  it('is told of for a part once its customer has read of it', async () => {
    const { perform, provider, follow, askPart, events } = refundsFixture();
    const refundId = await askPart(1_000);
    await perform.execute(refundId);
    provider.sendsBack();
    await follow.all();
    expect(events.published.at(-1)).toEqual({
      name: 'payment.refund-returned',
      payload: { refundId, orderId: 'o1' },
    });
  });

  it('is shown as sent until the bank has decided, and then as failed', async () => {
    const { perform, provider, refunds, follow, ask } = refundsFixture();
    const id = await ask();
    provider.answer = { status: 'pending', failure: null };
    await perform.execute(id);
    await follow.all();
    expect((await refunds.find(id))?.status).toBe('sent');
    provider.sendsBack();
    await follow.all();
    expect(await refunds.find(id)).toMatchObject({
      status: 'failed',
      error: 'The bank returned the refund.',
    });
  });

  it.each([
    [3 * DAY_MS, 'failed'],
    [3 * DAY_MS + 1, 'refunded'],
  ])('is noticed for three days: after %i ms it is %s', async (ms, status) => {
    const { perform, provider, refunds, follow, clock, ask } = refundsFixture();
    const id = await ask();
    await perform.execute(id);
    provider.sendsBack();
    clock.advance(ms);
    await follow.all();
    expect((await refunds.find(id))?.status).toBe(status);
  });

  it('is noticed for three days after a retry succeeded, whenever it was requested', async () => {
    const { perform, provider, refunds, retry, follow, clock, ask } = refundsFixture();
    const id = await ask();
    provider.isRefusing = true;
    await perform.execute(id);
    provider.isRefusing = false;
    clock.advance(5 * DAY_MS);
    await retry.ofOrder(id);
    await perform.execute(id);
    provider.sendsBack();
    clock.advance(3 * DAY_MS);
    await follow.all();
    expect((await refunds.find(id))?.status).toBe('failed');
  });
});

describe('a refund of which the provider tells nothing', () => {
  it('is left to its job until that has asked for it', async () => {
    const { provider, refunds, follow, ask } = refundsFixture();
    const id = await ask();
    provider.byHandCents = 4_200;
    await follow.execute('pi_1');
    expect((await refunds.find(id))?.status).toBe('requested');
  });

  it.each([[[]], [['pi_1']]])('stays as it is, unknown payments being %j', async (unknown) => {
    const { perform, provider, refunds, follow, ask } = refundsFixture();
    const id = await ask();
    provider.isUnavailable = true;
    await expect(perform.execute(id)).rejects.toThrow(ProviderUnavailable);
    for (const intentId of unknown) provider.unknown.add(intentId);
    const before = await refunds.find(id);
    expect(before?.keyUsedAt).not.toBeNull();
    await follow.execute('pi_1');
    expect(await refunds.find(id)).toEqual(before);
  });

  it('stays done where it took place before the shop knew of it', async () => {
    const { refunds, facade, follow, order } = refundsFixture();
    await facade.recordPast(order);
    await follow.all();
    expect([...refunds.rows.values()]).toMatchObject([{ status: 'refunded', error: null }]);
  });

  it('is not looked for where the payment has none', async () => {
    const { provider, follow } = refundsFixture();
    jest.spyOn(provider, 'listRefunds').mockRejectedValue(new ProviderUnavailable());
    await expect(follow.execute('pi_1')).resolves.toBeUndefined();
  });
});

describe('an answer of the provider that is older than what is stored', () => {
  it('changes nothing; the provider is asked again', async () => {
    const { perform, provider, refunds, change, follow, ask, documents } = refundsFixture();
    const id = await ask();
    provider.answer = { status: 'pending', failure: null };
    await perform.execute(id);
    const list = provider.listRefunds.bind(provider);
    jest.spyOn(provider, 'listRefunds').mockImplementationOnce(async (intentId) => {
      const older = await list(intentId);
      provider.decide({ status: 'succeeded', failure: null });
      await change.execute(id, (refund) =>
        withProviderUpdate(refund, { status: 'succeeded', failure: null }),
      );
      return older;
    });
    await follow.execute('pi_1');
    expect((await refunds.find(id))?.status).toBe('refunded');
    expect(documents.updated).toEqual([{ refundId: id, status: 'refunded' }]);
  });

  it('is not asked for without end where the refund changes each time', async () => {
    const { perform, provider, refunds, follow, ask } = refundsFixture();
    const id = await ask();
    await perform.execute(id);
    const list = provider.listRefunds.bind(provider);
    const asked = jest.spyOn(provider, 'listRefunds').mockImplementation(async (intentId) => {
      const refund = refunds.rows.get(id)!;
      refunds.rows.set(id, { ...refund, status: refund.status === 'sent' ? 'refunded' : 'sent' });
      return list(intentId);
    });
    await expect(follow.execute('pi_1')).rejects.toThrow('pi_1 change while the provider is asked');
    expect(asked).toHaveBeenCalledTimes(5);
  });

  it('is that of the request where an event was quicker', async () => {
    const { perform, provider, refunds, follow, ask } = refundsFixture();
    const id = await ask();
    const create = provider.createRefund.bind(provider);
    provider.answer = { status: 'pending', failure: null };
    jest.spyOn(provider, 'createRefund').mockImplementationOnce(async (refund, key) => {
      const older = await create(refund, key);
      provider.decide({ status: 'succeeded', failure: null });
      await follow.execute('pi_1');
      return older;
    });
    await perform.execute(id);
    expect((await refunds.find(id))?.status).toBe('refunded');
  });
});

describe('refunds under way', () => {
  it('are each looked at, whatever becomes of the others', async () => {
    const { perform, provider, refunds, facade, follow, order, ask } = refundsFixture();
    await perform.execute(await ask());
    await facade.request({ ...order, intentId: 'pi_2', orderId: 'o2' });
    provider.paidCents = 8_400;
    await perform.execute([...refunds.rows.keys()][1]!);
    provider.sendsBack();
    provider.silentOn.add('pi_1');
    await expect(follow.all()).rejects.toThrow('refused');
    expect([...refunds.rows.values()].map(({ status }) => status)).toEqual(['refunded', 'failed']);
  });

  it('end where the provider does not know their payment', async () => {
    const { perform, provider, refunds, change, follow, ask } = refundsFixture();
    const id = await ask();
    provider.isLosingAnswers = true;
    await expect(perform.execute(id)).rejects.toThrow(ProviderUnavailable);
    await change.execute(id, (refund) =>
      withProviderUpdate(refund, { status: 'pending', failure: null }),
    );
    provider.sendsBack();
    provider.unknown.add('pi_1');
    await follow.all();
    expect(await refunds.find(id)).toMatchObject({
      status: 'failed',
      error: 'The card provider does not know this payment.',
    });
  });
});
