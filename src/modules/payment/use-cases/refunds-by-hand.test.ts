import { ProviderUnavailable } from '../domain/payment-errors.js';
import { refundsByHandFixture as setUp } from '../testing/refunds-by-hand-fixture.js';

describe('what somebody gave back by hand before we did', () => {
  it('stands by itself, and the refund of the canceled order is of the rest', async () => {
    const { perform, provider, giveByHand, ask, all, follow, documents } = setUp();
    giveByHand(1_000);
    const id = await ask();
    await perform.execute(id);
    const both = [
      ['re_1', 1_000, 'refunded'],
      ['ours', 3_200, 'refunded'],
    ];
    expect(all()).toEqual(both);
    expect(provider.made.map(({ cents }) => cents)).toEqual([3_200]);
    expect(documents.updated).toHaveLength(2);
    await follow.all();
    expect(all()).toEqual(both);
  });

  it('stands by itself where its event comes first', async () => {
    const { perform, provider, giveByHand, enterForeign, ask, all } = setUp();
    const id = await ask();
    giveByHand(1_000);
    await enterForeign();
    await enterForeign();
    expect(all()).toEqual([
      ['re_1', 1_000, 'refunded'],
      ['ours', 3_200, 'requested'],
    ]);
    await perform.execute(id);
    expect(provider.made).toMatchObject([{ cents: 3_200, key: `refund-${id}-2` }]);
  });

  it('leaves nothing to the canceled order where it was all', async () => {
    const { perform, provider, giveByHand, ask, all, follow, events, documents } = setUp();
    giveByHand(2_000);
    giveByHand(2_200);
    await perform.execute(await ask());
    await follow.all();
    expect(all()).toEqual([
      ['re_2', 2_200, 'refunded'],
      ['re_1', 2_000, 'refunded'],
      ['ours', 0, 'refunded'],
    ]);
    expect(provider.made).toEqual([]);
    expect(events.published.map(({ name }) => name)).toContain('payment.refund-changed');
    expect(documents.updated.map(({ status }) => status)).not.toContain('failed');
  });

  it('differs while ours may be made already, whose answer is lost', async () => {
    const { perform, provider, giveByHand, enterForeign, askPart, follow, all } = setUp();
    await askPart(1_000);
    const rest = await askPart(3_000, { cents: 0, reason: null });
    provider.isLosingAnswers = true;
    await expect(perform.execute(rest)).rejects.toThrow(ProviderUnavailable);
    giveByHand(1_200);
    await enterForeign();
    expect(all()[0]).toEqual(['re_1', 1_200, 'unmatched']);
    await follow.execute('pi_1');
    expect(all().slice(1)).toContainEqual(['ours', 3_000, 'refunded']);
  });

  it('is entered between our look and our request: the rest is requested', async () => {
    const { perform, provider, giveByHand, enterForeign, refunds, ask, all } = setUp();
    const id = await ask();
    giveByHand(1_000);
    const find = refunds.find.bind(refunds);
    jest.spyOn(refunds, 'find').mockImplementationOnce(async (refundId) => {
      const read = await find(refundId);
      await enterForeign();
      return read;
    });
    await perform.execute(id);
    expect(provider.made).toMatchObject([{ cents: 3_200, key: `refund-${id}-2` }]);
    expect(all()[1]).toEqual(['ours', 3_200, 'refunded']);
  });

  it('leaves the rest to us, once, whatever answer is lost', async () => {
    const { perform, provider, giveByHand, ask, all } = setUp();
    giveByHand(1_000);
    const id = await ask();
    provider.isLosingAnswers = true;
    await expect(perform.execute(id)).rejects.toThrow(ProviderUnavailable);
    provider.isLosingAnswers = false;
    await perform.execute(id);
    expect(provider.made.map(({ cents }) => cents)).toEqual([3_200]);
    expect(all()).toEqual([
      ['re_1', 1_000, 'refunded'],
      ['ours', 3_200, 'refunded'],
    ]);
  });

  it('fails by itself where the bank returns it, and is made by the shop', async () => {
    const { perform, provider, refunds, returnByHand, giveByHand, ask, all, ...rest } = setUp();
    giveByHand(1_000);
    await perform.execute(await ask());
    returnByHand();
    await rest.follow.all();
    expect(all()).toEqual([
      ['re_1', 1_000, 'failed'],
      ['ours', 3_200, 'refunded'],
    ]);
    const byHand = [...refunds.rows.values()].find(({ status }) => status === 'failed')!;
    await rest.retry.ofOrder(byHand.id);
    await perform.execute(byHand.id);
    await rest.follow.all();
    expect(provider.made.map(({ cents }) => cents)).toEqual([3_200, 1_000]);
    expect(all().map(([, , status]) => status)).toEqual(['refunded', 'refunded']);
  });

  it('makes a canceled rest smaller, which says what it withholds', async () => {
    const { perform, provider, giveByHand, askPart, refunds } = setUp();
    giveByHand(1_000);
    const id = await askPart(4_000, { cents: 200, reason: 'refunded' });
    await perform.execute(id);
    expect(await refunds.find(id)).toMatchObject({
      status: 'refunded',
      amountCents: 3_200,
      part: { withheld: { cents: 1_000, reason: 'refunded' } },
    });
    expect(provider.made.map(({ cents }) => cents)).toEqual([3_200]);
  });
});

describe('what somebody gave back by hand after ours had failed', () => {
  it('stands by itself, and a retry is of the rest', async () => {
    const { perform, provider, giveByHand, enterForeign, retry, ask, all } = setUp();
    const id = await ask();
    provider.isRefusing = true;
    await perform.execute(id);
    provider.isRefusing = false;
    giveByHand(1_000);
    await enterForeign();
    expect(all()).toEqual([
      ['re_1', 1_000, 'refunded'],
      ['ours', 3_200, 'failed'],
    ]);
    await retry.ofOrder(id);
    await perform.execute(id);
    expect(provider.made.map(({ cents }) => cents)).toEqual([3_200]);
  });

  it('settles ours where it was all', async () => {
    const { perform, provider, giveByHand, enterForeign, follow, ask, all } = setUp();
    const id = await ask();
    provider.isRefusing = true;
    await perform.execute(id);
    giveByHand(4_200);
    await follow.execute('pi_1');
    await enterForeign();
    expect(all()).toEqual([
      ['re_1', 4_200, 'refunded'],
      ['ours', 0, 'refunded'],
    ]);
  });

  it('is seen before the failure: it differs, and settles ours as soon as that is known', async () => {
    const { perform, provider, giveByHand, enterForeign, follow, ask, all } = setUp();
    await perform.execute(await ask());
    provider.decide({ status: 'failed', failure: 'expired card' });
    provider.paidCents = 8_400;
    giveByHand(4_200);
    await enterForeign();
    expect(all()[0]).toEqual(['re_1', 4_200, 'unmatched']);
    await follow.all();
    await follow.all();
    expect(all()).toEqual([
      ['re_1', 4_200, 'refunded'],
      ['ours', 0, 'refunded'],
    ]);
  });
});

it('beside a part that staff asked for, the part is never made smaller, and it fails', async () => {
  const { perform, giveByHand, enterForeign, askPart, facade, refunds, order, follow, all } =
    setUp();
  const part = await askPart(2_000);
  await facade.request({ ...order, amountCents: 2_200 });
  giveByHand(3_000);
  await enterForeign();
  expect(all()).toEqual([
    ['re_1', 3_000, 'unmatched'],
    ['ours', 2_000, 'requested'],
    ['ours', 2_200, 'requested'],
  ]);
  await perform.execute([...refunds.rows.keys()][1]!);
  await perform.execute(part);
  await follow.all();
  expect(all()).toEqual([
    ['re_1', 3_000, 'refunded'],
    ['ours', 2_000, 'failed'],
    ['ours', 1_200, 'refunded'],
  ]);
  expect((await refunds.find(part))?.error).toBe('only 0 are left');
});

describe('a payment that never became an order', () => {
  it.each([
    [1_000, [3_200]],
    [4_200, []],
  ])('has one refund, which stands for %i cents by hand, too', async (byHand, made) => {
    const { perform, provider, facade, order, giveByHand, follow, all } = setUp();
    giveByHand(byHand);
    await facade.request({ ...order, orderId: null });
    await perform.execute([...(await facade.ofIntent('pi_1'))][0]!.id);
    expect(provider.made.map(({ cents }) => cents)).toEqual(made);
    await follow.all();
    expect(all()).toEqual([['ours', 4_200, 'refunded']]);
  });
});

it('a refund of before stands for what was given by hand beside it', async () => {
  const { provider, refunds, facade, follow, giveByHand, ask, all } = setUp();
  const id = await ask();
  const old = (await refunds.find(id))!;
  await refunds.save({ ...old, status: 'refunded', keyUsedAt: new Date(0) });
  provider.made.push({ key: 'old', refund: id, cents: 3_200 });
  giveByHand(1_000);
  expect(await facade.findForeign('pi_1')).toEqual([]);
  await follow.all();
  expect(all()).toEqual([['ours', 4_200, 'refunded']]);
});
