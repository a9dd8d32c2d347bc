import { refundsByHandFixture } from '../testing/refunds-by-hand-fixture.js';

describe('what was given back by hand, once it is entered', () => {
  it('takes its money once, however often it is entered', async () => {
    const { facade, giveByHand, ask, all } = refundsByHandFixture();
    await ask();
    giveByHand(1_000);
    const [listed] = await facade.findForeign('pi_1');
    const payment = { intentId: 'pi_1', orderId: 'o1', totalCents: 4_200 };
    for (let times = 0; times < 2; times++) await facade.enterForeign(listed!, payment);
    expect(all()).toEqual([
      ['re_1', 1_000, 'refunded'],
      ['ours', 3_200, 'requested'],
    ]);
  });

  it('takes it from the latest refund first, and no more than it needs', async () => {
    const { facade, giveByHand, order, askPart, enterForeign, all } = refundsByHandFixture();
    await askPart(1_000, { cents: 0, reason: null });
    await facade.request({ ...order, amountCents: 3_200 });
    giveByHand(1_500);
    await enterForeign();
    expect(all()).toEqual([
      ['re_1', 1_500, 'refunded'],
      ['ours', 1_000, 'requested'],
      ['ours', 1_700, 'requested'],
    ]);
  });

  it('leaves nothing to a canceled order that waits, where it was all', async () => {
    const { giveByHand, ask, enterForeign, all } = refundsByHandFixture();
    await ask();
    giveByHand(4_200);
    await enterForeign();
    expect(all()).toEqual([
      ['re_1', 4_200, 'refunded'],
      ['ours', 0, 'refunded'],
    ]);
  });

  it('takes its money beside another that is entered at the same time', async () => {
    const { facade, refunds, giveByHand, ask, all } = refundsByHandFixture();
    await ask();
    giveByHand(1_000);
    giveByHand(1_200);
    const [first, second] = await facade.findForeign('pi_1');
    const payment = { intentId: 'pi_1', orderId: 'o1', totalCents: 4_200 };
    jest.spyOn(refunds, 'lock').mockImplementationOnce(async (refundId) => {
      // The other transaction has the lock, and ends.
      await facade.enterForeign(first!, payment);
      return refunds.find(refundId);
    });
    await facade.enterForeign(second!, payment);
    expect(all()).toEqual([
      ['re_2', 1_200, 'refunded'],
      ['re_1', 1_000, 'refunded'],
      ['ours', 2_000, 'requested'],
    ]);
  });

  it('waits for the bank without documents, and has them once it is refunded', async () => {
    const { provider, giveByHand, enterForeign, follow, all, documents } = refundsByHandFixture();
    const decide = (status: 'pending' | 'succeeded') => {
      provider.byHand = provider.byHand.map((each) => ({ ...each, status }));
    };
    giveByHand(3_000);
    decide('pending');
    await enterForeign();
    expect(all()).toEqual([['re_1', 3_000, 'sent']]);
    expect(documents.updated).toEqual([]);
    decide('succeeded');
    await follow.all();
    expect(all()).toEqual([['re_1', 3_000, 'refunded']]);
    expect(documents.updated).toMatchObject([{ status: 'refunded' }]);
  });

  it('still differs while the provider does not list it', async () => {
    const { provider, giveByHand, enterForeign, follow, askPart, all } = refundsByHandFixture();
    await askPart(3_000);
    giveByHand(2_000);
    await enterForeign();
    provider.byHand = [];
    await follow.all();
    expect(all()[0]).toEqual(['re_1', 2_000, 'unmatched']);
  });

  it('fails where it differed and the bank returns it', async () => {
    const { giveByHand, returnByHand, enterForeign, follow, askPart, all } = refundsByHandFixture();
    await askPart(3_000);
    giveByHand(2_000);
    await enterForeign();
    expect(all()[0]).toEqual(['re_1', 2_000, 'unmatched']);
    returnByHand();
    await follow.all();
    expect(all()).toEqual([
      ['re_1', 2_000, 'failed'],
      ['ours', 3_000, 'requested'],
    ]);
  });
});

describe('the refund of a canceled order that has failed', () => {
  const setUp = async () => {
    const fixture = refundsByHandFixture();
    const id = await fixture.ask();
    fixture.provider.isRefusing = true;
    await fixture.perform.execute(id);
    return fixture;
  };

  it('loses nothing to what differs', async () => {
    const { giveByHand, enterForeign, all } = await setUp();
    giveByHand(1_000);
    await enterForeign();
    giveByHand(3_500);
    await enterForeign();
    expect(all()).toEqual([
      ['re_2', 3_500, 'unmatched'],
      ['re_1', 1_000, 'refunded'],
      ['ours', 3_200, 'failed'],
    ]);
  });

  it('is of all that is left where it is retried while its payment is looked at', async () => {
    const { refunds, retry, follow, all } = await setUp();
    jest.spyOn(refunds, 'lock').mockImplementationOnce(async (refundId) => {
      await retry.ofOrder(refundId);
      return refunds.find(refundId);
    });
    await follow.execute('pi_1');
    expect(all()).toEqual([['ours', 4_200, 'requested']]);
  });
});
