import { ProviderUnavailable } from '../domain/payment-errors.js';
import { refundsFixture } from '../testing/refunds-fixture.js';

describe('the refund of a part', () => {
  it('is made beside others of the same payment, each once', async () => {
    const { perform, provider, refunds, events, askPart } = refundsFixture();
    const [first, second] = [await askPart(1_000), await askPart(2_000)];
    for (const id of [first, second, first]) await perform.execute(id);
    expect(provider.made).toMatchObject([
      { refund: first, cents: 1_000 },
      { refund: second, cents: 2_000 },
    ]);
    expect(await refunds.leftCents('pi_1')).toBe(1_200);
    expect(events.published.map(({ name }) => name)).toEqual([
      'payment.part-refund-requested',
      'payment.part-refund-requested',
      'payment.part-refund-changed',
      'payment.part-refund-changed',
    ]);
  });

  it('is known by its id to its job, and with its order and status to what follows', async () => {
    const { perform, events, askPart } = refundsFixture();
    const refundId = await askPart(1_000);
    await perform.execute(refundId);
    expect(events.published).toEqual([
      { name: 'payment.part-refund-requested', payload: { refundId } },
      {
        name: 'payment.part-refund-changed',
        payload: { refundId, orderId: 'o1', status: 'refunded' },
      },
    ]);
  });

  it('stays refunded where the provider does not list it yet', async () => {
    const { perform, provider, refunds, askPart } = refundsFixture();
    jest.spyOn(provider, 'listRefunds').mockResolvedValue([]);
    const id = await askPart(1_000);
    await perform.execute(id);
    expect(await refunds.find(id)).toMatchObject({ status: 'refunded', error: null });
  });

  it('waits for the bank where its answer was lost and a second try is refused', async () => {
    const { perform, provider, refunds, askPart } = refundsFixture();
    const id = await askPart(1_000);
    provider.answer = { status: 'pending', failure: null };
    provider.isLosingAnswers = true;
    await expect(perform.execute(id)).rejects.toThrow(ProviderUnavailable);
    provider.isRefusing = true;
    await perform.execute(id);
    expect(await refunds.find(id)).toMatchObject({ status: 'sent', error: null });
  });

  it('is made once where the process dies before it is stored', async () => {
    const { perform, provider, refunds, failpoints, askPart } = refundsFixture();
    const id = await askPart(1_000);
    failpoints.diesAt = 'refund-made-not-stored';
    await expect(perform.execute(id)).rejects.toThrow('died');
    failpoints.diesAt = undefined;
    await perform.execute(id);
    expect(provider.made).toMatchObject([{ cents: 1_000 }]);
    expect((await refunds.find(id))?.status).toBe('refunded');
  });

  it('is done at once where a canceled rest gives nothing back', async () => {
    const { perform, provider, refunds, events, securityLog, askPart } = refundsFixture();
    const id = await askPart(0, { cents: 1_000, reason: 'dispute_lost' });
    await perform.execute(id);
    expect([provider.made, events.published, securityLog.recorded]).toEqual([[], [], []]);
    expect(await refunds.find(id)).toMatchObject({ status: 'refunded', amountCents: 0 });
  });

  it('is never made smaller: where less is left, it has failed, and its money is free again', async () => {
    const { perform, provider, refunds, retry, askPart } = refundsFixture();
    const id = await askPart(4_000);
    provider.byHandCents = 1_000;
    await perform.execute(id);
    expect(provider.made).toEqual([]);
    expect(await refunds.find(id)).toMatchObject({
      status: 'failed',
      amountCents: 4_000,
      error: 'only 3200 are left',
    });
    expect(await refunds.leftCents('pi_1')).toBe(4_200);
    provider.byHandCents = 0;
    await retry.ofOrder(id);
    await perform.execute(id);
    expect(provider.made).toMatchObject([{ cents: 4_000, key: `refund-${id}-2` }]);
  });

  it('is not settled by what somebody gave back by hand', async () => {
    const { perform, provider, refunds, follow, askPart } = refundsFixture();
    const id = await askPart(4_200);
    provider.isRefusing = true;
    await perform.execute(id);
    provider.byHandCents = 4_200;
    await follow.execute('pi_1');
    expect((await refunds.find(id))?.status).toBe('failed');
  });

  it('that the bank returns late fails without the others', async () => {
    const { perform, provider, refunds, follow, askPart } = refundsFixture();
    const [first, second] = [await askPart(1_000), await askPart(2_000)];
    for (const id of [first, second]) await perform.execute(id);
    provider.made.splice(0, 1);
    await follow.all();
    expect(await refunds.find(first)).toMatchObject({
      status: 'failed',
      error: 'The bank returned the refund.',
    });
    expect((await refunds.find(second))?.status).toBe('refunded');
    expect(await refunds.leftCents('pi_1')).toBe(2_200);
  });

  it('leaves what remains to the refund of all, which is made after it', async () => {
    const { perform, provider, facade, order, refunds, askPart } = refundsFixture();
    await perform.execute(await askPart(1_001));
    await facade.request({ ...order, amountCents: 3_199 });
    await perform.execute([...refunds.rows.keys()].at(-1)!);
    expect(provider.made.map(({ cents }) => cents)).toEqual([1_001, 3_199]);
    expect(await refunds.leftCents('pi_1')).toBe(0);
  });

  it('is named in the security log without what staff typed', async () => {
    const { retry, perform, provider, securityLog, askPart } = refundsFixture();
    const id = await askPart(1_000);
    provider.isRefusing = true;
    await perform.execute(id);
    await retry.ofOrder(id);
    const entry = { kind: 'refund.requested', subject: 'part of payment pi_1' };
    expect(securityLog.recorded).toEqual([entry, entry]);
  });
});

describe('a refund that was made by hand', () => {
  const byHand = { id: 're_1', madeFor: null, cents: 2_000, failure: null } as const;
  const enter = async () => {
    const fixture = refundsFixture();
    const { provider, facade } = fixture;
    provider.byHand = [{ ...byHand, status: 'succeeded' }];
    const found = await facade.findForeign('pi_1');
    await fixture.enterForeign();
    return { ...fixture, found, id: [...fixture.refunds.rows.keys()].at(-1)! };
  };

  it('is found once, and entered as refunded', async () => {
    const { found, refunds, id, facade, events, documents } = await enter();
    expect(found).toHaveLength(1);
    expect(await refunds.find(id)).toMatchObject({ status: 'refunded', amountCents: 2_000 });
    expect(await facade.findForeign('pi_1')).toEqual([]);
    expect(events.published.at(-1)).toEqual({
      name: 'payment.part-refund-changed',
      payload: { refundId: id, orderId: 'o1', status: 'refunded' },
    });
    expect(documents.updated).toEqual([{ refundId: id, status: 'refunded' }]);
  });

  it('fails where the bank returns it', async () => {
    const { refunds, id, provider, follow } = await enter();
    provider.byHand = [{ ...byHand, status: 'failed', failure: 'expired card' }];
    await follow.all();
    expect(await refunds.find(id)).toMatchObject({ status: 'failed', error: 'expired card' });
  });

  it('is made by the shop where it failed and is retried, and followed as its own', async () => {
    const { refunds, id, provider, follow, retry, perform } = await enter();
    provider.byHand = [{ ...byHand, status: 'failed', failure: 'expired card' }];
    await follow.all();
    await retry.ofOrder(id);
    await follow.all();
    expect((await refunds.find(id))?.status).toBe('requested');
    provider.answer = { status: 'pending', failure: null };
    await perform.execute(id);
    expect(provider.made).toMatchObject([{ refund: id, cents: 2_000 }]);
    expect((await refunds.find(id))?.status).toBe('sent');
    await follow.all();
    expect(await refunds.find(id)).toMatchObject({ status: 'sent', error: null });
    provider.sendsBack();
    await follow.all();
    expect((await refunds.find(id))?.status).toBe('failed');
  });

  it('differs while ours and it exceed the payment, and counts once there is room', async () => {
    const { provider, enterForeign, refunds, perform, follow, askPart } = refundsFixture();
    const ours = await askPart(3_000);
    provider.byHand = [{ ...byHand, status: 'succeeded' }];
    await enterForeign();
    const id = [...refunds.rows.keys()].at(-1)!;
    const state = async () => (await refunds.find(id))?.status;
    await follow.all();
    expect(await state()).toBe('unmatched');
    await perform.execute(ours);
    expect((await refunds.find(ours))?.status).toBe('failed');
    await follow.all();
    expect(await state()).toBe('refunded');
    expect(await refunds.leftCents('pi_1')).toBe(2_200);
  });
});
