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
});
