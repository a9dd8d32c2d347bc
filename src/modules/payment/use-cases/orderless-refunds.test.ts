import { refundsByHandFixture } from '../testing/refunds-by-hand-fixture.js';

describe('the refund of a payment that never became an order', () => {
  const setUp = () => {
    const fixture = refundsByHandFixture();
    const { facade, order } = fixture;
    return {
      ...fixture,
      ask: async () => {
        await facade.request({ ...order, orderId: null });
        return (await facade.ofIntent('pi_1'))[0]!.id;
      },
    };
  };

  it('has no documents and no entries in the books', async () => {
    const { perform, refunds, documents, ledger, ask } = setUp();
    const id = await ask();
    await perform.execute(id);
    expect((await refunds.find(id))?.status).toBe('refunded');
    expect([documents.updated, ledger.refunds]).toEqual([[], []]);
  });

  it('waits for the bank beside what was given back by hand', async () => {
    const { perform, provider, refunds, follow, giveByHand, ask } = setUp();
    giveByHand(1_000);
    provider.answer = { status: 'pending', failure: null };
    const id = await ask();
    await perform.execute(id);
    await follow.all();
    expect((await refunds.find(id))?.status).toBe('sent');
    provider.decide({ status: 'succeeded', failure: null });
    await follow.all();
    expect((await refunds.find(id))?.status).toBe('refunded');
  });

  it('is settled where it was refused and all is given back by hand', async () => {
    const { perform, provider, refunds, follow, giveByHand, ask } = setUp();
    provider.isRefusing = true;
    const id = await ask();
    await perform.execute(id);
    expect((await refunds.find(id))?.status).toBe('failed');
    giveByHand(4_200);
    await follow.execute('pi_1');
    expect(await refunds.find(id)).toMatchObject({ status: 'refunded', error: null });
  });
});
