import { HOUR_MS } from '../../../kernel/time.js';
import { ProviderUnavailable } from '../domain/payment-errors.js';
import { refundRepositoryContract } from '../testing/refund-repository.contract.js';
import { refundsFixture } from '../testing/refunds-fixture.js';

describe('a refund', () => {
  it('is asked for once, however often it is requested', async () => {
    const { refunds, facade, order, events } = refundsFixture();
    await facade.request(order);
    await facade.request(order);
    const ids = [...refunds.rows.keys()];
    expect(ids).toHaveLength(1);
    expect(events.published).toEqual([
      { name: 'payment.refund-requested', payload: { refundId: ids[0] } },
    ]);
  });

  it('is known to other modules by its payment', async () => {
    const { facade, refunds, ask } = refundsFixture();
    const id = await ask();
    expect(await facade.ofIntent('pi_1')).toEqual([await refunds.find(id)]);
    expect(await facade.ofIntent('pi_2')).toEqual([]);
  });

  it('is made once, however often its job runs', async () => {
    const { perform, provider, events, ask } = refundsFixture();
    const id = await ask();
    await perform.execute(id);
    await perform.execute(id);
    expect(provider.made).toHaveLength(1);
    expect(events.published).toEqual([
      { name: 'payment.refund-requested', payload: { refundId: id } },
      {
        name: 'payment.refund-changed',
        payload: { refundId: id, orderId: 'o1', status: 'refunded' },
      },
    ]);
  });

  it('is made once when the answer was lost, by its key', async () => {
    const { perform, provider, refunds, ask } = refundsFixture();
    const id = await ask();
    provider.isLosingAnswers = true;
    await expect(perform.execute(id)).rejects.toThrow(ProviderUnavailable);
    provider.isLosingAnswers = false;
    await perform.execute(id);
    expect(provider.made).toHaveLength(1);
    expect((await refunds.find(id))?.status).toBe('refunded');
  });

  it('is made where the provider does not list it yet', async () => {
    const { perform, provider, refunds, ask } = refundsFixture();
    jest.spyOn(provider, 'listRefunds').mockResolvedValue([]);
    const id = await ask();
    await perform.execute(id);
    expect((await refunds.find(id))?.status).toBe('refunded');
  });

  it('is looked up before it is asked again, once the key may be forgotten', async () => {
    const { perform, provider, refunds, clock, ask } = refundsFixture();
    const id = await ask();
    provider.isLosingAnswers = true;
    await expect(perform.execute(id)).rejects.toThrow(ProviderUnavailable);
    provider.isLosingAnswers = false;
    provider.forgetKeys();
    // Part of the payment remains, so that nothing else prevents a second refund.
    provider.paidCents = 8_400;
    clock.advance(21 * HOUR_MS);
    await perform.execute(id);
    expect(provider.made).toHaveLength(1);
    expect((await refunds.find(id))?.status).toBe('refunded');
  });

  it('that the bank returned while its answer was lost has failed, whatever the key repeats', async () => {
    const { perform, provider, refunds, ask } = refundsFixture();
    const id = await ask();
    provider.isLosingAnswers = true;
    await expect(perform.execute(id)).rejects.toThrow(ProviderUnavailable);
    provider.isLosingAnswers = false;
    provider.sendsBack();
    await perform.execute(id);
    expect(await refunds.find(id)).toMatchObject({
      status: 'failed',
      error: 'The bank returned the refund.',
    });
  });

  it('of the rest that the bank returned while its answer was lost has failed, too', async () => {
    const { perform, provider, refunds, ask } = refundsFixture();
    const id = await ask();
    provider.byHandCents = 1_200;
    provider.isLosingAnswers = true;
    await expect(perform.execute(id)).rejects.toThrow(ProviderUnavailable);
    provider.isLosingAnswers = false;
    provider.sendsBack();
    await perform.execute(id);
    expect((await refunds.find(id))?.status).toBe('failed');
  });

  it('waits for the bank where its answer was lost and a second try is refused', async () => {
    const { perform, provider, refunds, ask } = refundsFixture();
    const id = await ask();
    provider.answer = { status: 'pending', failure: null };
    provider.isLosingAnswers = true;
    await expect(perform.execute(id)).rejects.toThrow(ProviderUnavailable);
    provider.isRefusing = true;
    await perform.execute(id);
    expect((await refunds.find(id))?.status).toBe('sent');
  });

  it('waits for a provider that is unavailable', async () => {
    const { perform, provider, refunds, ask } = refundsFixture();
    const id = await ask();
    provider.isUnavailable = true;
    await expect(perform.execute(id)).rejects.toThrow(ProviderUnavailable);
    expect((await refunds.find(id))?.status).toBe('requested');
  });

  it('that was refused is shown as failed, and retried under a fresh key', async () => {
    const { perform, provider, refunds, facade, events, ask } = refundsFixture();
    const id = await ask();
    provider.isRefusing = true;
    await perform.execute(id);
    expect(await refunds.find(id)).toMatchObject({ status: 'failed' });
    expect(events.published.at(-1)?.payload).toMatchObject({ status: 'failed' });
    provider.isRefusing = false;
    await facade.retry(id);
    expect(events.published.at(-1)).toEqual({
      name: 'payment.refund-requested',
      payload: { refundId: id },
    });
    await perform.execute(id);
    expect(provider.made.map(({ key }) => key)).toEqual([`refund-${id}-2`]);
    expect((await refunds.find(id))?.status).toBe('refunded');
  });

  it('is not asked for, nor changed, where it is unknown', async () => {
    const { perform, provider, change, events } = refundsFixture();
    await perform.execute('unknown');
    await change.execute('unknown', (refund) => ({ ...refund, status: 'refunded' }));
    expect(events.published).toEqual([]);
    expect(provider.made).toEqual([]);
  });

  it('is made once where the process dies before it is stored', async () => {
    const { perform, provider, refunds, failpoints, ask } = refundsFixture();
    const id = await ask();
    failpoints.diesAt = 'refund-made-not-stored';
    await expect(perform.execute(id)).rejects.toThrow('died');
    expect((await refunds.find(id))?.status).toBe('requested');
    failpoints.diesAt = undefined;
    await perform.execute(id);
    expect(provider.made).toHaveLength(1);
    expect((await refunds.find(id))?.status).toBe('refunded');
  });

  it('that was refused stays so where nothing was given back by hand', async () => {
    const { perform, provider, refunds, ask } = refundsFixture();
    const id = await ask();
    provider.isRefusing = true;
    const retrieve = provider.retrieve.bind(provider);
    provider.retrieve = async (intentId) => {
      provider.isRefusing = false;
      return retrieve(intentId);
    };
    await perform.execute(id);
    expect(await refunds.find(id)).toMatchObject({
      status: 'failed',
      error: 'the charge was disputed',
    });
    expect(provider.made).toEqual([]);
  });

  it('that was refused for a payment that the provider does not know has failed', async () => {
    const { perform, provider, refunds, ask } = refundsFixture();
    const id = await ask();
    provider.isRefusing = true;
    provider.unknown.add('pi_1');
    await perform.execute(id);
    expect(await refunds.find(id)).toMatchObject({
      status: 'failed',
      error: 'the charge was disputed',
    });
  });

  it('that did not fail cannot be retried', async () => {
    const { retry, ask } = refundsFixture();
    const id = await ask();
    await expect(retry.ofOrder(id)).rejects.toThrow('This order has no failed refund.');
    await expect(retry.ofPayment('pi_1', 'ada')).rejects.toThrow(
      'This payment has no failed refund.',
    );
  });

  it('without an order is retried by its payment, one of an order by that only', async () => {
    const { perform, provider, refunds, facade, retry, order, audit } = refundsFixture();
    provider.isRefusing = true;
    await facade.request({ ...order, orderId: null });
    await facade.request({ ...order, intentId: 'pi_2', orderId: 'o2' });
    const [lone, ofOrder] = [...refunds.rows.keys()] as [string, string];
    await perform.execute(lone);
    await perform.execute(ofOrder);
    await expect(retry.ofPayment('pi_2', 'ada')).rejects.toThrow(
      'This payment has no failed refund.',
    );
    expect(audit.entries).toEqual([]);
    provider.isRefusing = false;
    await retry.ofPayment('pi_1', 'ada');
    expect(audit.entries).toEqual([
      {
        actor: { id: 'ada' },
        action: 'payment.retry-refund',
        subject: 'payment pi_1',
        before: { status: 'failed', error: 'the charge was disputed' },
        after: { status: 'requested' },
      },
    ]);
    await perform.execute(lone);
    expect((await refunds.find(lone))?.status).toBe('refunded');
  });
});

it('stands in the security log once for each time that it is asked for', async () => {
  const { perform, provider, facade, retry, order, ask, securityLog } = refundsFixture();
  const refund = { kind: 'refund.requested', subject: 'order 1 canceled' };
  provider.isRefusing = true;
  const id = await ask();
  await facade.request(order);
  await perform.execute(id);
  expect(securityLog.recorded).toEqual([refund]);
  await retry.ofOrder(id);
  expect(securityLog.recorded).toEqual([refund, refund]);
});

describe('the refunds in memory', () => {
  const { refunds, unitOfWork, ids, clock } = refundsFixture();
  const later = () => {
    clock.advance(HOUR_MS);
    return clock.now();
  };
  refundRepositoryContract(() => ({ refunds, unitOfWork, id: () => ids.next(), later }));
});
